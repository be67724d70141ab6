import type { Nutrition } from '../macros/schemas.ts'
import type { EatingReason, ProtocolMealKind, ProtocolUnit } from '../protocol/options.ts'
import type { Aisle } from '../shopping/aisles.ts'
import type { Mean } from './statistics-schemas.ts'

/** Item that was eaten or drunk, with the fields that the evaluation needs. */
export interface WeekItem {
  readonly text: string
  readonly amount?: number | null | undefined
  readonly unit?: ProtocolUnit | null | undefined
  readonly foodId?: string | null | undefined
  /** Weight in grams; null when the amount has no known weight. */
  readonly grams?: number | null | undefined
}

export interface WeekMeal {
  readonly id: string
  /** Day as `2026-11-22`; a meal at night belongs to the day under which it was entered. */
  readonly day: string
  /** Local wall-clock time as `HH:MM`; times before 04:00 belong to the end of the day. */
  readonly time: string
  readonly kind: ProtocolMealKind
  readonly hungerBefore?: number | null | undefined
  readonly fullnessAfter?: number | null | undefined
  readonly reason?: EatingReason | null | undefined
  readonly items: readonly WeekItem[]
}

export interface WeekDay {
  readonly day: string
  readonly sleepQuality?: number | null | undefined
  readonly sleepHours?: number | null | undefined
  readonly waterMl?: number | null | undefined
  readonly steps?: number | null | undefined
  readonly stress?: number | null | undefined
  readonly energy?: number | null | undefined
  readonly mood?: number | null | undefined
  readonly complete: boolean
}

/** Seven consecutive days with their meals, as recorded in a protocol. */
export interface RecordedWeek {
  readonly days: readonly WeekDay[]
  readonly meals: readonly WeekMeal[]
}

/** Food from which items are computed; kcal and grams are per 100 g. */
export interface WeekFood extends Readonly<Nutrition> {
  readonly id: string
  readonly name: string
  readonly aisle: Aisle
  /** Whether a volume of it has a known weight: of liquids, and of what is measured by the spoon. */
  readonly hasVolume: boolean
}

export type FoodsById = ReadonlyMap<string, WeekFood>

/** Hour at which a protocol day starts; meals before it belong to the previous evening. */
export const firstHour = 4

/** Minutes since the start of the protocol day, for sorting and for pauses across midnight. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return ((hours + 24 - firstHour) % 24) * 60 + minutes
}

/** Time (`HH:MM`) of minutes since the start of the protocol day; the inverse of `minutesOfDay`. */
export function timeOfMinutes(minutes: number): string {
  const sinceMidnight = (Math.round(minutes) + firstHour * 60) % (24 * 60)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${twoDigits(Math.floor(sinceMidnight / 60))}:${twoDigits(sinceMidnight % 60)}`
}

/** Item with known food and weight, whose nutrition can be computed. */
interface ComputableItem {
  readonly food: WeekFood
  readonly grams: number
}

/** Food and grams of an item; null when either is unknown. */
export function computable(item: WeekItem, foods: FoodsById): ComputableItem | null {
  const food = item.foodId ? foods.get(item.foodId) : undefined
  const grams = item.grams ?? null
  return food && grams !== null ? { food, grams } : null
}

/** Mean of the known values and their number; null when there are none. */
export function meanOf(values: readonly (number | null | undefined)[]): Mean | null {
  const known = values.filter((value) => value !== null && value !== undefined)
  return known.length === 0
    ? null
    : { mean: known.reduce((sum, value) => sum + value, 0) / known.length, n: known.length }
}
