import { scheduledDays } from '@kostbar/contracts/challenges/days'
import type { MyChallengeDetail } from '@kostbar/contracts/challenges/schemas'
import { Check, Circle } from 'lucide-react'
import { useToday } from '../../domain/days/use-today.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { type CalendarDay, DayCalendar } from './day-calendar.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

/** Calendar with the member's entries. */
export function MyDays({ challenge }: { readonly challenge: MyChallengeDetail }) {
  const { startsOn, endsOn, entries, target, task, unit, openDays, phase } = challenge
  const amounts = new Map(entries.map(({ day, amount }) => [day, amount]))
  const open = new Set(openDays.map(({ day }) => day))
  const today = useToday()
  const describe = (day: string): CalendarDay => {
    const amount = amounts.get(day)
    if (amount !== undefined && amount >= target)
      return { label: texts.dayReached, state: 'reached', icon: <Check className="size-3" /> }
    if (amount !== undefined && task !== 'YES_NO')
      return {
        label: texts.dayEntered(allTexts.amount(amount, unit)),
        state: 'entered',
        icon: <Circle className="size-2 fill-current" />,
      }
    // A cancelled challenge takes no entries, from the rest of today on.
    if (phase === 'CANCELLED' && day >= today) return { label: texts.dayDropped, state: 'plain' }
    const label = day > today || open.has(day) ? texts.dayAhead : texts.dayMissed
    return { label, state: open.has(day) ? 'open' : 'plain' }
  }
  const days = scheduledDays(challenge).map((day) => [day, describe(day)] as const)
  return (
    <PageSection id="tage" title={texts.calendar}>
      <DayCalendar label={texts.calendar} startsOn={startsOn} endsOn={endsOn} days={new Map(days)} />
      {days.some(([, { state }]) => state === 'entered') ? (
        <p aria-hidden="true" className="mt-3 text-sm text-ink-soft">
          {texts.dotMeaning}
        </p>
      ) : null}
    </PageSection>
  )
}
