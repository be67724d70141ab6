import { type Weekday, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { texts } from '../texts.ts'

interface CopyDaysProps {
  readonly legend: string
  readonly from: Weekday
  readonly onCopy: (days: readonly Weekday[]) => void
}

/** Choice of days to copy to. */
export function CopyDays({ legend, from, onCopy }: CopyDaysProps) {
  const [chosen, setChosen] = useState<readonly Weekday[]>([])
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="sr-only">{legend}</legend>
      <p aria-hidden="true" className="text-sm font-semibold">
        {legend}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {weekdays
          .filter((day) => day !== from)
          .map((day) => (
            <Chip
              key={day}
              label={weekdayNames[day]}
              selected={chosen.includes(day)}
              onToggle={(isChosen) =>
                setChosen(weekdays.filter((other) => (other === day ? isChosen : chosen.includes(other))))
              }
            />
          ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">{texts.copyReplaces}</p>
      <Button
        size="sm"
        variant="secondary"
        className="mt-2"
        disabled={chosen.length === 0}
        onClick={() => onCopy(chosen)}
      >
        {texts.copy}
      </Button>
    </fieldset>
  )
}
