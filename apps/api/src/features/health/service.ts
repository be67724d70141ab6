import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { type Expression, sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { newId, now } from '../../infra/sql.ts'

/** Days between the revocation of a consent and the erasure of the data. */
export const erasureDays = 14

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
 * earlier version is replaced. The caller has locked the user (`lockUser`), and starts the clocks of pending answers
 * after a COACHING consent (`pendingAnswers.updateClocks`).
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
