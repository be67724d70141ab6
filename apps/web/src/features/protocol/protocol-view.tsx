import { addDays } from '@kostbar/contracts/calendar'
import type { Protocol, ProtocolOverview } from '@kostbar/contracts/protocol/schemas'
import { useState } from 'react'
import { useSearchParamState } from '../../lib/search-param-state.ts'
import { Button } from '../../ui/button.tsx'
import { DayForm } from './day/day-form.tsx'
import { EarlierProtocols } from './earlier-protocols.tsx'
import { MealSection } from './meal/meal-section.tsx'
import { countWaiting, shownDay, shownMeals } from './queue/entries.ts'
import { QueueStatus } from './queue-status.tsx'
import { Reminders } from './reminders.tsx'
import { StartForm } from './start-form.tsx'
import { StatusNotice } from './status-notice.tsx'
import { SubmitSection } from './submit-section.tsx'
import { texts } from './texts.ts'
import { useEntryQueue, useQueueState } from './use-protocol.ts'
import { useProtocolToday } from './use-protocol-today.ts'
import { WeekStrip } from './week-strip.tsx'

interface ProtocolViewProps {
  readonly userId: string
  readonly queryNumber: number | undefined
  readonly overview: ProtocolOverview
  readonly protocol: Protocol
}

/** Day shown until one is chosen: today, limited to the days of the protocol. */
function defaultDay({ startsOn, days }: Protocol, today: string): string {
  if (today < startsOn) return startsOn
  return days.some(({ day }) => day === today) ? today : addDays(startsOn, days.length - 1)
}

/** View of a protocol: week, entries of one day, and submission. Read-only once submitted. */
export function ProtocolView({ userId, queryNumber, overview, protocol }: ProtocolViewProps) {
  const queue = useEntryQueue({ userId, protocol, queryNumber })
  const queueState = useQueueState(queue)
  const { read, change } = useSearchParamState()
  const showNewest = () => change({ protokoll: '', tag: '' }, true)
  const dropEntries = () => {
    queue.clear()
    showNewest()
  }
  const today = useProtocolToday()
  const chosen = read('tag')
  const day = protocol.days.some((one) => one.day === chosen) && chosen ? chosen : defaultDay(protocol, today)
  const { waiting } = queueState
  const meals = shownMeals(protocol, waiting)
  const days = protocol.days.flatMap((one) => shownDay(protocol, waiting, one.day) ?? [])
  const shown = days.find((one) => one.day === day)
  const hasStarted = protocol.startsOn <= today
  const isWritable = protocol.writable && hasStarted
  const isOpen = protocol.status === 'RUNNING' || protocol.status === 'REOPENED'
  return (
    <div className="mx-auto max-w-2xl pb-24">
      <h1 className="text-2xl sm:text-4xl">{texts.title}</h1>
      <p className="mt-1 text-ink-soft sm:text-lg">{texts.motto}</p>
      <StatusNotice overview={overview} protocol={protocol} />
      <WeekStrip days={days} meals={meals} chosen={day} onChoose={(next) => change({ tag: next }, true)} />
      {isWritable || countWaiting(waiting) > 0 ? <QueueStatus queue={queue} /> : null}
      {hasStarted && shown ? (
        <>
          <MealSection
            userId={userId}
            protocol={protocol}
            queue={queue}
            day={day}
            meals={meals}
            isWritable={isWritable && day <= today}
          />
          <DayForm key={`${day}-form`} day={shown} queue={queue} isWritable={isWritable && day <= today} />
        </>
      ) : null}
      {isOpen && hasStarted ? (
        <SubmitSection protocol={protocol} days={days} queueState={queueState} onDiscarded={dropEntries} />
      ) : null}
      {protocol.status === 'RUNNING' && protocol.writable ? <Reminders protocol={protocol} /> : null}
      <NewProtocol protocol={protocol} hasEntries={meals.length > 0} onStarted={showNewest} />
      <EarlierProtocols overview={overview} shown={protocol.number} />
    </div>
  )
}

interface NewProtocolProps {
  readonly protocol: Protocol
  readonly hasEntries: boolean
  readonly onStarted: () => void
}

/** Offers to move the start of an empty protocol, or to start another one after the newest was submitted. */
function NewProtocol({ protocol, hasEntries, onStarted }: NewProtocolProps) {
  const [isOpen, setOpen] = useState(false)
  const isEmpty = protocol.status === 'RUNNING' && !hasEntries && protocol.days.every(({ rev }) => rev === 0)
  const isDone = protocol.status === 'SUBMITTED' || protocol.status === 'REVIEWED'
  if (!(isEmpty || isDone)) return null
  if (isOpen)
    return (
      <div className="mt-8">
        <StartForm
          {...(isEmpty ? { startsOn: protocol.startsOn } : {})}
          onStarted={() => {
            setOpen(false)
            onStarted()
          }}
        />
      </div>
    )
  return (
    <div className="mt-8">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {isEmpty ? texts.start.move : texts.start.again}
      </Button>
    </div>
  )
}
