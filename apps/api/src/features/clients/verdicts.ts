import { reactivationDays, tagsMax } from '@kostbar/contracts/clients/limits'
import type { BulkAction } from '@kostbar/contracts/clients/schemas'
import type { ProblemCode } from '@kostbar/contracts/problem'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { consentsToTrainer, noConsentToTrainer } from '../health/service.ts'
import { hasCoachingPurchase, hasLapsedSlots } from '../subscriptions/service.ts'
import { isLatestRelation } from './latest-relation.ts'
import { texts } from './texts.ts'

/** A trainer's relation to a client, locked until the transaction ends. */
export interface LockedRelation {
  id: string
  clientId: string
  clientName: string
  trainerName: string
  status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED'
  origin: 'INVITED' | 'ASSIGNED'
  /** Null unless archived. */
  endedAt: Date | null
  tags: string[]
  slotsLapsed: boolean
  /** Whether the client's account has the role of a trainer or admin by now: these are not coached. */
  isStaff: boolean
  /**
   * Whether the trainer archived the relation at most `reactivationDays` ago, so that it can be reactivated without an
   * invitation.
   */
  mayReturn: boolean
  /** Whether the coaching takes a client slot, or the client whom an admin assigned still has a purchase of coaching. */
  isPaidFor: boolean
  /** Whether the client consents to the trainer's reading of health data. */
  hasConsent: boolean
}

/** SQL condition: the trainer ended the coaching `r` at most `reactivationDays` ago. */
const isRecentlyEnded = sql<boolean>`coalesce(r.ended_by = 'TRAINER'
  AND r.ended_at > now() - make_interval(days => ${sql.lit(reactivationDays)}), false)`

/** SQL condition: the coaching `r` takes a client slot, or its client still has a purchase of coaching. */
const isPaidFor = sql<boolean>`(r.origin = 'INVITED' OR ${hasCoachingPurchase(sql.ref('r.client_id'))})`

/**
 * SQL condition: the trainer can resume the archived coaching `r` without an invitation, unless its client is coached
 * elsewhere.
 */
export const mayBeReactivated = sql<boolean>`(${isRecentlyEnded} AND ${isPaidFor})`

/**
 * Locks a trainer's latest relation to each of these clients. Rows are locked in the order of their ids, to prevent
 * deadlocks.
 */
export const lockLatest = (tx: Tx, trainerId: string, clientIds: readonly string[]): Promise<LockedRelation[]> =>
  tx
    .selectFrom('client_relations as r')
    .innerJoin('users as t', 't.id', 'r.trainer_id')
    .innerJoin('users as c', 'c.id', 'r.client_id')
    .select('c.first_name as clientName')
    .select(['r.id', 'r.client_id as clientId', 'r.status', 'r.origin', 'r.tags', 't.first_name as trainerName'])
    .select('r.ended_at as endedAt')
    .select([
      hasLapsedSlots.as('slotsLapsed'),
      sql<boolean>`c.roles::text[] && ARRAY['ROLE_TRAINER', 'ROLE_ADMIN']`.as('isStaff'),
      isRecentlyEnded.as('mayReturn'),
      isPaidFor.as('isPaidFor'),
      consentsToTrainer(sql.ref('r.client_id'), sql.ref('r.id')).as('hasConsent'),
    ])
    .where('r.trainer_id', '=', trainerId)
    .where('r.client_id', 'in', clientIds)
    .where(isLatestRelation)
    .orderBy('r.id')
    .forUpdate('r')
    .execute()

export type Verdict = 'change' | 'keep' | { code: ProblemCode; msg?: string }

type TagCommand = Extract<BulkAction, { tag: string }>
type MessageCommand = Extract<BulkAction, { text: string }>
type StatusCommand = Exclude<BulkAction, TagCommand | MessageCommand>

/** Action that changes the status of a relation and has no further parameters. */
export type StatusAction = StatusCommand['action']

/** Verdict on adding or removing a tag of a relation that is not archived. */
function judgeTag({ tags }: LockedRelation, { action, tag }: TagCommand): Verdict {
  if (tags.includes(tag) === (action === 'TAG')) return 'keep'
  if (action === 'UNTAG' || tags.length < tagsMax) return 'change'
  return { code: 'list_full', msg: texts.tagsFull }
}

/** Status after each action. */
const statusAfter = { PAUSE: 'PAUSED', RESUME: 'ACTIVE', ARCHIVE: 'ARCHIVED', REACTIVATE: 'ACTIVE' } as const

/** Verdict on an action: `change`, `keep` when the relation already is as requested, or the reason of a refusal. */
export function judge(relation: LockedRelation, command: BulkAction): Verdict {
  const { status, slotsLapsed } = relation
  const { action } = command
  const isArchived = status === 'ARCHIVED'
  if (action === 'REACTIVATE') return isArchived ? judgeReturn(relation) : 'keep'
  if (action === 'ARCHIVE') return isArchived ? 'keep' : 'change'
  if (isArchived) return { code: action === 'MESSAGE' ? 'coaching_ended' : 'not_found' }
  if (slotsLapsed) return { code: 'slots_lapsed' }
  if (command.action === 'MESSAGE') return judgeMessage(relation)
  return 'tag' in command ? judgeTag(relation, command) : judgeStatus(relation, command)
}

function judgeReturn({ mayReturn, isStaff, isPaidFor }: LockedRelation): Verdict {
  if (isStaff) return { code: 'needs_invitation', msg: texts.staffAccount }
  if (!mayReturn) return { code: 'needs_invitation' }
  // Nothing would end it: the end of the purchase found no coaching that it could end.
  return isPaidFor ? 'change' : { code: 'needs_invitation', msg: texts.notBooked }
}

const judgeMessage = ({ hasConsent }: LockedRelation): Verdict =>
  hasConsent ? 'change' : { code: 'consent_needed', msg: noConsentToTrainer }

const judgeStatus = ({ status }: LockedRelation, { action }: StatusCommand): Verdict =>
  status === statusAfter[action] ? 'keep' : 'change'
