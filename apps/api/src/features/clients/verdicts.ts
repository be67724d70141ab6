import { reactivationDays, tagsMax } from '@kostbar/contracts/clients/limits'
import type { BulkAction } from '@kostbar/contracts/clients/schemas'
import type { ProblemCode } from '@kostbar/contracts/problem'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { consentsToTrainer, noConsentToTrainer } from '../health/service.ts'
import { hasUsableSlots } from '../subscriptions/service.ts'
import { texts } from './texts.ts'

/** A relation of the trainer, locked. */
export interface LockedRelation {
  id: string
  clientId: string
  clientName: string
  trainerName: string
  status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED'
  origin: 'INVITED' | 'ASSIGNED'
  tags: string[]
  slotsLapsed: boolean
  /** Whether the trainer ended it, not long ago. */
  mayReturn: boolean
  /** Whether the client consents to the trainer's reading of health data. */
  hasConsent: boolean
}

/** The latest relation of a trainer to each of these clients, in the order of ids: two transactions cannot wait for each other. */
export const lockLatest = (tx: Tx, trainerId: string, clientIds: readonly string[]): Promise<LockedRelation[]> =>
  tx
    .selectFrom('client_relations as r')
    .innerJoin('users as t', 't.id', 'r.trainer_id')
    .innerJoin('users as c', 'c.id', 'r.client_id')
    .select('c.first_name as clientName')
    .select(['r.id', 'r.client_id as clientId', 'r.status', 'r.origin', 'r.tags', 't.first_name as trainerName'])
    .select([
      sql<boolean>`r.origin = 'INVITED' AND NOT ${hasUsableSlots(sql.ref('r.trainer_id'))}`.as('slotsLapsed'),
      sql<boolean>`coalesce(r.ended_by = 'TRAINER'
        AND r.ended_at > now() - make_interval(days => ${reactivationDays}), false)`.as('mayReturn'),
      consentsToTrainer(sql.ref('r.client_id'), sql.ref('r.id')).as('hasConsent'),
    ])
    .where('r.trainer_id', '=', trainerId)
    .where('r.client_id', 'in', clientIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('client_relations as later')
            .select('later.id')
            .whereRef('later.client_id', '=', 'r.client_id')
            .whereRef('later.trainer_id', '=', 'r.trainer_id')
            .whereRef('later.id', '>', 'r.id'),
        ),
      ),
    )
    .orderBy('r.id')
    .forUpdate('r')
    .execute()

export type Verdict = 'change' | 'keep' | { code: ProblemCode; msg?: string }

type TagCommand = Extract<BulkAction, { tag: string }>
type MessageCommand = Extract<BulkAction, { text: string }>
type StatusCommand = Exclude<BulkAction, TagCommand | MessageCommand>

/** An action that changes the status of relations and needs nothing else. */
export type StatusAction = StatusCommand['action']

/** Whether a tag is added or removed; the relation is not archived. */
function judgeTag({ tags }: LockedRelation, { action, tag }: TagCommand): Verdict {
  if (tags.includes(tag) === (action === 'TAG')) return 'keep'
  if (action === 'UNTAG' || tags.length < tagsMax) return 'change'
  return { code: 'list_full', msg: texts.tagsFull }
}

/** The status that an action leads to. */
const statusAfter = { PAUSE: 'PAUSED', RESUME: 'ACTIVE', ARCHIVE: 'ARCHIVED', REACTIVATE: 'ACTIVE' } as const

/** Whether an action changes a relation, leaves it as it is, or is refused. */
export function judge(relation: LockedRelation, command: BulkAction): Verdict {
  const { status, mayReturn, slotsLapsed } = relation
  const { action } = command
  const isArchived = status === 'ARCHIVED'
  if (action === 'REACTIVATE' && isArchived) return mayReturn ? 'change' : { code: 'needs_invitation' }
  if (action === 'REACTIVATE') return 'keep'
  if (action === 'ARCHIVE') return isArchived ? 'keep' : 'change'
  if (isArchived) return { code: action === 'MESSAGE' ? 'coaching_ended' : 'not_found' }
  if (slotsLapsed) return { code: 'slots_lapsed' }
  if (command.action === 'MESSAGE') return judgeMessage(relation)
  return 'tag' in command ? judgeTag(relation, command) : judgeStatus(relation, command)
}

const judgeMessage = ({ hasConsent }: LockedRelation): Verdict =>
  hasConsent ? 'change' : { code: 'consent_needed', msg: noConsentToTrainer }

const judgeStatus = ({ status }: LockedRelation, { action }: StatusCommand): Verdict =>
  status === statusAfter[action] ? 'keep' : 'change'
