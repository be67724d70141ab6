import { formatDate } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { texts } from './texts.ts'
import type { DatedDay } from './week.ts'

/** Heading of the printed week: owner of the plan and its days. Hidden on screen. */
export function PrintedHead({ days }: { days: readonly DatedDay[] }) {
  const user = useUser()
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (!user || !first || !last) return null
  return (
    <div className="mb-2 hidden items-baseline justify-between gap-6 print:flex">
      <p className="font-display text-[16pt] leading-tight">{texts.printedTitle(user.firstName)}</p>
      <p className="text-[9pt]">{texts.period(formatDate(first), formatDate(last))}</p>
    </div>
  )
}
