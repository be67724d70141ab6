import * as z from 'zod/mini'
import { deadline } from '../deadline.ts'
import { messageDraft } from '../messages/schemas.ts'
import { done, problem } from '../problem.ts'
import { id, line, page, paging, paragraph, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'
import { publicTrainer } from '../trainers/profile.ts'
import { bulkMax, goalLength, privateNoteLength, tagLength, tagsMax } from './limits.ts'

export const clientStatus = z.enum(['ACTIVE', 'PAUSED', 'ARCHIVED'])
export type ClientStatus = z.infer<typeof clientStatus>

/** How a client came to the trainer; assigned clients take no slot. */
export const relationOrigin = z.enum(['INVITED', 'ASSIGNED'])

/** Who ended a coaching relation; `SWITCH` is the client who changed to another trainer. */
export const relationEnd = z.enum(['TRAINER', 'CLIENT', 'ADMIN', 'SWITCH'])
export type RelationEnd = z.infer<typeof relationEnd>

/** Groups of the client list: need attention, on track, inactive. */
export const clientGroup = z.enum(['ATTENTION', 'ON_TRACK', 'INACTIVE'])
export type ClientGroup = z.infer<typeof clientGroup>

/** Why a client is in its group; the first that applies. */
export const groupReason = z.enum(['ANSWER', 'REVIEW', 'TARGETS', 'PAUSED', 'UNSEEN', 'NONE'])
export type GroupReason = z.infer<typeof groupReason>

/** Columns to sort by. `URGENCY`: groups first, and within them what is due first. */
export const clientSort = z.enum([
  'URGENCY',
  'NAME',
  'EMAIL',
  'STATUS',
  'ANAMNESE',
  'TARGETS',
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

/** A row of a trainer's client list. */
export const client = z.object({
  /** The client's account. */
  id,
  ...person,
  email: z.string(),
  profileImage: z.nullable(z.string()),
  status: clientStatus,
  origin: relationOrigin,
  tags: z.array(z.string()),
  /** Since when the trainer coaches them. */
  startedAt: timestamp,
  /** Set for archived ones. */
  endedAt: z.nullable(timestamp),
  endedBy: z.nullable(relationEnd),
  hasAnamnese: z.boolean(),
  /** Whether daily targets are set. */
  hasTargets: z.boolean(),
  /** Last sign-in or entry; null without one. */
  lastActiveAt: z.nullable(timestamp),
  /** The first answer that is due; null while nothing waits. */
  answer: z.nullable(deadline),
  /** Since when it waits. */
  waitingSince: z.nullable(timestamp),
  nextReviewAt: z.nullable(z.iso.date()),
  /** Null for archived ones. */
  group: z.nullable(clientGroup),
  reason: groupReason,
})
export type Client = z.input<typeof client>

const clientFilter = {
  filter: z._default(paragraph(200), ''),
  /** Active and paused ones if omitted. */
  status: z.optional(clientStatus),
  tag: z.optional(tag),
  group: z.optional(clientGroup),
  sort: z._default(clientSort, 'URGENCY'),
  dir: z._default(sortDirection, 'ASC'),
}

/** Client slots: bought, taken by clients and open invitations, and open invitations. */
export const slots = z.object({
  bought: z.int(),
  used: z.int(),
  openInvitations: z.int(),
  /** The slots are not paid for: the trainer reads, but cannot write. */
  lapsed: z.boolean(),
})
export type Slots = z.input<typeof slots>

/** What a trainer keeps about a client; the client never sees it. */
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
  /** Null without the client's consent to this trainer's reading of health data. */
  privateNote: z.nullable(z.string()),
  nextReviewAt: z.nullable(z.iso.date()),
  /** Whether the client may swap recipes, change portions and switch meals in their plan. */
  allowSwaps: z.boolean(),
  /** Whether the trainer may only read, until the slots are paid for. */
  isReadOnly: z.boolean(),
})
export type ClientDetails = z.input<typeof clientDetails>

/** A client in the order of the list. */
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

export const bulkResult = z.object({
  id,
  /** Whether the action changed something; false also for what was so already. True for a message that is stored. */
  changed: z.boolean(),
  /** Why it was refused. */
  problem: z.nullable(z.pick(problem, { code: true, msg: true, link: true })),
})
export type BulkResult = z.input<typeof bulkResult>

export const clientsSchemas = () => ({
  list: {
    summary: 'My clients in three groups, or the archived ones; filter matches e-mail and names',
    query: z.object({ ...paging, ...clientFilter }),
    output: z.object({
      ...page(client).shape,
      /** Matches per group, whatever `group` asks for. */
      groups: z.object({ ATTENTION: z.int(), ON_TRACK: z.int(), INACTIVE: z.int() }),
      /** All tags of active and paused clients, the most frequent first. */
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
          /** Paused by the trainer, or while the trainer's account is locked. */
          isPaused: z.boolean(),
          /** Whether I may swap recipes, change portions and switch meals in my plan. */
          allowSwaps: z.boolean(),
          /** The first answer that is due; null while nothing waits. */
          answer: z.nullable(deadline),
        }),
      ),
    }),
  },
  endMine: { summary: 'End my coaching: the trainer sees nothing of mine from now on', output: done },
  one: { summary: 'What I keep about a client', params: clientParams, output: clientDetails },
  neighbours: {
    summary: 'The clients before and after this one in the list',
    params: clientParams,
    query: z.object(clientFilter),
    output: z.object({
      previous: neighbour,
      next: neighbour,
      /** From 1; null if the filters leave this client out. */
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
