import { type Weekday, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { shortWeekdayNames } from '@kostbar/contracts/short-weekdays'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.form

interface WeekdayPickerProps {
  readonly value: readonly Weekday[]
  readonly onChange: (days: Weekday[]) => void
  readonly error?: string | undefined
}

/** Weekday selection: seven toggle buttons, Monday first, and shortcuts for common choices. */
export function WeekdayPicker({ value, onChange, error }: WeekdayPickerProps) {
  const toggle = (day: Weekday) =>
    onChange(weekdays.filter((candidate) => (candidate === day) !== value.includes(candidate)))
  return (
    <FieldGroup label={texts.weekdays} error={error}>
      <div className="grid grid-cols-7 gap-1.5">
        {weekdays.map((day) => {
          const isChosen = value.includes(day)
          return (
            <button
              key={day}
              type="button"
              aria-pressed={isChosen}
              onClick={() => toggle(day)}
              className={
                isChosen
                  ? 'min-h-12 rounded-md bg-leaf font-semibold text-on-leaf transition-colors duration-(--quick) hover:bg-leaf-hover'
                  : 'min-h-12 rounded-md bg-sage font-semibold text-ink transition-colors duration-(--quick) hover:bg-sage-deep'
              }
            >
              <span aria-hidden="true">{shortWeekdayNames[day]}</span>
              <span className="sr-only">{weekdayNames[day]}</span>
            </button>
          )
        })}
      </div>
      <div className="-ml-3 mt-1 flex flex-wrap">
        <Button variant="quiet" size="sm" onClick={() => onChange([...weekdays])}>
          {texts.allDays}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => onChange(weekdays.slice(0, 5))}>
          {texts.workdays}
        </Button>
      </div>
    </FieldGroup>
  )
}
