import type { RelationEnd } from '@kostbar/contracts/clients/schemas'
import { paths } from '@kostbar/contracts/paths'
import { sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { newId, now } from '../../infra/sql.ts'
import { deleteInvitationNotices } from '../challenges/service.ts'
import { endCheckIns } from '../check-ins/service.ts'
import type { Mails, TemplateName } from '../mail/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { hasCoachingPurchase, hasLapsedSlots } from '../subscriptions/service.ts'
import { deleteOutlastingPlanDrafts, deletePlanDrafts } from './plan-drafts.ts'
import { eraseTrainersOwn } from './trainers-own.ts'

export { type ClientRelation, coachingRefusal, listRelations } from './relations.ts'

const findRelation = prepared((db, { trainerId, userId }: Params<{ trainerId: string; userId: string }>) =>
  db
    .selectFrom('client_relations as r')
    .select(hasLapsedSlots.as('slotsLapsed'))
    .where('r.trainer_id', '=', trainerId)
    .where('r.client_id', '=', userId)
    .where(sql<boolean>`r.status IN ('ACTIVE', 'PAUSED')`),
)

export const clientsService = (db: Db) => ({
  /**
   * Active or paused coaching of a user by a trainer; null without one. With `slotsLapsed` the trainer may read the
   * client's data but not change it.
   */
  findCoaching: async (trainerId: string, userId: string): Promise<{ slotsLapsed: boolean } | null> =>
    (await findRelation(db, { trainerId, userId }))[0] ?? null,
})

interface EndedRelation {
  id: string
  endedAt: Date
  trainerId: string
  trainerName: string
  /** False when the relation ends because the trainer has lost the role. */
  isTrainer: boolean
  clientId: string
  clientName: string
}

/** Locks relations, in the order of their ids, to prevent deadlocks. */
const lockAll = (tx: Tx) => tx.selectFrom('client_relations').select('id').orderBy('id').forUpdate()

/** Locks relations that are not archived. */
const lockLive = (tx: Tx) => lockAll(tx).where('status', '<>', 'ARCHIVED')

const setArchived = (tx: Tx, ids: readonly string[], endedBy: RelationEnd): Promise<EndedRelation[]> =>
  tx
    .updateTable('client_relations as r')
    .from(['users as t', 'users as c'])
    .set({ status: 'ARCHIVED', ended_at: now, ended_by: endedBy })
    .where('r.id', 'in', ids)
    .whereRef('t.id', '=', 'r.trainer_id')
    .whereRef('c.id', '=', 'r.client_id')
    .returning(['r.id', 't.id as trainerId', 'r.client_id as clientId'])
    .returning(['t.first_name as trainerName', 'c.first_name as clientName'])
    .returning([
      sql<Date>`r.ended_at`.as('endedAt'),
      sql<boolean>`'ROLE_TRAINER' = ANY(t.roles::text[])`.as('isTrainer'),
    ])
    .execute()

async function revokeConsents(tx: Tx, relationIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ revoked_at: now })
    .where('relation_id', 'in', relationIds)
    .where('revoked_at', 'is', null)
    .execute()
}

const archivePath = `${paths.clientManagement}?ansicht=archiv`

interface RelationDependencies {
  mails: Mails
  notifications: Notifications
}

/** What ended a coaching, as people are told it: who ended it, or that the purchase it rested on has ended. */
type EndReason = RelationEnd | 'PURCHASE'

/** Mails to the client and to the trainer about the end of a coaching, by its reason. */
const endMails = {
  TRAINER: { client: 'endedByTrainer', trainer: null },
  CLIENT: { client: null, trainer: 'endedByClient' },
  SWITCH: { client: null, trainer: 'endedBySwitch' },
  ADMIN: { client: 'endedByAdmin', trainer: 'clientRemovedByAdmin' },
  PURCHASE: { client: 'endedWithPurchase', trainer: 'clientEndedWithPurchase' },
} as const satisfies Record<EndReason, { client: TemplateName | null; trainer: TemplateName | null }>

/** Start and end of coaching relations, for every feature that causes one. */
export function relationsService({ mails, notifications }: RelationDependencies) {
  const tell = async (tx: Tx, relation: EndedRelation, endedBy: RelationEnd, toldAs: EndReason) => {
    const { client, trainer } = endMails[toldAs]
    // An end by an admin uses up no purchase, but clients whose own role changed do not wait for a trainer either.
    const usesUpPurchase = toldAs === 'TRAINER' ? endedBy === 'TRAINER' : undefined
    const { id: subjectId, trainerId, trainerName, isTrainer, clientId, clientName } = relation
    const dedupeKey = `coachingEnded:${subjectId}:${relation.endedAt.toISOString()}`
    const people = [
      { template: client, userId: clientId, name: trainerName, link: paths.profile },
      { template: isTrainer && trainer, userId: trainerId, name: clientName, link: archivePath },
    ]
    for (const { template, userId, name, link } of people) {
      if (!template) continue
      const variables = { other: name, usesUpPurchase }
      await mails.enqueueMail(tx, { template, userId, subjectId, dedupeKey, variables })
      await notifications.add(tx, { userId, kind: 'coachingEnded', subjectId, dedupeKey, link, variables: { name } })
    }
  }

  /**
   * Archives locked relations: revokes the consent to the trainer's reading of health data, closes deadlines, ends weekly
   * check-ins, deletes notifications of challenges that cannot be joined any more, and plan drafts unless the trainer can
   * take the coaching up again, and tells the other person, or both when an admin ends it; a trainer who has lost the role
   * is not told client by client. Archived relations take no client slot.
   */
  const archiveLocked = async (
    tx: Tx,
    rows: readonly { id: string }[],
    endedBy: RelationEnd,
    toldAs: EndReason = endedBy,
  ): Promise<string[]> => {
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return []
    const ended = await setArchived(tx, ids, endedBy)
    await revokeConsents(tx, ids)
    await pendingAnswers.closeAll(tx, ids)
    await endCheckIns(tx, ids)
    await deleteInvitationNotices(tx, ids)
    if (endedBy !== 'TRAINER') await deletePlanDrafts(tx, ids)
    for (const relation of ended) await tell(tx, relation, endedBy, toldAs)
    return ids
  }

  return {
    /**
     * Starts the coaching of a client, and the deadlines of submissions that nobody has answered; a plan draft of an
     * earlier coaching is deleted. The caller has locked the client, who has no trainer.
     * @returns id of the relation
     */
    start: async (
      tx: Tx,
      { trainerId, clientId, origin }: { trainerId: string; clientId: string; origin: 'INVITED' | 'ASSIGNED' },
    ): Promise<string> => {
      const { id } = await tx
        .insertInto('client_relations')
        .values({ id: newId, trainer_id: trainerId, client_id: clientId, origin })
        .returning('id')
        .executeTakeFirstOrThrow()
      await deleteOutlastingPlanDrafts(tx, sql`r.client_id = ${clientId}`)
      await pendingAnswers.openProtocol(tx, id)
      await pendingAnswers.openAnamnesis(tx, id)
      return id
    },

    /**
     * Archives coaching relations: the trainer's access, the consent to it and open deadlines end, client slots become
     * free, and the other person is told. Relations that are archived already stay unchanged.
     * @returns ids of the relations archived now
     */
    archive: async (tx: Tx, relationIds: readonly string[], endedBy: RelationEnd): Promise<string[]> =>
      relationIds.length === 0
        ? []
        : archiveLocked(tx, await lockLive(tx).where('id', 'in', relationIds).execute(), endedBy),

    /**
     * Archives the relation of a client to the current trainer.
     * @returns id of the relation; undefined for a client without a trainer
     */
    archiveOfClient: async (tx: Tx, clientId: string, endedBy: RelationEnd): Promise<string | undefined> =>
      (await archiveLocked(tx, await lockLive(tx).where('client_id', '=', clientId).execute(), endedBy))[0],

    /**
     * Archives the relation of a client whom an admin has assigned and who has no purchase of coaching any more. It ends as
     * by an admin, so that a purchase that is in force again, because its refund failed, waits for a trainer.
     */
    archiveUnpaid: async (tx: Tx, clientId: string): Promise<void> => {
      const unpaid = lockLive(tx)
        .where('client_id', '=', clientId)
        .where('origin', '=', 'ASSIGNED')
        .where(sql<boolean>`NOT ${hasCoachingPurchase(sql.ref('client_id'))}`)
      await archiveLocked(tx, await unpaid.execute(), 'ADMIN', 'PURCHASE')
    },

    /** Archives all active and paused relations of a trainer. */
    archiveOfTrainer: async (tx: Tx, trainerId: string, endedBy: RelationEnd): Promise<void> => {
      await archiveLocked(tx, await lockLive(tx).where('trainer_id', '=', trainerId).execute(), endedBy)
    },

    /**
     * Ends the coachings of a trainer whose account is about to be deleted. The relations stay with their threads,
     * which are the clients' as well; what the trainer kept about the clients is erased. They end as by an admin, so
     * that a purchase in use waits for another trainer, but the clients are told that the trainer ended it.
     */
    eraseTrainer: async (tx: Tx, trainerId: string): Promise<void> => {
      // Also archived ones, which the trainer may be taking back right now: none becomes active after this.
      await lockAll(tx).where('trainer_id', '=', trainerId).execute()
      const live = await lockLive(tx).where('trainer_id', '=', trainerId).execute()
      await archiveLocked(tx, live, 'ADMIN', 'TRAINER')
      await deleteOutlastingPlanDrafts(tx, sql`r.trainer_id = ${trainerId}`)
      await eraseTrainersOwn(tx, trainerId)
    },
  }
}

export type Relations = ReturnType<typeof relationsService>
