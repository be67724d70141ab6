import { addDays } from '@kostbar/contracts/calendar'
import { lateLogDays } from '@kostbar/contracts/day-log/limits'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { idleClass } from '../../ui/button-class.ts'
import { dayName } from './day-name.ts'
import { texts } from './texts.ts'

interface DaySwitchProps {
  /** Shown day and current day, ISO dates. */
  readonly day: string
  readonly today: string
  readonly onChange: (day: string) => void
}

/** First day that can still be filled in. */
export const firstLogDay = (today: string): string => addDays(today, -lateLogDays)

/** Choice of today or one of the days before it. */
export function DaySwitch({ day, today, onChange }: DaySwitchProps) {
  const isFirst = day <= firstLogDay(today)
  const isLast = day >= today
  return (
    <fieldset className="flex min-w-0 items-center gap-1 max-sm:w-full">
      <legend className="sr-only">{texts.chooseDay}</legend>
      <Button
        variant="quiet"
        size="sm"
        aria-label={texts.previousDay}
        aria-disabled={isFirst}
        className={idleClass}
        onClick={() => isFirst || onChange(addDays(day, -1))}
      >
        <ChevronLeft className="size-5" aria-hidden="true" />
      </Button>
      <p aria-live="polite" className="min-w-0 flex-1 text-center font-semibold wrap-anywhere sm:min-w-52">
        {dayName(day, today)}
      </p>
      <Button
        variant="quiet"
        size="sm"
        aria-label={texts.nextDay}
        aria-disabled={isLast}
        className={idleClass}
        onClick={() => isLast || onChange(addDays(day, 1))}
      >
        <ChevronRight className="size-5" aria-hidden="true" />
      </Button>
    </fieldset>
  )
}
