import DataLoader from 'dataloader'
import type { Pool } from 'pg'
import type { Actor } from '../../http/actor.ts'
import { hasAccess } from '../subscriptions/service.ts'
import type { SessionClaims } from './access-tokens.ts'

/** $1 session ids; whether each belongs to the user who is claimed is compared below */
const findLive = {
  name: 'live_sessions',
  text: `SELECT u.id, s.id AS "sessionId", u.roles::text[] AS roles, ${hasAccess} AS "hasAccess"
           FROM sessions s JOIN users u ON u.id = s.user_id
          WHERE s.id = ANY($1::uuid[]) AND s.revoked_at IS NULL AND s.expires_at > now()
            AND (u.locked_until IS NULL OR u.locked_until <= now())`,
}

/**
 * The hot read behind every signed-in request: is this session alive, and who is it? Nothing is remembered between
 * requests; those that arrive in the same turn of the event loop ask together.
 */
export const liveSessions = (pool: Pool) =>
  new DataLoader<SessionClaims, Actor | null>(
    async (claimed) => {
      const ids = claimed.map(({ sessionId }) => sessionId)
      const { rows } = await pool.query<Actor>({ ...findLive, values: [ids] })
      const actors = new Map(rows.map((actor) => [actor.sessionId, actor]))
      return claimed.map(({ sessionId, userId }) => {
        const actor = actors.get(sessionId)
        return actor?.id === userId ? actor : null
      })
    },
    { cache: false, maxBatchSize: 100, batchScheduleFn: setImmediate },
  )
