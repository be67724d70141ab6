import type { MacroTargets } from '@kostbar/contracts/macros/schemas'
import { meals, type Weekday } from '@kostbar/contracts/meals'
import { fitPortions } from '@kostbar/contracts/nutritionplan/fit-portions'
import type { FittedDay, ProposedChange } from '../../fit-week.ts'
import { isMealEnabled, type PlanEntry, type PlanWeek } from './plan-week.ts'

/** Entry whose portions the fit would change. */
export interface FittedEntry extends ProposedChange {
  readonly key: string
}

interface FittedPlanDay extends FittedDay {
  readonly changes: readonly FittedEntry[]
}

/** Entries the fit does not change: locked ones, withdrawn recipes, and foods, whose grams are chosen by hand. */
const isFixed = ({ item, locked }: PlanEntry) => locked || item.removed || item.kind === 'food'

/** Portion fit of the given days; days without entries or targets are left out. */
export function fitDays(
  week: PlanWeek,
  days: readonly Weekday[],
  targetsOn: (day: Weekday) => MacroTargets | null,
): FittedPlanDay[] {
  return days.flatMap((day) => {
    const targets = targetsOn(day)
    const planned = meals
      .filter((meal) => isMealEnabled(week, meal))
      .flatMap((meal) => week.days[day][meal].entries.map((entry) => ({ meal, entry })))
    if (!targets || planned.length === 0) return []
    const { portions, before, after, limits } = fitPortions(
      planned.map(({ entry }) => ({
        nutrition: entry.item.nutrition,
        portions: entry.amount,
        locked: isFixed(entry),
      })),
      targets,
    )
    const changes = planned.flatMap(({ meal, entry: { key, item, amount } }, index) => {
      const to = portions[index] ?? amount
      return to === amount ? [] : [{ key, day, meal, recipeId: item.id, recipe: item, from: amount, to }]
    })
    return [{ day, targets, before, after, changes, limits }]
  })
}
