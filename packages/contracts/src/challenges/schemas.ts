import * as z from 'zod/mini'
import { mentionsBody } from '../body-words.ts'
import { done } from '../problem.ts'
import { day, id, keysOf, line, page, paging, paragraph, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'
import { challengePhases } from './days.ts'
import {
  amountMax,
  cancelReasonLength,
  descriptionLength,
  lengthMaxDays,
  participantsMax,
  pointsMax,
  reminderTimes,
  titleLength,
  unitLength,
} from './limits.ts'
import { type ChallengeTask, challengeTasks } from './tasks.ts'

const task = keysOf(challengeTasks)

/**
 * Audience: `CLIENTS` are chosen clients of the trainer; `EVERYONE` is open to all with access to app content (admins
 * only).
 */
const audience = z.enum(['CLIENTS', 'EVERYONE'])
export type ChallengeAudience = z.infer<typeof audience>

/** Form of the participants' names, as other participants see them. */
const names = z.enum(['FIRST_NAMES', 'INITIALS'])
export type ChallengeNames = z.infer<typeof names>

const phase = z.enum(challengePhases)

const withoutBody = z.refine<string>((text) => !mentionsBody(text), texts.challengeBody)

const wholeNumber = (max: number, message: string) => z.int(message).check(z.gte(1, message), z.lte(max, message))

const amount = z
  .int(texts.challengeAmount)
  .check(z.gte(0, texts.challengeAmount), z.lte(amountMax, texts.challengeAmount))

/** Requires the unit of an amount that the owner names. */
const withUnit = z.refine<{ task: ChallengeTask; unit: string | null }>(
  (body) => body.task !== 'AMOUNT' || body.unit !== null,
  { error: texts.challengeUnit, path: ['unit'] },
)

/** Settings of a challenge, chosen by its trainer or admin. */
export const challengeInput = z
  .object({
    title: line(titleLength, texts.challengeTitle).check(withoutBody),
    description: paragraph(descriptionLength).check(withoutBody),
    task,
    /** Amount that makes a day reached, in the unit of the task; 1 for a tick. */
    target: wholeNumber(amountMax, texts.challengeTarget),
    /** Unit of an own amount; null for other tasks. */
    unit: z.nullable(line(unitLength, texts.challengeUnit).check(withoutBody)),
    weekdays: z.array(weekday).check(z.minLength(1, texts.weekdays), z.maxLength(7, texts.default)),
    startsOn: day,
    lengthDays: wholeNumber(lengthMaxDays, texts.challengeLength),
    /** Points for each reached day. */
    points: wholeNumber(pointsMax, texts.challengePoints),
    /** Reached days with which a participant wins; null without a common goal. */
    requiredDays: z.nullable(wholeNumber(lengthMaxDays, texts.requiredDays)),
    names,
    /** Time of the reminder on scheduled days, in Vienna; null for no reminder. */
    reminderTime: z.nullable(z.enum(reminderTimes as [string, ...string[]], texts.default)),
    audience,
    /** Ids of the clients to invite; empty when the challenge is open to everyone. */
    participantIds: z.array(id).check(z.maxLength(participantsMax, texts.challengeParticipants)),
    /** Whether to publish the challenge to its participants now; otherwise it is stored as a draft. */
    publish: z.boolean(texts.default),
  })
  .check(withUnit)
export type ChallengeInput = z.infer<typeof challengeInput>

const newChallenge = z
  .object({
    ...challengeInput.shape,
    /**
     * Client key, a random UUID of the owner's device: a challenge sent again with the same key is created once. The web
     * of the release before does not send it.
     */
    key: z.optional(id),
  })
  .check(withUnit)
export type NewChallenge = z.infer<typeof newChallenge>

const challengeEdit = z
  .object({
    ...challengeInput.shape,
    /**
     * `version` of the challenge that was changed; without it, whatever is stored is replaced. The web of the release before
     * does not send it.
     */
    version: z.optional(z.int(texts.default).check(z.gte(1, texts.default), z.lte(2_000_000_000, texts.default))),
  })
  .check(withUnit)
export type ChallengeEdit = z.infer<typeof challengeEdit>

/** Fields of a challenge that everybody who may see it reads. */
const facts = {
  id,
  title: z.string(),
  description: z.string(),
  task,
  target: z.int(),
  unit: z.nullable(z.string()),
  weekdays: z.array(weekday),
  /** First and last day, both inclusive, in Vienna. */
  startsOn: day,
  endsOn: day,
  points: z.int(),
  requiredDays: z.nullable(z.int()),
  names,
  reminderTime: z.nullable(z.string()),
  audience,
  phase,
  cancelReason: z.nullable(z.string()),
}

/** Numbers of people who take part and who are invited, each counted up to `countLimit`. */
const counts = { joined: z.int(), invited: z.int() }

/** Row of the challenge list. */
const challengeRow = z.object({
  ...facts,
  ...counts,
  /** Number of changes. API processes of the release before do not send it. */
  version: z.optional(z.int()),
})
export type ChallengeRow = z.input<typeof challengeRow>

const entry = z.object({ day, amount: z.int() })
export type ChallengeEntry = z.infer<typeof entry>

const participant = z.object({
  /** Distinguishes the participants of this page; names may be equal. */
  key: z.int(),
  /** Id of the participant; null in a challenge for everyone, whose participants are shown by their initials. */
  userId: z.nullable(id),
  name: z.string(),
  state: z.enum(['INVITED', 'JOINED', 'LEFT']),
  /** Entries, oldest first. */
  entries: z.array(entry),
  reachedDays: z.int(),
  streak: z.int(),
  longestStreak: z.int(),
  points: z.int(),
  hasWon: z.boolean(),
})
export type ChallengeParticipant = z.infer<typeof participant>

/** Participation of the viewer in a challenge; `OPEN` means that they may join without an invitation. */
const participation = z.enum(['OPEN', 'INVITED', 'JOINED', 'LEFT'])

/** Challenge as a member sees it. */
const myChallenge = z.object({
  ...facts,
  standing: participation,
  /** First name of its creator; null when that account is deleted. */
  by: z.nullable(z.string()),
  /** Whether entries are closed because the coaching ended; existing entries stay. */
  isClosed: z.boolean(),
  /** Whether the creator's account is locked at the moment; the challenge goes on. */
  ownerLocked: z.boolean(),
  participantCount: z.int(),
  /** Scheduled days whose entry is open, yesterday before today; `amount` is null before an entry. */
  openDays: z.array(z.object({ day, amount: z.nullable(z.int()) })),
  nextDay: z.nullable(day),
  scheduledDays: z.int(),
  reachedDays: z.int(),
  hasWon: z.boolean(),
  /** Streaks and points; null in protective mode. */
  score: z.nullable(z.object({ streak: z.int(), longestStreak: z.int(), points: z.int() })),
})
export type MyChallenge = z.input<typeof myChallenge>

/** Challenge as a member sees it, with all entries and the other participants. */
const myChallengeDetail = z.object({
  ...myChallenge.shape,
  entries: z.array(entry),
  /**
   * Other participants, at most 50; `hasWon` is null until the end. Null in protective mode, and for anybody who does not
   * take part, or no longer.
   */
  others: z.nullable(z.array(z.object({ key: z.int(), name: z.string(), hasWon: z.nullable(z.boolean()) }))),
})
export type MyChallengeDetail = z.input<typeof myChallengeDetail>

const challengeParams = z.object({ id })

export const challengesSchemas = () => ({
  list: {
    summary: 'My challenges, as admin also those for everyone; running ones first',
    query: z.object({ ...paging, phase: z.optional(phase) }),
    output: page(challengeRow),
  },
  create: { summary: 'Create a challenge; once for a key', body: newChallenge, output: challengeRow },
  get: {
    summary: 'A challenge of mine with a page of its participants, by name unless it is open to everyone',
    params: challengeParams,
    query: z.object(paging),
    output: z.object({
      ...challengeRow.shape,
      participantIds: z.array(id),
      /**
       * Ids of the clients who declined or left, whom nobody can invite again; empty when it is open to everyone. API
       * processes of the release before do not send it.
       */
      leftIds: z.optional(z.array(id)),
      participants: page(participant),
    }),
  },
  update: {
    summary:
      'Change a challenge that has not begun. 409 `changed_meanwhile` with the stored challenge and its `participantIds` as ' +
      '`current`',
    params: challengeParams,
    body: challengeEdit,
    output: challengeRow,
  },
  cancel: {
    summary: 'Cancel a planned or running challenge with a reason, which its participants read',
    params: challengeParams,
    body: z.object({
      reason: paragraph(cancelReasonLength).check(z.minLength(1, texts.cancelReason), withoutBody),
    }),
    output: challengeRow,
  },
  invite: {
    summary:
      'Invite further clients to a planned or running challenge; those who are invited already are not told again',
    params: challengeParams,
    body: z.object({
      participantIds: z
        .array(id)
        .check(z.minLength(1, texts.challengeInvitees), z.maxLength(participantsMax, texts.challengeParticipants)),
    }),
    output: challengeRow,
  },
  remove: { summary: 'Delete a draft', params: challengeParams, output: done },
  mine: {
    summary: 'The challenges I take part in or may join: planned, running, and those that ended within a week',
    output: z.array(myChallenge),
  },
  getMine: { summary: 'A challenge I take part in or may join', params: challengeParams, output: myChallengeDetail },
  join: { summary: 'Join a challenge, or come back to it', params: challengeParams, output: done },
  leave: {
    summary: 'Leave a challenge, or decline the invitation; entries stay',
    params: challengeParams,
    output: done,
  },
  setEntry: {
    summary: 'Set my entry of a scheduled day, until noon of the next day; null removes it',
    params: challengeParams,
    body: z.object({ day, amount: z.nullable(amount) }),
    output: myChallenge,
  },
})
export type ChallengeDetail = z.input<ReturnType<typeof challengesSchemas>['get']['output']>
