import * as z from 'zod/mini'
import { todayInVienna } from '../calendar.ts'
import { done } from '../problem.ts'
import { id, keysOf } from '../scalars.ts'
import { texts } from '../texts.ts'
import { measureKinds } from './measure-kinds.ts'

const kind = keysOf(measureKinds)

/** Calendar day as `2026-11-21`. */
const day = z.iso.date(texts.default)

/** Body measure in kg, cm or percent, with at most one decimal. */
const measure = z.object({ day, kind, value: z.number() })
export type Measure = z.infer<typeof measure>

/** Input of a body measure: within the range possible for a person, and not in the future. */
export const measureInput = z
  .object({ day, kind, value: z.number(texts.measure).check(z.gte(0, texts.measure), z.lte(400, texts.measure)) })
  .check(
    z.refine((input) => input.day >= '1900-01-01' && input.day <= todayInVienna(), {
      error: texts.pastDay,
      path: ['day'],
    }),
    z.refine(({ kind, value }) => value >= measureKinds[kind].min && value <= measureKinds[kind].max, {
      error: texts.measure,
      path: ['value'],
    }),
  )

const ofUser = z.object({ userId: id })

export const measuresSchemas = () => ({
  list: {
    summary: "A user's body measures, newest first, at most 2000",
    params: ofUser,
    query: z.object({
      kind: z.optional(kind),
      /** First day, inclusive. */
      from: z.optional(day),
    }),
    output: z.array(measure),
  },
  save: {
    summary: 'Set the measure of a day, rounded to one decimal; replaces the one of that day',
    params: ofUser,
    body: measureInput,
    output: measure,
  },
  remove: { summary: 'Delete the measure of a day', params: z.object({ userId: id, kind, day }), output: done },
})
