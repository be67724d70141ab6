import type { FoodImportVerdict, FoodInput } from '@kostbar/contracts/foods/schemas'
import { sql } from 'kysely'
import { type Actor, ownerOf } from '../../http/actor.ts'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { newId } from '../../infra/sql.ts'
import { lockUser } from '../users/service.ts'
import { columnsFrom, countFoods, maxFoodsPerTrainer } from './write-model.ts'

/**
 * Determines the verdict of each food in a list by comparing it with the owner's stored foods; at most two queries.
 * @param ownerId null for everyone's foods
 */
async function judge(db: Db, ownerId: string | null, foods: readonly FoodInput[]): Promise<FoodImportVerdict[]> {
  const names = foods.map(({ name }) => name)
  const { rows } = await sql<{ verdict: Exclude<FoodImportVerdict, 'LIST_FULL'> }>`
    SELECT CASE
        WHEN EXISTS (SELECT FROM foods f WHERE f.owner_id IS NOT DISTINCT FROM ${ownerId}::uuid
                      AND f.withdrawn_at IS NULL AND lower(f.name) = lower(n.name COLLATE "de-AT-x-icu")) THEN 'EXISTS'
        WHEN row_number() OVER (PARTITION BY lower(n.name COLLATE "de-AT-x-icu") ORDER BY n.position) > 1 THEN 'DUPLICATE'
        ELSE 'NEW' END AS verdict
      FROM unnest(${names}::text[]) WITH ORDINALITY AS n(name, position) ORDER BY n.position`.execute(db)
  let free = ownerId === null ? Number.POSITIVE_INFINITY : maxFoodsPerTrainer - (await countFoods(db, ownerId))
  return rows.map(({ verdict }) => {
    if (verdict !== 'NEW') return verdict
    free -= 1
    return free < 0 ? 'LIST_FULL' : 'NEW'
  })
}

/** Verdicts that an import of these foods would have; writes nothing. */
export const previewImport = async ({ kysely }: Database, actor: Actor, foods: readonly FoodInput[]) => ({
  verdicts: await judge(kysely, ownerOf(actor), foods),
})

/** Serialises imports of one owner, so that names and the number of foods are checked without races. */
async function lockFoods(tx: Tx, ownerId: string | null): Promise<void> {
  if (ownerId) await lockUser(tx, ownerId)
  else await sql`SELECT pg_advisory_xact_lock(hashtext('everyones-foods'))`.execute(tx)
}

async function insertFoods(tx: Tx, ownerId: string | null, foods: readonly FoodInput[]): Promise<void> {
  if (foods.length === 0) return
  const added = await tx
    .insertInto('foods')
    .values(
      foods.map((input) => ({
        id: newId,
        owner_id: ownerId,
        source: ownerId ? ('OWN' as const) : ('KOSTBAR' as const),
        ...columnsFrom(input),
      })),
    )
    .returning(['id', 'name'])
    .execute()
  const ids = new Map(added.map(({ id, name }) => [name, id]))
  const portions = foods.flatMap(({ name, portions: measures }) => {
    const foodId = ids.get(name)
    return foodId ? measures.map((measure, position) => ({ food_id: foodId, position, ...measure })) : []
  })
  if (portions.length > 0) await tx.insertInto('food_portions').values(portions).execute()
}

/** Adds the new foods of a list: an admin for everyone, a trainer as own foods. @returns a verdict for each food */
export const importFoods = ({ transaction }: Database, actor: Actor, foods: readonly FoodInput[]) =>
  transaction(async (tx) => {
    const ownerId = ownerOf(actor)
    await lockFoods(tx, ownerId)
    const verdicts = await judge(tx, ownerId, foods)
    await insertFoods(
      tx,
      ownerId,
      foods.filter((_food, index) => verdicts[index] === 'NEW'),
    )
    return { verdicts }
  })
