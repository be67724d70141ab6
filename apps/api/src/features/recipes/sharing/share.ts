import type { Parsed } from '@kostbar/contracts/endpoint'
import type { recipes } from '@kostbar/contracts/recipes/endpoints'
import { sql } from 'kysely'
import type { Actor } from '../../../http/actor.ts'
import type { Database, Tx } from '../../../infra/database.ts'
import { retryDeadlocks } from '../../../infra/database-errors.ts'
import { lockUsers } from '../../users/service.ts'
import { listShareClients, recipientsAmong } from './clients.ts'
import { isShareable } from './shareable.ts'

export type ShareInput = Parsed<typeof recipes.share>['body']

interface InsertParams extends ShareInput {
  readonly trainerId: string
}

/** Adds the recipes that clients do not have yet to their favourites; one statement. */
async function insertFavourites(tx: Tx, { key, trainerId, recipeIds, clients }: InsertParams): Promise<void> {
  const without = clients.flatMap((client) => client.without.map((recipeId) => [client.clientId, recipeId] as const))
  await sql`
    INSERT INTO recipe_picks (user_id, recipe_id, share_id)
    SELECT c.id, r.id, ${key}
      FROM unnest(${clients.map(({ clientId }) => clientId)}::uuid[]) AS c (id) CROSS JOIN recipes r
     WHERE r.id = ANY(${recipeIds}::uuid[]) AND ${isShareable('r', trainerId)}
       AND NOT EXISTS (
         SELECT FROM unnest(${without.map(([id]) => id)}::uuid[], ${without.map(([, id]) => id)}::uuid[]) AS w (client_id, recipe_id)
          WHERE w.client_id = c.id AND w.recipe_id = r.id)
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Number of recipes that a share added, by client id. */
async function countAdded(tx: Tx, key: string, clientIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ clientId: string; count: number }>`
    SELECT user_id AS "clientId", count(*)::int AS count FROM recipe_picks
     WHERE user_id = ANY(${clientIds}::uuid[]) AND share_id = ${key} GROUP BY user_id`.execute(tx)
  return new Map(rows.map(({ clientId, count }) => [clientId, count]))
}

/**
 * Runs a transaction that locks several relations in the order of names, and repeats it after a deadlock: other
 * transactions lock them in the order of ids.
 */
const changeSeveral = <Answer>({ transaction }: Database, run: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
  retryDeadlocks(() => transaction(run))

/**
 * Adds recipes to the favourites of clients, in one transaction with a constant number of queries.
 * @returns the result for each client; the same when a request with this key is repeated
 */
export const shareRecipes = (database: Database, actor: Actor, input: ShareInput) =>
  changeSeveral(database, async (tx) => {
    const clientIds = input.clients.map(({ clientId }) => clientId)
    // Lock order: users before relations.
    await lockUsers(tx, clientIds)
    const clients = await listShareClients(tx, actor.id, clientIds, true)
    const recipients = new Set(recipientsAmong(clients).map(({ id }) => id))
    const command = { ...input, clients: input.clients.filter(({ clientId }) => recipients.has(clientId)) }
    await insertFavourites(tx, { ...command, trainerId: actor.id })
    const added = await countAdded(tx, input.key, [...recipients])
    return {
      clients: clients.map(({ clientId, name, refusal }) => {
        return { clientId, name, refusal, added: added.get(clientId) ?? 0 }
      }),
    }
  })

/** Ids of a trainer's clients with recipes of this share. */
async function listSharedWith(tx: Tx, trainerId: string, key: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT r.client_id AS id
      FROM client_relations r JOIN recipe_picks p ON p.user_id = r.client_id AND p.share_id = ${key}
     WHERE r.trainer_id = ${trainerId}`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Removes the recipes that a share added, for clients the trainer still coaches. A recipe that a client has chosen anew
 * since stays, because it no longer belongs to the share.
 */
export const undoShare = (database: Database, actor: Actor, key: string) =>
  changeSeveral(database, async (tx) => {
    const clientIds = await listSharedWith(tx, actor.id, key)
    await lockUsers(tx, clientIds)
    const clients = await listShareClients(tx, actor.id, clientIds, true)
    const recipients = recipientsAmong(clients).map(({ id }) => id)
    const { numDeletedRows } = await tx
      .deleteFrom('recipe_picks')
      .where('share_id', '=', key)
      .where(sql<boolean>`user_id = ANY(${recipients}::uuid[])`)
      .executeTakeFirst()
    const unchanged = clients.filter(({ refusal }) => refusal !== null)
    return { removed: Number(numDeletedRows), unchanged: unchanged.map(({ name }) => name ?? '') }
  })
