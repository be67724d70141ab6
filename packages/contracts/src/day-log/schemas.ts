import * as z from 'zod/mini'
import { meals } from '../meals.ts'
import { measureKinds } from '../measures/measure-kinds.ts'
import { day as calendarDay, id, keysOf, meal, scale, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { maxSteps, maxWaterMl } from './limits.ts'
import { mealStates } from './meal-states.ts'

const day = calendarDay.check(z.refine((value) => value >= '1900-01-01', texts.day))

const mealState = keysOf(mealStates)

const wholeUpTo = (max: number) =>
  z.int(texts.range(0, max)).check(z.gte(0, texts.range(0, max)), z.lte(max, texts.range(0, max)))

const { min: minKg, max: maxKg } = measureKinds.WEIGHT
const kilograms = z
  .number(texts.range(minKg, maxKg))
  .check(z.gte(minKg, texts.range(minKg, maxKg)), z.lte(maxKg, texts.range(minKg, maxKg)))

/** Values of a day; null when not entered. */
const dayValues = {
  waterMl: z.nullable(wholeUpTo(maxWaterMl)),
  steps: z.nullable(wholeUpTo(maxSteps)),
  /** Quality of sleep from 1 (bad) to 5 (good). */
  sleepQuality: z.nullable(scale(5)),
  /** Mood from 1 (bad) to 5 (good). */
  mood: z.nullable(scale(5)),
  energy: z.nullable(scale(10)),
  /** Weight of the day, which is stored as a body measure. */
  weightKg: z.nullable(kilograms),
} as const

const plannedMeal = z.object({
  meal,
  /** Whether the plan of that day has the meal; false for one that was recorded and is not planned any more. */
  planned: z.boolean(),
  /** What became of it; null when not recorded. */
  state: z.nullable(mealState),
})

/** What a member recorded about a day. */
export const dayEntry = z.object({
  day,
  /** Planned and recorded meals, in the order of the day. */
  meals: z.array(plannedMeal),
  ...dayValues,
})
export type DayEntry = z.infer<typeof dayEntry>

const changes = z.object({
  meals: z.optional(z.partialRecord(z.enum(meals), z.nullable(mealState))),
  ...z.partial(z.object(dayValues)).shape,
})

/** Changed fields of a day. A meal or value of null takes back what was recorded. */
export const dayChanges = z.object({
  ...changes.shape,
  /**
   * When the member made the changes. A field that was changed later, for example on another device, keeps its value;
   * so does a weight that was entered later as a body measure.
   */
  at: timestamp,
})
export type DayChanges = Omit<z.input<typeof dayChanges>, 'at'>

/** How much of the plan was eaten, over the recorded days among the last seven finished ones. */
export const adherence = z.object({
  /** Percentage of the planned meals of recorded days that were eaten as planned; null with fewer than three such days. */
  percent: z.nullable(z.int()),
  /** Number of recorded days: those with at least one recorded planned meal. */
  recordedDays: z.int(),
})
export type Adherence = z.infer<typeof adherence>

export const dayLogSchemas = () => ({
  list: {
    summary:
      "A user's recorded days, newest first, with the values that were entered in a protocol, and how much of the plan was eaten in the last week",
    params: z.object({ userId: id }),
    query: z.object({
      /** First day, inclusive. */
      from: day,
      /** Last day, inclusive; today by default. At most 92 days are returned. */
      to: z.optional(day),
    }),
    output: z.object({ items: z.array(dayEntry), adherence }),
  },
  get: {
    summary: "A user's day: planned meals with what became of them, and the values entered",
    params: z.object({ userId: id, day }),
    output: z.object({
      ...dayEntry.shape,
      /** Whether a 7-day protocol covers the day: its values are entered there and are null here. */
      inProtocol: z.boolean(),
    }),
  },
  save: {
    summary: 'Record changes of one of my last seven days; of a field that was changed twice, the later change counts',
    params: z.object({ day }),
    body: dayChanges,
    output: z.object({ ...dayEntry.shape, inProtocol: z.boolean() }),
  },
})
