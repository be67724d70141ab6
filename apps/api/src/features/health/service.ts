import { consentTexts, consentVersion } from '@kostbar/contracts/health/consent-texts'
import { type Expression, sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'

/** Days between the revocation of a consent and the erasure of the data. */
export const erasureDays = 14

const dayMs = 24 * 60 * 60 * 1000

/** Message to a trainer without access to a client's health data. */
export const noConsentToTrainer =
  'Diese Person hat nicht zugestimmt, dass du ihre Gesundheitsdaten siehst, oder hat das widerrufen.'

/**
 * SQL condition: the user consents to the processing of health data, and to its reading by the trainer of a relation.
 * @param userId SQL expression of the user's id
 * @param relationId SQL expression of the coaching relation's id
 */
export const consentsToTrainer = (userId: Expression<string>, relationId: Expression<string>) => sql<boolean>`
  (EXISTS (SELECT FROM consents k WHERE k.user_id = ${userId} AND k.kind = 'HEALTH' AND k.revoked_at IS NULL) AND
   EXISTS (SELECT FROM consents k WHERE k.relation_id = ${relationId} AND k.kind = 'COACHING' AND k.revoked_at IS NULL))`

/** A user's consents that are not revoked. */
const liveConsents = (db: Db, userId: string) =>
  db.selectFrom('consents').where('user_id', '=', userId).where('revoked_at', 'is', null)

const findConsent = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'HEALTH')
    .where('revoked_at', 'is', null),
)

/** Whether the user consents to the processing of their health data. */
export const hasConsent = async (db: Db, userId: string): Promise<boolean> =>
  (await findConsent(db, { userId })).length > 0

/**
 * Stores a user's consent to the current version of its text; does nothing when it is in force already. A consent to an
 * earlier version is replaced. The caller has locked the user (`lockUser`).
 * @param relationId coaching relation of a COACHING consent; null for HEALTH
 */
export async function giveConsent(
  tx: Tx,
  userId: string,
  kind: 'HEALTH' | 'COACHING',
  relationId: string | null = null,
): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('relation_id', 'is not distinct from', relationId)
    .where('revoked_at', 'is', null)
    .where('version', '<>', consentVersion)
    .execute()
  await tx
    .insertInto('consents')
    .values({ id: newId, user_id: userId, kind, version: consentVersion, relation_id: relationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

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
     * Gives the consent to the processing of health data, and to its reading by the current trainer.
     * @param version version of the texts that the user has read
     * @throws Problem `consent_outdated` when that is not the current version
     */
    give: (userId: string, version: string) => {
      if (version !== consentVersion) throw new Problem('consent_outdated')
      return transaction(async (tx) => {
        await lockUser(tx, userId)
        await giveConsent(tx, userId, 'HEALTH')
        const trainer = await currentTrainer(tx, userId).executeTakeFirst()
        if (trainer) await giveConsent(tx, userId, 'COACHING', trainer.relationId)
        return consent(tx, userId)
      })
    },

    /**
     * Revokes all consents of a user. Health data is refused from the next request on, and erased after `erasureDays`.
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
        return consent(tx, userId)
      }),
  }
}
