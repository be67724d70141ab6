import * as z from 'zod/mini'
import { adherence } from '../day-log/schemas.ts'
import { deadline } from '../deadline.ts'
import { messageDraft } from '../messages/schemas.ts'
import { done, problem } from '../problem.ts'
import { id, line, page, paging, paragraph, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { publicTrainer } from '../trainers/profile.ts'
import { bulkMax, goalLength, privateNoteLength, tagLength, tagsMax } from './limits.ts'

const clientStatus = z.enum(['ACTIVE', 'PAUSED', 'ARCHIVED'])
export type ClientStatus = z.infer<typeof clientStatus>

/** How the coaching relation started; assigned clients take no client slot. */
const relationOrigin = z.enum(['INVITED', 'ASSIGNED'])

/** Who ended a coaching relation; `SWITCH`: the client changed to another trainer. */
const relationEnd = z.enum(['TRAINER', 'CLIENT', 'ADMIN', 'SWITCH'])
export type RelationEnd = z.infer<typeof relationEnd>

/** Groups of the client list: needs attention, on track, inactive. */
export const clientGroup = z.enum(['ATTENTION', 'ON_TRACK', 'INACTIVE'])
export type ClientGroup = z.infer<typeof clientGroup>

/** Reason for a client's group; the first one that applies. */
const groupReason = z.enum(['ANSWER', 'REVIEW', 'TARGETS', 'PAUSED', 'UNSEEN', 'NONE'])
export type GroupReason = z.infer<typeof groupReason>

/**
 * Kind of a pending answer: to a message, a submitted anamnesis, protocol or check-in, or the protocol of a bought
 * analysis.
 */
const answerKind = z.enum(['MESSAGE', 'ANAMNESE', 'PROTOCOL', 'CHECKIN', 'ANALYSIS'])
export type AnswerKind = z.infer<typeof answerKind>

/** Sort columns of the client list. `URGENCY` sorts by group, then by deadline. */
export const clientSort = z.enum([
  'URGENCY',
  'NAME',
  'EMAIL',
  'STATUS',
  'TAGS',
  'ANAMNESE',
  'PROTOCOL',
  'TARGETS',
  'ADHERENCE',
  'ACTIVITY',
  'DUE',
  'REVIEW',
  'SINCE',
])
export type ClientSort = z.infer<typeof clientSort>

export const sortDirection = z.enum(['ASC', 'DESC'])
export type SortDirection = z.infer<typeof sortDirection>

export const tag = line(tagLength)

const person = {
  firstName: z.string(),
  lastName: z.nullable(z.string()),
}

/** Row of a trainer's client list. */
export const client = z.object({
  /** User id of the client. */
  id,
  ...person,
  email: z.string(),
  profileImage: z.nullable(z.string()),
  status: clientStatus,
  origin: relationOrigin,
  tags: z.array(z.string()),
  /** Start of the coaching relation. */
  startedAt: timestamp,
  /** End of the coaching relation; null unless archived. */
  endedAt: z.nullable(timestamp),
  endedBy: z.nullable(relationEnd),
  /**
   * Whether an archived client can be reactivated; otherwise they have to be invited. Only of archived clients; API processes
   * of the release before do not send it.
   */
  mayReturn: z.optional(z.boolean()),
  hasAnamnese: z.boolean(),
  /** Complete days of the latest 7-day protocol; null without one, or without consent to the trainer's reading it. */
  completeDays: z.nullable(z.int()),
  /** Whether the client has macro targets. */
  hasTargets: z.boolean(),
  /** How much of the plan was eaten; null without consent to the trainer's reading, and for archived clients. */
  adherence: z.nullable(adherence),
  /** Time of the last sign-in or entry; null without one. */
  lastActiveAt: z.nullable(timestamp),
  /** Earliest deadline of a pending answer; null when none is, or without consent to the trainer's reading. */
  answer: z.nullable(deadline),
  /** Kind of that answer; null when none is pending. */
  waitingFor: z.nullable(answerKind),
  /** Time since when that answer is pending; null when none is. */
  waitingSince: z.nullable(timestamp),
  nextReviewAt: z.nullable(z.iso.date()),
  /** Group in the client list; null for archived clients. */
  group: z.nullable(clientGroup),
  reason: groupReason,
})
export type Client = z.input<typeof client>

const clientFilter = {
  filter: z._default(paragraph(200), ''),
  /** Status to list; active and paused clients when omitted. */
  status: z.optional(clientStatus),
  tag: z.optional(tag),
  group: z.optional(clientGroup),
  sort: z._default(clientSort, 'URGENCY'),
  dir: z._default(sortDirection, 'ASC'),
}

/** Client slots of a trainer: bought ones, used ones (clients and open invitations), and open invitations alone. */
export const slots = z.object({
  bought: z.int(),
  used: z.int(),
  openInvitations: z.int(),
  /** Whether the slots have lapsed: the trainer can read, but not write. */
  lapsed: z.boolean(),
})
export type Slots = z.input<typeof slots>

/** Details that a trainer keeps about a client; the client never sees them. */
export const clientDetails = z.object({
  id,
  ...person,
  profileImage: z.nullable(z.string()),
  status: clientStatus,
  origin: relationOrigin,
  startedAt: timestamp,
  lastActiveAt: z.nullable(timestamp),
  answer: z.nullable(deadline),
  tags: z.array(z.string()),
  goal: z.string(),
  /** Private note; null without the client's consent to this trainer's reading of health data. */
  privateNote: z.nullable(z.string()),
  nextReviewAt: z.nullable(z.iso.date()),
  /** Whether the client may swap recipes, change portions and switch meals in their plan. */
  allowSwaps: z.boolean(),
  /** Whether the trainer may only read, because the slots have lapsed. */
  isReadOnly: z.boolean(),
})
export type ClientDetails = z.input<typeof clientDetails>

/** Previous or next client in the order of the list; null at its ends. */
const neighbour = z.nullable(z.object({ id, ...person }))

const clientParams = z.object({ id })

const bulkIds = z.array(id).check(
  z.minLength(1, texts.default),
  z.maxLength(bulkMax, texts.bulkMax),
  z.overwrite((ids) => [...new Set(ids)]),
)

const bulkAction = z.discriminatedUnion('action', [
  z.object({ ids: bulkIds, action: z.enum(['TAG', 'UNTAG']), tag }),
  z.object({ ids: bulkIds, action: z.enum(['PAUSE', 'RESUME', 'ARCHIVE', 'REACTIVATE']) }),
  z.object({ ids: bulkIds, action: z.literal('MESSAGE'), ...messageDraft.shape }),
])
export type BulkAction = z.output<typeof bulkAction>

const bulkResult = z.object({
  id,
  /** Whether the action changed something; false when the client already had that state. True for a stored message. */
  changed: z.boolean(),
  /** Problem for which the action was refused; null otherwise. */
  problem: z.nullable(z.pick(problem, { code: true, msg: true, link: true })),
})
export type BulkResult = z.input<typeof bulkResult>

export const clientsSchemas = () => ({
  list: {
    summary: 'My clients in three groups, or the archived ones; filter matches e-mail and names',
    query: z.object({ ...paging, ...clientFilter }),
    output: z.object({
      ...page(client).shape,
      /** Number of matching clients per group, regardless of the `group` filter. */
      groups: z.object({ ATTENTION: z.int(), ON_TRACK: z.int(), INACTIVE: z.int() }),
      /** Tags of all active and paused clients, most frequent first. */
      tags: z.array(z.string()),
      slots,
    }),
  },
  bulk: {
    summary: 'Tag, pause, resume, archive, reactivate or write to up to 50 clients, with a result for each',
    body: bulkAction,
    output: z.object({ results: z.array(bulkResult) }),
  },
  myTrainer: {
    summary: 'Who coaches me; null while nobody does',
    output: z.object({
      trainer: z.nullable(
        z.object({
          ...publicTrainer.shape,
          lastName: z.nullable(z.string()),
          startedAt: timestamp,
          /** Whether the coaching is paused, by the trainer or because the trainer's account is locked. */
          isPaused: z.boolean(),
          /** Whether the member may swap recipes, change portions and switch meals in their plan. */
          allowSwaps: z.boolean(),
          /** Earliest deadline of a pending answer; null when no answer is pending. */
          answer: z.nullable(deadline),
        }),
      ),
    }),
  },
  endMine: { summary: 'End my coaching: the trainer sees nothing of mine from now on', output: done },
  get: { summary: 'What I keep about a client', params: clientParams, output: clientDetails },
  neighbours: {
    summary: 'The clients before and after this one in the list',
    params: clientParams,
    query: z.object(clientFilter),
    output: z.object({
      previous: neighbour,
      next: neighbour,
      /** Position in the list, counted from 1; null when the filters exclude this client. */
      position: z.nullable(z.int()),
      total: z.int(),
    }),
  },
  update: {
    summary: 'Change what I keep about a client; omitted fields stay',
    params: clientParams,
    body: z.object({
      goal: z.optional(paragraph(goalLength)),
      tags: z.optional(z.array(tag).check(z.maxLength(tagsMax, texts.clientTags))),
      privateNote: z.optional(paragraph(privateNoteLength)),
      nextReviewAt: z.optional(z.nullable(z.iso.date(texts.default))),
      allowSwaps: z.optional(z.boolean(texts.default)),
    }),
    output: done,
  },
  pause: { summary: 'Pause the coaching: deadlines stop', params: clientParams, output: done },
  resume: { summary: 'Resume a paused coaching', params: clientParams, output: done },
  archive: { summary: 'End the coaching: frees the slot and ends my access', params: clientParams, output: done },
  reactivate: { summary: 'Coach an archived client again, in a free slot', params: clientParams, output: done },
})
