import { lengthInDays } from '@kostbar/contracts/calendar'
import { scheduledDays } from '@kostbar/contracts/challenges/days'
import { lengthMaxDays } from '@kostbar/contracts/challenges/limits'
import type { Weekday } from '@kostbar/contracts/meals'
import { DayCalendar } from './day-calendar.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.form

interface SchedulePreviewProps {
  readonly startsOn: string
  readonly endsOn: string
  readonly weekdays: readonly Weekday[]
}

/** Preview of the scheduled days as a calendar while the form is filled in. */
export function SchedulePreview({ startsOn, endsOn, weekdays }: SchedulePreviewProps) {
  const length = startsOn && endsOn ? lengthInDays(startsOn, endsOn) : 0
  const isValid = length >= 1 && length <= lengthMaxDays
  const days = isValid ? scheduledDays({ startsOn, endsOn, weekdays }) : []
  const text = !isValid ? texts.previewMissing : days.length === 0 ? texts.previewNone : texts.previewCount(days.length)
  return (
    <section aria-label={texts.preview} className="mb-6 rounded-lg bg-sunk p-4">
      <p aria-live="polite" className="mb-3 font-semibold">
        {text}
      </p>
      {isValid ? (
        <DayCalendar
          label={texts.preview}
          startsOn={startsOn}
          endsOn={endsOn}
          days={new Map(days.map((day) => [day, { label: texts.scheduled, state: 'reached' }]))}
        />
      ) : null}
    </section>
  )
}
