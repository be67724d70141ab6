import type { MacroTargets } from '@kostbar/contracts/macros/schemas'
import type { Meal, Weekday } from '@kostbar/contracts/meals'
import { conflictText } from '@kostbar/contracts/nutritionplan/conflict-text'
import { type Conflict, type ConflictCheck, isConflicting } from '@kostbar/contracts/nutritionplan/conflicts'
import { fitPortions } from '@kostbar/contracts/nutritionplan/fit-portions'
import type { Adaptation } from '@kostbar/contracts/nutritionplan/week-schemas'
import type { RecipeCard } from '../../recipes/service.ts'
import type { SwapCandidate } from '../swap-candidates.ts'

/** A recipe of a week that is about to be planned. */
export interface WeekEntry {
  readonly day: Weekday
  readonly meal: Meal
  readonly recipe: RecipeCard
  readonly portions: number
}

/** Whether a recipe may be planned unasked: without a conflict, and with declared allergens where the profile names some. */
const isSafe = (conflicts: readonly Conflict[]): boolean =>
  !isConflicting(conflicts) &&
  !conflicts.some((conflict) => conflict.level === 'unknown' && conflict.allergens.length > 0)

/** The entries that must not be planned as they are. */
export const unsafeEntries = (entries: readonly WeekEntry[], check: ConflictCheck): WeekEntry[] =>
  entries.filter(({ recipe }) => !isSafe(check(recipe)))

/** Conflicts that are certain, then what is unknown, in German. */
const reasonsOf = (conflicts: readonly Conflict[]): string[] => conflicts.map(conflictText)

/**
 * Replaces entries that conflict with a care profile by the first candidate that does not, and leaves out those without
 * one. No recipe is planned twice on a day, nor a replacement more than twice in the week.
 * @param candidates by unsafe entry, the best first
 */
export function replaceUnsafe(
  entries: readonly WeekEntry[],
  check: ConflictCheck,
  candidates: ReadonlyMap<WeekEntry, readonly SwapCandidate[]>,
): { entries: WeekEntry[]; adapted: Adaptation[] } {
  const planned: WeekEntry[] = entries.filter((entry) => !candidates.has(entry))
  const adapted: Adaptation[] = []
  for (const [entry, proposals] of candidates) {
    const { day, meal, recipe } = entry
    const isFree = ({ id }: SwapCandidate) => {
      const uses = planned.filter((other) => other.recipe.id === id)
      return uses.length < 2 && uses.every((other) => other.day !== day)
    }
    const replacement = proposals.find((candidate) => isFree(candidate) && isSafe(check(candidate)))
    if (replacement) planned.push({ day, meal, recipe: replacement, portions: replacement.portions })
    const reasons = reasonsOf(check(recipe))
    adapted.push({ day, meal, name: recipe.name, replacement: replacement?.name ?? null, reasons })
  }
  return { entries: planned, adapted }
}

/** The entries of a day with the portions that come closest to its targets. */
export function fitDay(entries: readonly WeekEntry[], targets: MacroTargets): WeekEntry[] {
  const fit = fitPortions(
    entries.map(({ recipe, portions }) => ({ nutrition: recipe, portions, locked: false })),
    targets,
  )
  return entries.map((entry, index) => ({ ...entry, portions: fit.portions[index] ?? entry.portions }))
}
