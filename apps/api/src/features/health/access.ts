import { sql } from 'kysely'
import type { AccessRole } from '../../http/authorize.ts'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'
import { reasonAction, reasonMinutes } from './reasons.ts'
import { noConsentToTrainer } from './service.ts'

const notForOthers = 'Diese Person hat der Verarbeitung ihrer Gesundheitsdaten nicht zugestimmt oder das widerrufen.'

interface HealthAccess {
  /** Whether the user consents to the processing of their health data. */
  consents: boolean
  /** Whether the user consents to the actor reading their health data as their trainer. */
  consentsToTrainer: boolean
  /** Whether the actor, an admin, gave a reason within the last `reasonMinutes`. */
  hasReason: boolean
}

/** All conditions that open a user's health data to an actor, in one query; `hasReason` is false unless `isAdmin`. */
const findHealthAccess = prepared(
  (
    _db,
    { actorId, userId, isAdmin }: Params<{ actorId: string; userId: string; isAdmin: boolean }>,
  ) => sql<HealthAccess>`
    SELECT EXISTS (
             SELECT FROM consents WHERE user_id = ${userId} AND kind = 'HEALTH' AND revoked_at IS NULL) AS "consents",
           EXISTS (
             SELECT FROM client_relations r JOIN consents c ON c.relation_id = r.id
              WHERE r.trainer_id = ${actorId} AND r.client_id = ${userId} AND r.status IN ('ACTIVE', 'PAUSED')
                AND c.kind = 'COACHING' AND c.revoked_at IS NULL) AS "consentsToTrainer",
           ${isAdmin}::boolean AND EXISTS (
             SELECT FROM audit_entries
              WHERE subject_id = ${userId} AND actor_id = ${actorId} AND action = ${sql.lit(reasonAction)}
                AND created_at > now() - make_interval(mins => ${sql.lit(reasonMinutes)})) AS "hasReason"`,
)

/**
 * Checks of access to health data. They query the database on every request, so that a revoked consent takes effect at
 * once.
 */
export const healthAccess = (db: Db) => {
  const requireHealthAccess = async (actorId: string, role: AccessRole | 'OWNER', userId: string): Promise<void> => {
    const [access] = await findHealthAccess(db, { actorId, userId, isAdmin: role === 'ADMIN' })
    if (!access?.consents) throw new Problem('consent_needed', role === 'OWNER' ? {} : { msg: notForOthers })
    if (role === 'TRAINER' && !access.consentsToTrainer)
      throw new Problem('consent_needed', { msg: noConsentToTrainer })
    if (role === 'ADMIN' && !access.hasReason) throw new Problem('reason_needed')
  }
  return {
    /**
     * Refuses access to a user's health data unless its conditions for this role hold.
     * @throws Problem `consent_needed`; for an admin without a reason `reason_needed`
     */
    requireHealthAccess,
    /** Refuses the processing of health data without the user's consent. @throws Problem `consent_needed` */
    requireConsent: (userId: string) => requireHealthAccess(userId, 'OWNER', userId),
  }
}
