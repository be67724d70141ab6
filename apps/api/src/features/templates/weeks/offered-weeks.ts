import { diets } from '@kostbar/contracts/care-profile/options'
import { weekdays } from '@kostbar/contracts/meals'
import type { StartingWeek } from '@kostbar/contracts/templates/week-schemas'
import type { CareRules } from '../../nutritionplan/service.ts'
import type { ApplyItem } from '../applications/items.ts'
import { isSafe } from './adapt-week.ts'
import type { WeekPreview } from './week-content.ts'

/** What decides how well a week suits a member. */
interface Member {
  readonly rules: CareRules
  /** Daily target; null without one. */
  readonly kcal: number | null
}

/**
 * Shipped weeks as offered to a member: first those of which least has to be replaced, then the weeks of the member's
 * diet, then those whose energy is closest to the target, because portions change least.
 * @param items recipes and foods of all weeks, by id
 */
export function offeredWeeks(
  weeks: readonly WeekPreview[],
  items: ReadonlyMap<string, ApplyItem>,
  { rules, kcal }: Member,
): StartingWeek[] {
  const diet = rules.diet && diets[rules.diet]
  const isConflicting = (itemId: string) => {
    const item = items.get(itemId)
    return item !== undefined && !isSafe(rules.check(item))
  }
  const distance = (week: StartingWeek) => (kcal === null ? 0 : Math.abs(week.kcal - kcal))
  const isOfOtherDiet = ({ tags }: StartingWeek) => (diet !== null && tags.includes(diet) ? 0 : 1)
  return weeks
    .map(({ entries, ...week }) => ({
      ...week,
      conflicts: entries.filter(({ itemId }) => isConflicting(itemId)).length,
      days: weekdays.map((day) => ({
        day,
        entries: entries.filter((entry) => entry.day === day).map(({ meal, name }) => ({ meal, name })),
      })),
    }))
    .sort((a, b) => a.conflicts - b.conflicts || isOfOtherDiet(a) - isOfOtherDiet(b) || distance(a) - distance(b))
}
