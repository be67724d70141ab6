import * as z from 'zod/mini'
import { mentionsBody } from '../body-words.ts'
import { done } from '../problem.ts'
import { day as calendarDay, id, line, page, paging, timeOfDay, timestamp, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'
import { maxBodyLength, maxChosenPeople, maxTitleLength, pushMessageStatuses } from './limits.ts'

/** Audience of a push message. Trainers reach only their own active clients; `USERS` and `TRAINERS` are for admins. */
export const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CLIENTS') }),
  z.object({ kind: z.literal('TAG'), tag: line(40) }),
  z.object({
    kind: z.literal('PEOPLE'),
    userIds: z.array(id).check(z.minLength(1, texts.pushPeople), z.maxLength(maxChosenPeople, texts.pushPeople)),
  }),
  z.object({ kind: z.literal('CHALLENGE'), challengeId: id }),
  z.object({ kind: z.literal('USERS') }),
  z.object({ kind: z.literal('TRAINERS') }),
])
export type Audience = z.infer<typeof audience>

const day = calendarDay.check(z.refine((value) => /^2/.test(value), texts.day))
const time = timeOfDay(texts.pushTime)

/** Schedule of a push message; days and times in Europe/Vienna. */
export const schedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('NOW') }),
  z.object({ kind: z.literal('ONCE'), day, time }),
  z.object({
    kind: z.literal('WEEKLY'),
    weekdays: z.array(weekday).check(z.minLength(1, texts.days), z.maxLength(7, texts.days)),
    time,
    /** Last day of a weekly message, at most a year ahead. */
    until: day,
  }),
])

/** Path on this site. */
const sitePath = z
  .string(texts.pushLink)
  .check(z.trim(), z.maxLength(300, texts.pushLink), z.regex(/^\/(?:[^\s\\/][^\s\\]*)?$/, texts.pushLink))

/** Refuses words about kcal and body weight, because notifications are visible on lock screens. */
const withoutBody = z.refine<string>((text) => !mentionsBody(text), texts.pushAboutBody)

export const pushMessageInput = z.object({
  title: line(maxTitleLength, texts.pushTitle).check(withoutBody),
  body: line(maxBodyLength, texts.pushBody).check(withoutBody),
  link: sitePath,
  audience,
  schedule,
  /**
   * Whether to plan the message, or to send it now; otherwise it is stored as a draft. The web of the release before does
   * not send it.
   */
  publish: z._default(z.boolean(texts.default), true),
})
export type PushMessageInput = z.infer<typeof pushMessageInput>

const version = z.int(texts.default).check(z.gte(1, texts.default), z.lte(2_000_000_000, texts.default))

const newPushMessage = z.object({
  ...pushMessageInput.shape,
  /**
   * Client key, a random UUID of the author's device: a message sent again with the same key is created once. The web of
   * the release before does not send it.
   */
  key: z.optional(id),
})
export type NewPushMessage = z.infer<typeof newPushMessage>

const pushMessageEdit = z.object({
  ...pushMessageInput.shape,
  /**
   * `version` of the message that was changed; without it, whatever is stored is replaced. The web of the release before
   * does not send it.
   */
  version: z.optional(version),
})
export type PushMessageEdit = z.infer<typeof pushMessageEdit>

const pushMessageStatus = z.enum(pushMessageStatuses)
export type PushMessageStatus = z.infer<typeof pushMessageStatus>

export const pushMessage = z.object({
  id,
  title: z.string(),
  body: z.string(),
  link: z.string(),
  audience,
  schedule,
  status: pushMessageStatus,
  /** Counts the changes of the text, the audience and the schedule. */
  version: z.int(),
  /** First name of the author, for admins who see messages of others; null when that account is deleted. */
  author: z.nullable(z.string()),
  /** Time of the next occurrence; null when there is none. */
  nextAt: z.nullable(timestamp),
  /** Time of the last occurrence; null before the first. */
  lastAt: z.nullable(timestamp),
  /**
   * Numbers of people over all occurrences: who have the message in their inbox, on whose device it arrived, for whom
   * every delivery failed, and who opened it.
   */
  counts: z.object({ recipients: z.int(), sent: z.int(), failed: z.int(), opened: z.int() }),
  createdAt: timestamp,
})
export type PushMessage = z.input<typeof pushMessage>

const messageParams = z.object({ id })

export const pushMessagesSchemas = () => ({
  list: {
    summary: 'My push messages, newest first',
    query: z.object({ ...paging, status: z.optional(pushMessageStatus) }),
    output: page(pushMessage),
  },
  choices: {
    summary: 'Whom I can choose as the audience of a push message',
    output: z.object({
      people: z.array(z.object({ id, name: z.string() })),
      tags: z.array(z.string()),
      challenges: z.array(z.object({ id, title: z.string() })),
    }),
  },
  count: {
    summary: 'How many people an audience has now, and how many of them have a device with push',
    body: z.object({ audience }),
    output: z.object({ people: z.int(), withPush: z.int() }),
  },
  create: {
    summary: 'Plan a push message, send it now, or store it as a draft; once for a key',
    body: newPushMessage,
    output: z.object({ id }),
  },
  update: {
    summary:
      'Change a planned push message or a draft, which is planned or sent with `publish`. 409 `changed_meanwhile` with the stored title, body and `version`',
    params: messageParams,
    body: pushMessageEdit,
    output: done,
  },
  cancel: { summary: 'Cancel what a push message has not sent yet', params: messageParams, output: done },
  remove: { summary: 'Delete a draft', params: messageParams, output: done },
})
