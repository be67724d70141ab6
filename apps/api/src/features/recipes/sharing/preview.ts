import { setImmediate } from 'node:timers/promises'
import type { Parsed } from '@kostbar/contracts/endpoint'
import { conflictText } from '@kostbar/contracts/nutritionplan/conflict-text'
import { type CheckedItem, conflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import type { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { SharedConflict } from '@kostbar/contracts/recipes/share-schemas'
import { sql } from 'kysely'
import type { Actor } from '../../../http/actor.ts'
import type { Db } from '../../../infra/database.ts'
import type { Infra } from '../../../infra/infra.ts'
import { emptyCareProfile, loadCareProfiles } from '../../care-profile/service.ts'
import { recipeAllergensStated } from '../card.ts'
import { listShareClients, recipientsAmong } from './clients.ts'
import { isShareable } from './shareable.ts'

type PreviewInput = Parsed<typeof recipes.sharePreview>['body']

/** Writes to the access log that a trainer read data of several clients. */
export type RecordReads = (trainerId: string, userIds: readonly string[], area: 'careProfile') => Promise<void>

interface SharedRecipe extends CheckedItem {
  readonly id: string
  readonly name: string
}

/** Recipes that the trainer can share, sorted by name; one query. */
async function listShareable(db: Db, trainerId: string, recipeIds: readonly string[]): Promise<SharedRecipe[]> {
  const { rows } = await sql<SharedRecipe>`
    SELECT r.id, r.name, r.tags, r.allergens, ${recipeAllergensStated('r')} AS "allergensStated",
           r.ingredient_names AS "ingredientNames"
      FROM recipes r WHERE r.id = ANY(${recipeIds}::uuid[]) AND ${isShareable('r', trainerId)}
     ORDER BY r.name, r.id`.execute(db)
  return rows
}

/** Ids of the shared recipes that each client already has; one query. */
async function listFavourites(
  db: Db,
  clientIds: readonly string[],
  shared: readonly SharedRecipe[],
): Promise<Map<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ clientId: string; recipeIds: string[] }>`
    SELECT user_id AS "clientId", array_agg(recipe_id) AS "recipeIds" FROM recipe_picks
     WHERE user_id = ANY(${clientIds}::uuid[]) AND recipe_id = ANY(${shared.map(({ id }) => id)}::uuid[])
     GROUP BY user_id`.execute(db)
  return new Map(rows.map(({ clientId, recipeIds }) => [clientId, new Set(recipeIds)]))
}

const nothing: ReadonlySet<string> = new Set()

/**
 * Preview of a share; writes nothing but the access log. The number of queries is constant, however many clients and
 * recipes there are.
 */
export const sharePreview =
  ({ database: { kysely }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>, recordReads: RecordReads) =>
  async (actor: Actor, { recipeIds, clientIds }: PreviewInput) => {
    const shared = await listShareable(kysely, actor.id, recipeIds)
    const clients = await listShareClients(kysely, actor.id, clientIds)
    const recipients = recipientsAmong(clients)
    const favourites = await listFavourites(
      kysely,
      recipients.map(({ id }) => id),
      shared,
    )
    const readable = recipients.filter(({ hasConsent }) => hasConsent).map(({ id }) => id)
    const profiles = await loadCareProfiles(kysely, dataKeys, readable)
    await recordReads(actor.id, readable, 'careProfile')

    const conflictsOf = (clientId: string): SharedConflict[] => {
      const check = conflictCheck(profiles.get(clientId)?.profile ?? emptyCareProfile)
      const has = favourites.get(clientId) ?? nothing
      return shared
        .filter(({ id }) => !has.has(id))
        .flatMap((recipe) =>
          check(recipe).map((conflict) => {
            return { level: conflict.level, recipeId: recipe.id, name: recipe.name, text: conflictText(conflict) }
          }),
        )
    }

    const previewed = []
    for (const { clientId, name, refusal, relation } of clients) {
      // Lets other requests run in between: up to a hundred recipes are checked per client.
      await setImmediate()
      const isReadable = refusal === null && relation?.hasConsent
      const conflicts = isReadable ? conflictsOf(clientId) : null
      previewed.push({ clientId, name, refusal, alreadyShared: favourites.get(clientId)?.size ?? 0, conflicts })
    }
    return { recipes: shared.map(({ id, name }) => ({ id, name })), clients: previewed }
  }
