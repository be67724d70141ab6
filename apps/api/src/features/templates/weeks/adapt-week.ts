import type { MacroTargets, Nutrition } from '@kostbar/contracts/macros/schemas'
import type { Meal, Weekday } from '@kostbar/contracts/meals'
import { conflictText } from '@kostbar/contracts/nutritionplan/conflict-text'
import { type Conflict, type ConflictCheck, isConflicting } from '@kostbar/contracts/nutritionplan/conflicts'
import { fitPortions } from '@kostbar/contracts/nutritionplan/fit-portions'
import type { Adaptation } from '@kostbar/contracts/templates/week-schemas'
import type { SwapCandidate } from '../../nutritionplan/service.ts'
import type { RecipeCard } from '../../recipes/service.ts'

/** A recipe of a shipped week that is about to be planned. */
export interface WeekEntry {
  readonly day: Weekday
  readonly meal: Meal
  readonly recipe: RecipeCard
  readonly portions: number
  readonly locked: boolean
  /** Position in the meal. */
  readonly position: number
}

/**
 * Whether a recipe or food may be planned without asking: it has no conflict, and no allergen of the care profile is
 * undeclared.
 */
export const isSafe = (conflicts: readonly Conflict[]): boolean =>
  !isConflicting(conflicts) &&
  !conflicts.some((conflict) => conflict.level === 'unknown' && conflict.allergens.length > 0)

/** Entries that must not be planned unchanged. */
export const unsafeEntries = (entries: readonly WeekEntry[], check: ConflictCheck): WeekEntry[] =>
  entries.filter(({ recipe }) => !isSafe(check(recipe)))

/** German sentences of conflicts, certain ones before unknown ones. */
export const reasonsOf = (conflicts: readonly Conflict[]): string[] => conflicts.map(conflictText)

/**
 * Replaces entries that conflict with a care profile by their first candidate without a conflict, and leaves out
 * entries without one. No recipe is planned twice on a day, and no replacement more than twice in the week unless nothing
 * else is left: a third time is better than no breakfast.
 * @param candidates candidates of each unsafe entry, best first
 */
export function replaceUnsafe(
  entries: readonly WeekEntry[],
  check: ConflictCheck,
  candidates: ReadonlyMap<WeekEntry, readonly SwapCandidate[]>,
): { entries: WeekEntry[]; adapted: Adaptation[] } {
  const planned: WeekEntry[] = entries.filter((entry) => !candidates.has(entry))
  const adapted: Adaptation[] = []
  for (const [entry, proposals] of candidates) {
    const { day, meal, recipe, locked, position } = entry
    const usesOf = ({ id }: SwapCandidate) => planned.filter((other) => other.recipe.id === id)
    const possible = proposals.filter(
      (candidate) => isSafe(check(candidate)) && usesOf(candidate).every((other) => other.day !== day),
    )
    // Stable: among the least planned ones the best candidate stays first.
    const replacement =
      possible.find((candidate) => usesOf(candidate).length < 2) ??
      possible.toSorted((a, b) => usesOf(a).length - usesOf(b).length)[0]
    if (replacement) planned.push({ day, meal, recipe: replacement, portions: replacement.portions, locked, position })
    const reasons = reasonsOf(check(recipe))
    adapted.push({ day, meal, name: recipe.name, replacement: replacement?.name ?? null, reasons })
  }
  return { entries: planned, adapted }
}

/** Fits the portions of a day's entries to its targets. @param fixed nutrition of everything else eaten on the day */
export function fitDay(entries: readonly WeekEntry[], fixed: readonly Nutrition[], targets: MacroTargets): WeekEntry[] {
  const fit = fitPortions(
    [
      ...entries.map(({ recipe, portions, locked }) => ({ nutrition: recipe, portions, locked })),
      ...fixed.map((nutrition) => ({ nutrition, portions: 1, locked: true })),
    ],
    targets,
  )
  return entries.map((entry, index) => ({ ...entry, portions: fit.portions[index] ?? entry.portions }))
}
