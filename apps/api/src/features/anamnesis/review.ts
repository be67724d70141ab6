import type { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import type { Parsed } from '@kostbar/contracts/endpoint'
import { paths } from '@kostbar/contracts/paths'
import { anamnesisReviewContext } from '@kostbar/prisma/anamnesis-context'
import type { DataKey } from '@kostbar/prisma/data-key'
import type { Actor } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { generateId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Mails } from '../mail/service.ts'
import { isMuted, type Notifications } from '../notifications/service.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { lockUser } from '../users/service.ts'
import { findCoaching } from './coaching.ts'

type ReviewInput = Parsed<typeof anamnesis.review>['body']

interface ReviewDependencies extends Pick<Infra, 'database' | 'dataKeys'> {
  authorizeUser: AuthorizeUser
  mails: Mails
  notifications: Notifications
}

/** Notification kind and mail template for each outcome of a review. */
const kinds = { REVIEWED: 'anamnesisReviewed', CHANGES_REQUESTED: 'anamnesisChangesRequested' } as const

interface NotifyParams {
  userId: string
  reviewId: string
  actorId: string
  trainerName: string
  outcome: ReviewInput['outcome']
}

interface Review extends Pick<ReviewInput, 'outcome' | 'text'> {
  versionId: string
  trainerId: string
}

/** Whether the newest review of the version is this one: then its request is repeated, and the member knows of it. */
async function isStored(tx: Tx, key: DataKey, { versionId, trainerId, outcome, text }: Review): Promise<boolean> {
  const newest = await tx
    .selectFrom('anamnesis_reviews')
    .select(['id', 'trainer_id as trainerId', 'outcome', 'encrypted'])
    .where('version_id', '=', versionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.trainerId !== trainerId || newest.outcome !== outcome) return false
  return key.decrypt(anamnesisReviewContext(newest.id), newest.encrypted) === text
}

/** Reviews: the trainers' answers to submitted anamnesis versions. */
export function reviewService({ database: { transaction }, dataKeys, ...others }: ReviewDependencies) {
  const { authorizeUser, mails, notifications } = others

  const notifyMember = async (
    tx: Tx,
    { userId, reviewId, actorId, trainerName, outcome }: NotifyParams,
  ): Promise<void> => {
    const kind = kinds[outcome]
    await notifications.add(tx, { userId, kind, subjectId: reviewId, actorId, link: paths.anamnesis })
    if (await isMuted(tx, userId, 'TRAINER')) return
    await mails.enqueueMail(tx, { template: kind, userId, subjectId: reviewId, variables: { other: trainerName } })
  }

  return {
    /**
     * Stores the trainer's review of the newest version, closes its deadline and tells the member; repeated, it does
     * nothing.
     * @throws Problem `forbidden` unless the actor coaches the member, `slots_lapsed`, `consent_needed`, `not_found`
     * without such a version, `changed_meanwhile` when there is a newer version
     */
    review: async (actor: Actor, userId: string, { number, outcome, text }: ReviewInput): Promise<void> => {
      await authorizeUser(actor, userId, { area: 'anamnesis', change: true, health: true })
      await transaction(async (tx) => {
        await lockUser(tx, userId)
        const coaching = await findCoaching(tx, userId)
        // Only the current trainer reviews: neither the member themself nor an admin may.
        if (coaching?.trainerId !== actor.id) throw new Problem('forbidden')
        const newest = await tx
          .selectFrom('anamnesis_versions')
          .select(['id', 'number'])
          .where('user_id', '=', userId)
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst()
        if (!newest || number > newest.number) throw new Problem('not_found')
        if (number < newest.number)
          throw new Problem('changed_meanwhile', {
            msg: 'Inzwischen gibt es eine neuere Fassung. Bitte lies zuerst diese.',
          })
        const key = await dataKeys.ofUser(tx, userId)
        if (await isStored(tx, key, { versionId: newest.id, trainerId: actor.id, outcome, text })) return
        const reviewId = await generateId(tx)
        const encrypted = key.encrypt(anamnesisReviewContext(reviewId), text)
        await tx
          .insertInto('anamnesis_reviews')
          .values({ id: reviewId, version_id: newest.id, trainer_id: actor.id, outcome, encrypted })
          .execute()
        const answered = await pendingAnswers.close(tx, { relationId: coaching.relationId, kind: 'ANAMNESE' })
        for (const versionId of new Set([newest.id, ...answered]))
          await notifications.markSubjectRead(tx, actor.id, versionId)
        await notifyMember(tx, { userId, reviewId, actorId: actor.id, trainerName: coaching.trainerName, outcome })
      })
    },
  }
}
