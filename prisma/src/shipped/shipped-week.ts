import type { Meal, Weekday } from '../../generated/enums.ts'

/** A public recipe, by its name, in a meal. */
export type ShippedEntry = readonly [meal: Meal, recipe: string]

/** A week that ships as system templates of several energy levels. */
export interface ShippedWeek {
  /** Part of the key of its templates; never changes. */
  readonly key: string
  readonly name: string
  readonly description: string
  /** Tag that names its diet. */
  readonly diet: 'Mischkost' | 'Vegetarisch' | 'Vegan'
  readonly days: Readonly<Record<Weekday, readonly ShippedEntry[]>>
}
