import { amountMax } from '@kostbar/contracts/challenges/limits'
import type { MyChallenge } from '@kostbar/contracts/challenges/schemas'
import { useDay } from '../../domain/days/use-day.ts'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

/** Values of the day log that are also tasks of challenges, in the same unit. */
const fields = { STEPS: 'steps', WATER_ML: 'waterMl' } as const
type Task = keyof typeof fields

const isInDayLog = (task: MyChallenge['task']): task is Task => Object.hasOwn(fields, task)

interface DayLogOfferProps {
  readonly challenge: MyChallenge
  readonly open: MyChallenge['openDays'][number]
  /** Called with the amount to enter. */
  readonly onTake: (amount: number) => void
}

/**
 * Offers to enter what the day log has of the same day, if that differs from the entry. Never entered unasked: others see
 * what comes of a challenge's entries, while the day log is health data that only the member and their trainer read.
 */
export function DayLogOffer(props: DayLogOfferProps) {
  const user = useUser()
  const isHidden = useProtectiveMode()
  const { task } = props.challenge
  return user && !isHidden && isInDayLog(task) ? <Offer {...props} userId={user.id} task={task} /> : null
}

/** Renders nothing while the day is loading, and when it cannot be read. */
function Offer({
  challenge: { title, unit },
  open: { day, amount },
  userId,
  task,
  onTake,
}: DayLogOfferProps & { readonly userId: string; readonly task: Task }) {
  const { dayQuery } = useDay(userId, day)
  const logged = dayQuery.data?.[fields[task]]
  if (!logged || logged === amount || logged > amountMax) return null
  return (
    <Button variant="quiet" size="sm" className="-mt-3 mb-2 -ml-3 text-left" onClick={() => onTake(logged)}>
      {texts.mine.takeOver(texts.amount(logged, unit))}
      <span className="sr-only">: {title}</span>
    </Button>
  )
}
