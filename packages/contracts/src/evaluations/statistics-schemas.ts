import * as z from 'zod/mini'
import { nutrition } from '../macros/schemas.ts'
import { nutrients } from '../nutrition.ts'
import { eatingReasons, protocolMealKinds } from '../protocol/options.ts'
import { day, keysOf } from '../scalars.ts'

const kind = keysOf(protocolMealKinds)

/** Mean of the known values, and their number `n`. */
const mean = z.object({ mean: z.number(), n: z.int() })
export type Mean = z.infer<typeof mean>

/** Nutrition of a day; `sum` is null when nothing of the day could be computed or numbers are hidden. */
const dayNutrition = z.object({
  day,
  sum: z.nullable(nutrition),
  targets: z.nullable(nutrition),
  entries: z.int(),
  withoutNutrition: z.int(),
})
export type DayNutrition = z.infer<typeof dayNutrition>

const nutrientAverage = z.object({
  nutrient: z.enum(nutrients),
  /** Mean per counted day; a lower bound while entries are missing. */
  mean: z.number(),
  /** Mean target of the counted days; null unless each of them has one. */
  target: z.nullable(z.number()),
  level: z.nullable(z.enum(['on', 'above', 'below', 'far-above', 'far-below'])),
})

const averages = z.object({
  days: z.array(dayNutrition),
  /** Number of counted days: those with at least one computed entry. The means refer to them. */
  n: z.int(),
  /** Means by nutrient; empty without a counted day, and when numbers are hidden. */
  nutrients: z.array(nutrientAverage),
  entries: z.int(),
  withoutNutrition: z.int(),
  /** Distinct texts of entries that could not be computed, in the order of the week, at most 30. */
  missing: z.array(z.string()),
})
export type Averages = z.infer<typeof averages>

/** Meals of a day within one hour. */
const mealTimeCell = z.object({
  day,
  /** Hour of the local wall clock, 0 to 23. */
  hour: z.int(),
  count: z.int(),
  /** Energy in kcal of the entries that could be computed; null when none could or numbers are hidden. */
  kcal: z.nullable(z.number()),
})
export type MealTimeCell = z.infer<typeof mealTimeCell>

/** Eating window of a day: from the first to the last meal. */
const eatingWindow = z.object({
  day,
  first: z.string(),
  last: z.string(),
  /** Longest pause between two meals in minutes; null with a single meal. */
  longestPauseMinutes: z.nullable(z.number()),
})
export type EatingWindow = z.infer<typeof eatingWindow>

const mealTimes = z.object({
  /** Hours with at least one meal, by day and hour. */
  cells: z.array(mealTimeCell),
  windows: z.array(eatingWindow),
  /** Mean times (`HH:MM`) of the first and the last meal; null without meals. */
  meanFirst: z.nullable(z.string()),
  meanLast: z.nullable(z.string()),
})
export type MealTimes = z.infer<typeof mealTimes>

/** Total of a drink other than the day's water. */
const drinkTotal = z.object({
  /** Name of the drink, as first entered. */
  text: z.string(),
  count: z.int(),
  /** Millilitres; null when no amount is known. */
  ml: z.nullable(z.number()),
})
export type DrinkTotal = z.infer<typeof drinkTotal>

const drinks = z.object({
  days: z.array(
    z.object({
      day,
      /** Millilitres from the day's water field; null when it was left empty. */
      waterMl: z.nullable(z.number()),
      otherMl: z.number(),
    }),
  ),
  water: z.nullable(mean),
  /** Other drinks, most frequent first, at most 12. */
  others: z.array(drinkTotal),
  /** Number of drinks without an amount in millilitres. */
  withoutAmount: z.int(),
  /** Energy of the drinks in kcal per day with entries; null when none could be computed or numbers are hidden. */
  kcalPerDay: z.nullable(z.number()),
})
export type Drinks = z.infer<typeof drinks>

/** Meals eaten for one reason. */
const reasonRow = z.object({
  /** Reason for eating; null when none was given. */
  reason: z.nullable(keysOf(eatingReasons)),
  count: z.int(),
  /** Number of meals by hunger before: 1–3 (`low`), 4–6 (`middle`), 7–10 (`high`) of 10, and without an answer. */
  low: z.int(),
  middle: z.int(),
  high: z.int(),
  unknown: z.int(),
  hunger: z.nullable(mean),
  fullness: z.nullable(mean),
})
export type ReasonRow = z.infer<typeof reasonRow>

const hunger = z.object({
  /** Rows by reason, most frequent first; meals without a reason come last. */
  reasons: z.array(reasonRow),
  /** Number of meals with little hunger (1–3), out of the `n` meals with an answer. */
  withoutHunger: z.int(),
  n: z.int(),
})
export type Hunger = z.infer<typeof hunger>

/** Fields of a protocol day about the person's wellbeing, in display order. */
export const wellbeingFields = ['sleepHours', 'sleepQuality', 'stress', 'energy', 'mood', 'steps'] as const

const wellbeingRow = z.object({
  field: z.enum(wellbeingFields),
  /** Values of the days in order; null where the field was left empty. */
  values: z.array(z.nullable(z.number())),
  /** Mean of the known values; null when there are none. */
  mean: z.nullable(mean),
})
export type WellbeingRow = z.infer<typeof wellbeingRow>

/** Kinds of gaps: what can be missing on a day. */
export const gapKinds = ['MEALS', 'COMPLETE', 'WATER', 'SLEEP', 'STRESS'] as const
export type GapKind = (typeof gapKinds)[number]

const dayGaps = z.object({ day, missing: z.array(z.enum(gapKinds)) })
export type DayGaps = z.infer<typeof dayGaps>

/** Statistics of a recorded week. */
export const weekStatistics = z.object({
  averages,
  mealTimes,
  drinks,
  hunger,
  wellbeing: z.array(wellbeingRow),
  /** Days with missing information. */
  gaps: z.array(dayGaps),
})
export type WeekStatistics = z.infer<typeof weekStatistics>

/** Food with its grams in an entry of the week. */
const amount = z.object({ foodId: z.uuid(), name: z.string(), grams: z.number() })

/** Smallest change: one entry of the week replaced by another amount or another food. */
export const smallestChange = z.object({
  /** Key of the replaced food and its replacement, independent of the amounts. */
  key: z.string(),
  day,
  mealId: z.uuid(),
  time: z.string(),
  kind,
  /** Text of the entry, as written. */
  text: z.string(),
  from: amount,
  to: amount,
  /**
   * Nutrition of the day's computed entries before and after the change, and its targets; null when numbers are hidden.
   */
  effect: z.nullable(z.object({ before: nutrition, after: nutrition, targets: nutrition })),
  /** Number of entries of the week with this food. */
  occurrences: z.int(),
})
export type SmallestChange = z.infer<typeof smallestChange>
