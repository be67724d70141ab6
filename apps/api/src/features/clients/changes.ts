import { reactivationDays, tagsMax } from '@kostbar/contracts/clients/limits'
import type { BulkAction } from '@kostbar/contracts/clients/schemas'
import type { ProblemCode } from '@kostbar/contracts/problem'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../infra/database.ts'
import { isUniqueViolation } from '../../infra/database-errors.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { hasUsableSlots, type Subscriptions } from '../subscriptions/service.ts'
import type { Relations } from './service.ts'
import { texts } from './texts.ts'

/** A relation of the trainer, locked. */
interface LockedRelation {
  id: string
  clientId: string
  trainerName: string
  status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED'
  origin: 'INVITED' | 'ASSIGNED'
  tags: string[]
  slotsLapsed: boolean
  /** Whether the trainer ended it, not long ago. */
  mayReturn: boolean
}

/** The latest relation of a trainer to each of these clients, in the order of ids: two transactions cannot wait for each other. */
const lockLatest = (tx: Tx, trainerId: string, clientIds: readonly string[]): Promise<LockedRelation[]> =>
  tx
    .selectFrom('client_relations as r')
    .innerJoin('users as t', 't.id', 'r.trainer_id')
    .select(['r.id', 'r.client_id as clientId', 'r.status', 'r.origin', 'r.tags', 't.first_name as trainerName'])
    .select([
      sql<boolean>`r.origin = 'INVITED' AND NOT ${hasUsableSlots(sql.ref('r.trainer_id'))}`.as('slotsLapsed'),
      sql<boolean>`coalesce(r.ended_by = 'TRAINER'
        AND r.ended_at > now() - make_interval(days => ${reactivationDays}), false)`.as('mayReturn'),
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

type Verdict = 'change' | 'keep' | { code: ProblemCode; msg?: string }

type TagCommand = Extract<BulkAction, { tag: string }>
type StatusCommand = Exclude<BulkAction, TagCommand>

/** Whether a tag is added or removed; the relation is not archived. */
function judgeTag({ tags }: LockedRelation, { action, tag }: TagCommand): Verdict {
  if (tags.includes(tag) === (action === 'TAG')) return 'keep'
  if (action === 'UNTAG' || tags.length < tagsMax) return 'change'
  return { code: 'list_full', msg: texts.tagsFull }
}

/** The status that an action leads to. */
const statusAfter = { PAUSE: 'PAUSED', RESUME: 'ACTIVE', ARCHIVE: 'ARCHIVED', REACTIVATE: 'ACTIVE' } as const

/** Whether an action changes a relation, leaves it as it is, or is refused. */
function judge(relation: LockedRelation, command: BulkAction): Verdict {
  const { status, mayReturn, slotsLapsed } = relation
  const { action } = command
  const isArchived = status === 'ARCHIVED'
  if (action === 'REACTIVATE' && isArchived) return mayReturn ? 'change' : { code: 'needs_invitation' }
  if (action === 'REACTIVATE') return 'keep'
  if (action === 'ARCHIVE') return isArchived ? 'keep' : 'change'
  if (isArchived) return { code: 'not_found' }
  if (slotsLapsed) return { code: 'slots_lapsed' }
  return 'tag' in command ? judgeTag(relation, command) : judgeStatus(relation, command)
}

const judgeStatus = ({ status }: LockedRelation, { action }: StatusCommand): Verdict =>
  status === statusAfter[action] ? 'keep' : 'change'

interface Dependencies {
  relations: Relations
  mails: Mails
  notifications: Notifications
  lockSlots: Subscriptions['lockSlots']
}

/** Status and tags of a trainer's clients, for one or up to fifty. */
export function clientChanges(database: Database, { relations, mails, notifications, lockSlots }: Dependencies) {
  const setTags = async (tx: Tx, changed: readonly LockedRelation[], tags: RawBuilder<string[]>) => {
    const ids = changed.map(({ id }) => id)
    await tx.updateTable('client_relations').set({ tags }).where('id', 'in', ids).execute()
  }

  const setStatus = async (tx: Tx, trainerId: string, changed: readonly LockedRelation[], isPause: boolean) => {
    const ids = changed.map(({ id }) => id)
    const status = isPause ? 'PAUSED' : 'ACTIVE'
    await tx.updateTable('client_relations').set({ status }).where('id', 'in', ids).execute()
    await pendingAnswers.updateClocks(tx, { trainerId })
    for (const { id, clientId } of changed)
      await notifications.add(tx, {
        userId: clientId,
        kind: isPause ? 'coachingPaused' : 'coachingResumed',
        subjectId: id,
        // One of a pause and its end is shown, the latest.
        dedupeKey: `coachingPause:${id}`,
        link: '/profile/einstellungen#begleitung',
        actorId: trainerId,
      })
  }

  const reactivate = async (tx: Tx, { id, clientId, trainerName }: LockedRelation) => {
    await tx
      .updateTable('client_relations')
      .set({ status: 'ACTIVE', ended_at: null, ended_by: null })
      .where('id', '=', id)
      .execute()
    await mails.enqueueMail(tx, {
      template: 'coachingReactivated',
      userId: clientId,
      subjectId: id,
      dedupeKey: `coachingReactivated:${id}:${Date.now()}`,
      variables: { other: trainerName },
    })
  }

  /** Changes locked relations for which the action is allowed. */
  const change = async (tx: Tx, trainerId: string, changed: readonly LockedRelation[], command: BulkAction) => {
    if (changed.length === 0) return
    const run: Record<BulkAction['action'], () => Promise<unknown>> = {
      TAG: () => setTags(tx, changed, sql`array_append(tags, ${tagOf(command)}::text)`),
      UNTAG: () => setTags(tx, changed, sql`array_remove(tags, ${tagOf(command)}::text)`),
      PAUSE: () => setStatus(tx, trainerId, changed, true),
      RESUME: () => setStatus(tx, trainerId, changed, false),
      ARCHIVE: () =>
        relations.archive(
          tx,
          changed.map(({ id }) => id),
          'TRAINER',
        ),
      REACTIVATE: async () => {
        for (const relation of changed) await reactivate(tx, relation)
      },
    }
    await run[command.action]()
  }

  const changeAll = (trainerId: string, command: BulkAction) =>
    database.transaction(async (tx) => {
      // Lock order: slots before relations, as everywhere a slot is taken.
      let free = command.action === 'REACTIVATE' ? (await lockSlots(tx, trainerId)).free : 0
      const locked = await lockLatest(tx, trainerId, command.ids)
      const verdicts = new Map(
        locked.map((relation): [string, Verdict] => {
          const verdict = judge(relation, command)
          const takesSlot = command.action === 'REACTIVATE' && verdict === 'change' && relation.origin === 'INVITED'
          if (!takesSlot) return [relation.clientId, verdict]
          free -= 1
          return [relation.clientId, free < 0 ? { code: 'no_slots' } : verdict]
        }),
      )
      await change(
        tx,
        trainerId,
        locked.filter(({ clientId }) => verdicts.get(clientId) === 'change'),
        command,
      )
      return command.ids.map((id) => toResult(id, verdicts.get(id) ?? { code: 'not_found' }))
    })

  /** @throws Problem `needs_invitation` when one of the clients has another trainer by now */
  const run = async (trainerId: string, command: BulkAction) => {
    try {
      return await changeAll(trainerId, command)
    } catch (error) {
      if (isUniqueViolation(error)) throw new Problem('needs_invitation', { msg: texts.coachedByOther })
      throw error
    }
  }

  return {
    /** Runs an action on each client for which it is allowed. @returns a result for each, in the order of the ids */
    bulk: run,

    /** Runs an action on one client. @throws Problem that says why it is refused */
    one: async (trainerId: string, clientId: string, action: Exclude<BulkAction['action'], 'TAG' | 'UNTAG'>) => {
      const [result] = await run(trainerId, { ids: [clientId], action })
      if (result?.problem) throw new Problem(result.problem.code, { msg: result.problem.msg })
    },
  }
}

const tagOf = (command: BulkAction): string => ('tag' in command ? command.tag : '')

function toResult(id: string, verdict: Verdict) {
  if (typeof verdict === 'string') return { id, changed: verdict === 'change', problem: null }
  const { code, message } = new Problem(verdict.code, verdict.msg === undefined ? {} : { msg: verdict.msg })
  return { id, changed: false, problem: { code, msg: message } }
}
