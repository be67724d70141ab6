import { dayMs } from '@kostbar/contracts/calendar'
import { consentTexts, consentVersion } from '@kostbar/contracts/health/consent-texts'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { pendingAnswers } from '../pending-answers/service.ts'
import { lockUser } from '../users/service.ts'
import { erasureDays, giveConsent } from './service.ts'

/** A user's consents that are not revoked. */
const liveConsents = (db: Db, userId: string) =>
  db.selectFrom('consents').where('user_id', '=', userId).where('revoked_at', 'is', null)

const currentTrainer = (db: Db, userId: string) =>
  db
    .selectFrom('client_relations as r')
    .innerJoin('users as u', 'u.id', 'r.trainer_id')
    .select(['r.id as relationId', 'u.first_name as firstName'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('consents as c')
            .whereRef('c.relation_id', '=', 'r.id')
            .where('c.kind', '=', 'COACHING')
            .where('c.revoked_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('mayRead'),
    )
    .where('r.client_id', '=', userId)
    .where('r.status', '<>', 'ARCHIVED')

/** Time of a user's last revocation, as long as the health data from before it is not erased; null otherwise. */
const findRevocation = (db: Db, userId: string) =>
  db
    .selectFrom('consents as c')
    .innerJoin('user_keys as k', 'k.user_id', 'c.user_id')
    .select(sql<Date | null>`max(c.revoked_at)`.as('at'))
    .where('c.user_id', '=', userId)
    .whereRef('k.created_at', '<=', 'c.revoked_at')
    .where('c.kind', '=', 'HEALTH')
    .executeTakeFirst()

/** Consents of users to the processing of their health data and its reading by their trainer. */
export function consentsService({ database: { kysely, transaction }, siteName }: Pick<Infra, 'database' | 'siteName'>) {
  const consent = async (db: Db, userId: string) => {
    const health = await liveConsents(db, userId)
      .select(['version', 'given_at as at'])
      .where('kind', '=', 'HEALTH')
      .executeTakeFirst()
    const trainer = await currentTrainer(db, userId).executeTakeFirst()
    const revocation = health ? undefined : await findRevocation(db, userId)
    return {
      version: consentVersion,
      texts: consentTexts(siteName),
      given: health ?? null,
      eraseAt: revocation?.at ? new Date(revocation.at.getTime() + erasureDays * dayMs) : null,
      trainer: trainer ? { firstName: trainer.firstName, mayRead: Boolean(health) && trainer.mayRead } : null,
    }
  }

  return {
    /** A user's consent with its texts, the time of a pending erasure, and whether the trainer may read health data. */
    consent: (userId: string) => consent(kysely, userId),

    /**
     * Gives the consent to the processing of health data, and to its reading by the current trainer, whose clocks of
     * pending answers run from then on.
     * @param version version of the texts that the user has read
     * @throws Problem `consent_outdated` when that is not the current version
     */
    give: (userId: string, version: string) => {
      if (version !== consentVersion) throw new Problem('consent_outdated')
      return transaction(async (tx) => {
        await lockUser(tx, userId)
        await giveConsent(tx, userId, 'HEALTH')
        const trainer = await currentTrainer(tx, userId).executeTakeFirst()
        if (trainer) {
          await giveConsent(tx, userId, 'COACHING', trainer.relationId)
          await pendingAnswers.updateClocks(tx, { relationId: trainer.relationId })
        }
        return consent(tx, userId)
      })
    },

    /**
     * Revokes all consents of a user. Health data is refused from the next request on, and erased after `erasureDays`;
     * the clocks of pending answers stop.
     */
    revoke: (userId: string) =>
      transaction(async (tx) => {
        await lockUser(tx, userId)
        await tx
          .updateTable('consents')
          .set({ revoked_at: now })
          .where('user_id', '=', userId)
          .where('revoked_at', 'is', null)
          .execute()
        const trainer = await currentTrainer(tx, userId).executeTakeFirst()
        if (trainer) await pendingAnswers.updateClocks(tx, { relationId: trainer.relationId })
        return consent(tx, userId)
      }),
  }
}
