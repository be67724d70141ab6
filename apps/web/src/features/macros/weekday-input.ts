import { addsUp, energyOf } from '@kostbar/contracts/energy'
import { type MacroTargets, macroTargets, type WeekdayTargets } from '@kostbar/contracts/macros/schemas'
import { withEnergy } from '@kostbar/contracts/macros/weekday-targets'
import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { formatNumber } from '../../lib/format.ts'
import { parseGermanNumber } from '../../lib/parse-number.ts'
import { texts } from './texts.ts'
import type { TypedWeekdays } from './weekday-fields.tsx'

/** Stored weekday targets as typed text for the fields. */
export const toTyped = (targets: WeekdayTargets | null): TypedWeekdays =>
  Object.fromEntries(
    weekdays.flatMap((day) => {
      const kcal = targets?.[day]?.kcal
      return kcal === undefined ? [] : [[day, formatNumber(kcal)]]
    }),
  )

interface ParsedWeekdays {
  /** Targets of the days that differ; undefined if none does. */
  readonly weekdays: WeekdayTargets | undefined
  /** German error sentences by weekday. */
  readonly errors: Partial<Record<Weekday, string>>
}

/**
 * Parses weekday targets: protein and fat as on every day, carbohydrates adjusted for the difference in energy. An energy
 * below that of protein and fat is an error.
 */
export function parseWeekdays(typed: TypedWeekdays, everyday: MacroTargets): ParsedWeekdays {
  const errors: Partial<Record<Weekday, string>> = {}
  const targets: WeekdayTargets = {}
  for (const day of weekdays) {
    const kcal = parseGermanNumber(typed[day] ?? '')
    if (kcal === undefined || kcal === everyday.kcal) continue
    const parsed = macroTargets.safeParse(withEnergy(everyday, kcal))
    if (!parsed.success) errors[day] = parsed.error.issues[0]?.message ?? ''
    else if (addsUp(parsed.data)) targets[day] = parsed.data
    else errors[day] = texts.weekdayTooLow(formatNumber(energyOf({ ...everyday, carbs: 0 })))
  }
  return { weekdays: Object.keys(targets).length > 0 ? targets : undefined, errors }
}
