import type { Diet } from '@kostbar/contracts/care-profile/options'
import type { Meal, Weekday } from '@kostbar/contracts/meals'

/** A recipe of everyone's by its name, one portion. */
export type ShippedEntry = readonly [meal: Meal, recipe: string]

/** A week that ships with the product, to start a plan from; it has the shape of a plan's template. */
export interface ShippedWeek {
  /** Names it in calls; never changes. */
  readonly key: string
  readonly name: string
  readonly description: string
  readonly diet: Diet
  readonly days: Readonly<Record<Weekday, readonly ShippedEntry[]>>
}
