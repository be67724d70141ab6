import * as z from 'zod/mini'
import { deadline } from '../deadline.ts'
import { measureKinds } from '../measures/measure-kinds.ts'
import { done } from '../problem.ts'
import { day, id, keysOf, line, paragraph, scale, timeOfDay, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import {
  dayTextLengths,
  itemLength,
  maxItemAmount,
  maxItemsPerMeal,
  maxProtocols,
  maxReminderTimes,
  mealNoteLength,
  protocolDays,
} from './limits.ts'
import { eatingReasons, protocolMealKinds, protocolUnits } from './options.ts'

const kind = keysOf(protocolMealKinds)
const reason = keysOf(eatingReasons)
const unit = keysOf(protocolUnits)

const time = timeOfDay()

/** Counter of the changes of a row; a save names the value it is based on, 0 before the first. */
const rev = z.int(texts.default).check(z.gte(0, texts.default), z.lte(1_000_000_000, texts.default))

const number = z.int(texts.default).check(z.gte(1, texts.default), z.lte(maxProtocols, texts.default))
const numberInPath = z.coerce
  .number(texts.default)
  .check(z.int(texts.default), z.gte(1, texts.default), z.lte(maxProtocols, texts.default))

const within = (min: number, max: number) =>
  z.number(texts.range(min, max)).check(z.gte(min, texts.range(min, max)), z.lte(max, texts.range(min, max)))
const wholeWithin = (min: number, max: number) =>
  z.int(texts.range(min, max)).check(z.gte(min, texts.range(min, max)), z.lte(max, texts.range(min, max)))

/** Fields of a protocol day; null when not answered. */
const dayFields = {
  /** Quality of sleep from 1 (bad) to 5 (good). */
  sleepQuality: z.nullable(scale(5)),
  sleepHours: z.nullable(within(0, 24)),
  weightKg: z.nullable(within(measureKinds.WEIGHT.min, measureKinds.WEIGHT.max)),
  /** Millilitres of water; other drinks are entered as meals of kind DRINK. */
  waterMl: z.nullable(wholeWithin(0, 15_000)),
  steps: z.nullable(wholeWithin(0, 200_000)),
  stress: z.nullable(scale(10)),
  energy: z.nullable(scale(10)),
  /** Mood from 1 (bad) to 5 (good). */
  mood: z.nullable(scale(5)),
  movement: paragraph(dayTextLengths.movement),
  complaints: paragraph(dayTextLengths.complaints),
  /** Text about what made this day different from others. */
  special: paragraph(dayTextLengths.special),
  note: paragraph(dayTextLengths.note),
  /** Whether the member marked the day as complete. */
  complete: z.boolean(),
} as const

/** Day of a protocol; `rev` is 0 before the first entry. */
export const protocolDay = z.object({ day, rev: z.int(), ...dayFields })
export type ProtocolDay = z.infer<typeof protocolDay>

/** Changed fields of a day. */
const dayChanges = z.partial(z.object(dayFields))
export type ProtocolDayChanges = z.infer<typeof dayChanges>

const itemFields = {
  text: line(itemLength, texts.protocolItem),
  amount: z.nullable(z.number(texts.amount).check(z.gt(0, texts.amount), z.lte(maxItemAmount, texts.amount))),
  unit: z.nullable(unit),
  /** Id of the matching food; null when unknown. */
  foodId: z.nullable(id),
} as const

const protocolItem = z.object({
  ...itemFields,
  /** Weight in grams; null when it cannot be computed. */
  grams: z.nullable(z.number()),
})
export type ProtocolItem = z.infer<typeof protocolItem>

/** Item of an entry as the member enters it. */
const protocolItemInput = z.object({
  text: itemFields.text,
  amount: z._default(itemFields.amount, null),
  unit: z._default(itemFields.unit, null),
  foodId: z._default(itemFields.foodId, null),
})

const mealFields = {
  /** Protocol day; a meal at three in the morning belongs to the previous day when it was entered there. */
  day,
  time,
  kind,
  place: z.nullable(line(80)),
  /** Hunger before the meal, from 1 to 10. */
  hungerBefore: z.nullable(scale(10)),
  /** Fullness after the meal, from 1 to 10. */
  fullnessAfter: z.nullable(scale(10)),
  reason: z.nullable(reason),
  note: paragraph(mealNoteLength),
} as const

/** Entry of a protocol: a meal, snack or drink. */
export const protocolMeal = z.object({
  id,
  /** Client key, a random UUID of the member's device; an entry that is sent again is stored once. */
  key: id,
  rev: z.int(),
  ...mealFields,
  items: z.array(protocolItem),
  /** Ids of its photos, oldest first. */
  photoIds: z.array(id),
})
export type ProtocolMeal = z.infer<typeof protocolMeal>

const protocolMealInput = z.object({
  number,
  key: id,
  rev,
  day: mealFields.day,
  time: mealFields.time,
  kind: mealFields.kind,
  place: z._default(mealFields.place, null),
  hungerBefore: z._default(mealFields.hungerBefore, null),
  fullnessAfter: z._default(mealFields.fullnessAfter, null),
  reason: z._default(mealFields.reason, null),
  note: z._default(mealFields.note, ''),
  items: z._default(
    z.array(protocolItemInput).check(z.maxLength(maxItemsPerMeal, texts.protocolItems(maxItemsPerMeal))),
    [],
  ),
})

/**
 * Status of a protocol. `RUNNING` includes the time before its first day; `REOPENED` by the trainer after submission.
 * Entries can change only in these two. `REVIEWED` when the evaluation is published.
 */
const status = z.enum(['RUNNING', 'SUBMITTED', 'REVIEWED', 'REOPENED'])
export type ProtocolStatus = z.infer<typeof status>

/** Reminders on each day of a protocol that is not complete yet. */
const reminders = z.object({
  times: z.array(time).check(
    z.maxLength(maxReminderTimes, texts.reminderTimes(maxReminderTimes)),
    z.refine((times) => new Set(times).size === times.length, texts.reminderTwice),
  ),
  /** Whether reminders are also sent by mail. */
  byMail: z.boolean(),
})
export type ProtocolReminders = z.infer<typeof reminders>

const protocolHead = z.object({ number: z.int(), startsOn: day, status })

const protocol = z.object({
  id,
  ...protocolHead.shape,
  submittedAt: z.nullable(timestamp),
  /** Last day on which entries can change; null when they cannot change at all, or at any time after reopening. */
  lastEntryDay: z.nullable(day),
  /** Whether entries can change now. */
  writable: z.boolean(),
  days: z.array(protocolDay).check(z.length(protocolDays)),
  /** Entries in the order of day and time. */
  meals: z.array(protocolMeal),
  reminders,
})
export type Protocol = z.input<typeof protocol>

/** Protocol of a member (the newest one, or one by its number) with a list of all. */
const protocolOverview = z.object({
  protocol: z.nullable(protocol),
  /** All protocols, newest first. */
  protocols: z.array(protocolHead),
  /** First name of the member's trainer; null without a trainer. */
  trainer: z.nullable(z.string()),
  /** Deadline of the trainer's answer; null when none is pending. */
  deadline: z.nullable(deadline),
})
export type ProtocolOverview = z.input<typeof protocolOverview>

const ofUser = z.object({ userId: id })

export const protocolSchemas = () => ({
  get: {
    summary: "A user's newest protocol, or one by its number, with its days and meals",
    params: ofUser,
    query: z.object({ number: z.optional(numberInPath) }),
    output: protocolOverview,
  },
  start: {
    summary:
      'Start a protocol today or within two weeks; one without entries is moved instead, 409 `protocol_open` with entries',
    body: z.object({ startsOn: day }),
    output: z.object({ number: z.int() }),
  },
  discard: {
    summary: 'Delete a protocol of mine that was never submitted, with all its entries and photos',
    params: z.object({ number: numberInPath }),
    output: done,
  },
  setReminders: {
    summary: 'Set when I am reminded of my protocol, up to four times a day',
    body: z.object({ number, ...reminders.shape }),
    output: done,
  },
  saveDay: {
    summary:
      'Save changed fields of a day of mine; 409 `changed_meanwhile` with the day as `current` when `rev` is not the latest',
    body: z.object({ number, day, rev, changes: dayChanges }),
    output: protocolDay,
  },
  saveMeal: {
    summary:
      'Save a meal of mine, a new one with `rev` 0. Repeated, it is stored once; 409 `changed_meanwhile` with the meal as ' +
      '`current`, null for a removed one, when `rev` is not the latest',
    body: protocolMealInput,
    output: protocolMeal,
  },
  removeMeal: {
    summary: 'Remove a meal of mine with its photos; without effect when there is none',
    params: z.object({ key: id }),
    output: done,
  },
  submit: {
    summary:
      'Submit my protocol: with seven complete days, or at least five and `incomplete`; 409 `protocol_incomplete` otherwise',
    body: z.object({
      number,
      /** Whether the member agreed to submit the protocol with incomplete days. */
      incomplete: z._default(z.boolean(), false),
    }),
    output: done,
  },
  reopen: {
    summary: 'Let a client change the entries of their newest submitted protocol again',
    params: ofUser,
    body: z.object({ number }),
    output: done,
  },
})
