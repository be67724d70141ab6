import DataLoader from 'dataloader'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import { preparedForList } from '../../infra/prepared-query.ts'
import { hasAccess } from '../subscriptions/service.ts'
import { hasSecondFactor } from '../users/service.ts'
import type { SessionClaims } from './access-tokens.ts'

const batchSizes = [1, 4, 16]

/** Users of sessions that are neither revoked nor expired; locked accounts are left out. */
const findActors = preparedForList(batchSizes, (db, sessionIds: readonly RawBuilder<string>[]) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.id', 's.id as sessionId', hasAccess('u').as('hasAccess'), hasSecondFactor('u').as('hasSecondFactor')])
    .select(sql<Actor['roles']>`u.roles::text[]`.as('roles'))
    .where('s.id', 'in', sessionIds)
    .where('s.revoked_at', 'is', null)
    .where(sql<boolean>`s.expires_at > now()`)
    .where(sql<boolean>`(u.locked_until IS NULL OR u.locked_until <= now())`),
)

/**
 * Batch loader of sessions for signed-in requests: one statement for all requests of the same turn of the event loop.
 * Not cached, so that a sign-out takes effect at once. Gives null unless the claimed user owns the session.
 */
export const liveSessions = (db: Db) =>
  new DataLoader<SessionClaims, Actor | null>(
    async (claims) => {
      const rows = await findActors(
        db,
        claims.map(({ sessionId }) => sessionId),
      )
      const actors = new Map(rows.map((actor) => [actor.sessionId, actor]))
      return claims.map(({ sessionId, userId }) => {
        const actor = actors.get(sessionId)
        return actor?.id === userId ? actor : null
      })
    },
    { cache: false, maxBatchSize: Math.max(...batchSizes), batchScheduleFn: setImmediate },
  )
