import { isDeepStrictEqual } from 'node:util'
import type { FoodInput, FoodUpdate, NewFood } from '@kostbar/contracts/foods/schemas'
import type { FoodOrigin } from '@kostbar/contracts/foods/source-text'
import { sql } from 'kysely'
import { type Actor, isAdmin, ownerOf } from '../../http/actor.ts'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { onDuplicate } from '../../infra/database-errors.ts'
import { countRows, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { problemTexts } from '../../problems/texts.ts'
import { lockUser } from '../users/service.ts'
import { type FoodRow, foodColumns } from './columns.ts'

/** Most own foods of a trainer, so that one account cannot fill the table. */
export const maxFoodsPerTrainer = 2000

/** Recomputes what depends on a changed food, in the transaction that changed it. */
export type AfterFoodChange = (tx: Tx, foodId: string) => Promise<void>

/** Nutrients per 100 g. */
const nutrientsFrom = ({ kcal, carbs, proteins, fats, fibre, sugar, saturates, salt }: FoodInput | FoodRow) => {
  return { kcal, carbs, proteins, fats, fibre, sugar, saturates, salt }
}

const allergenColumns = ({ allergens, allergensStated }: FoodInput | FoodRow) => ({
  allergens: [...new Set(allergens)].sort(),
  allergens_stated: allergensStated || allergens.length > 0,
})

/**
 * Source columns after an edit. Once its values are edited, an imported food counts as ours (`KOSTBAR`); its key stays,
 * so that an import recognises the food and does not overwrite it.
 */
function sourceAfter(input: FoodInput) {
  const { kcal, carbs, proteins, fats, fibre, sugar, saturates, salt } = nutrientsFrom(input)
  const isEdited = sql`source = 'BLS' AND (kcal, carbs, proteins, fats, fibre, sugar, saturates, salt) IS DISTINCT FROM
    (${kcal}::float8, ${carbs}::float8, ${proteins}::float8, ${fats}::float8, ${fibre}::float8, ${sugar}::float8,
     ${saturates}::float8, ${salt}::float8)`
  return {
    source: sql<FoodOrigin['source']>`CASE WHEN ${isEdited} THEN 'KOSTBAR' ELSE source END`,
    source_version: sql<string | null>`CASE WHEN ${isEdited} THEN NULL ELSE source_version END`,
  }
}

export const columnsFrom = (input: FoodInput) => ({
  name: input.name,
  singular: input.singular,
  plural: input.plural,
  aisle: input.aisle,
  ...nutrientsFrom(input),
  grams_per_piece: input.gramsPerPiece,
  grams_per_ml: input.gramsPerMl,
  ...allergenColumns(input),
  updated_at: now,
})

/** Number of a trainer's own foods, including withdrawn ones. */
export async function countFoods(db: Db, ownerId: string): Promise<number> {
  const owned = db.selectFrom('foods').select(countRows).where('owner_id', '=', ownerId)
  return (await owned.executeTakeFirstOrThrow()).count
}

/** Refuses another food at the limit. The owner must be locked. @throws Problem `list_full` */
async function refuseFullLibrary(tx: Tx, ownerId: string): Promise<void> {
  if ((await countFoods(tx, ownerId)) >= maxFoodsPerTrainer) throw new Problem('list_full')
}

async function replacePortions(tx: Tx, foodId: string, portions: FoodInput['portions']): Promise<void> {
  await tx.deleteFrom('food_portions').where('food_id', '=', foodId).execute()
  if (portions.length === 0) return
  const rows = portions.map((portion, position) => ({ food_id: foodId, position, ...portion }))
  await tx.insertInto('food_portions').values(rows).execute()
}

const readFood = (db: Db, actor: Actor, id: string): Promise<FoodRow> =>
  db.selectFrom('foods as f').select(foodColumns(actor)).where('f.id', '=', id).executeTakeFirstOrThrow()

/**
 * Turns a violation of the unique name into a Problem.
 * @throws Problem `food_exists` when the owner has another food with this name
 */
const refuseSameName = <T>(write: Promise<T>): Promise<T> =>
  onDuplicate(write, () => new Problem('food_exists', { fields: { name: problemTexts.food_exists } }))

/** Id of the food that was added with this key before. */
async function findByKey(tx: Tx, ownerId: string | null, key: string): Promise<string | undefined> {
  const food = await tx
    .selectFrom('foods')
    .select('id')
    .where('owner_id', ownerId === null ? 'is' : '=', ownerId)
    .where('client_key', '=', key)
    .executeTakeFirst()
  return food?.id
}

/**
 * Creates a food: an admin for everyone, a trainer as their own. Repeated with the same key, creates none.
 * @throws Problem `list_full`, `food_exists`
 */
export const createFood = ({ transaction }: Database, actor: Actor, { key, ...input }: NewFood): Promise<FoodRow> =>
  refuseSameName(
    transaction(async (tx) => {
      const ownerId = ownerOf(actor)
      // Additions of one author run one after another: they are counted, and a repeated request finds the food of the first.
      await lockUser(tx, actor.id)
      const existing = key === undefined ? undefined : await findByKey(tx, ownerId, key)
      if (existing) return readFood(tx, actor, existing)
      if (ownerId) await refuseFullLibrary(tx, ownerId)
      const { id } = await tx
        .insertInto('foods')
        .values({
          id: newId,
          owner_id: ownerId,
          source: ownerId ? 'OWN' : 'KOSTBAR',
          client_key: key ?? null,
          ...columnsFrom(input),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await replacePortions(tx, id, input.portions)
      return readFood(tx, actor, id)
    }),
  )

/**
 * Locks a food that is not withdrawn and that the actor may change: an admin any, a trainer only own foods.
 * @throws Problem `not_found`; `forbidden` when a trainer changes everyone's food
 */
async function lockEditable(tx: Tx, actor: Actor, id: string): Promise<void> {
  const food = await tx
    .selectFrom('foods')
    .select('owner_id')
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (food && (isAdmin(actor) || food.owner_id === actor.id)) return
  throw new Problem(food && food.owner_id === null ? 'forbidden' : 'not_found')
}

/** What a food contains, apart from its source. */
const contentOf = (food: FoodInput | FoodRow) => ({
  ...nutrientsFrom(food),
  ...{ name: food.name, singular: food.singular, plural: food.plural, aisle: food.aisle },
  ...{ gramsPerPiece: food.gramsPerPiece, gramsPerMl: food.gramsPerMl, portions: food.portions },
  ...allergenColumns(food),
})

/**
 * Replaces the values of a food that the actor may change. Repeating an update changes nothing.
 * @throws Problem `not_found`, `forbidden`, `food_exists`; `changed_meanwhile` with the stored food
 */
export const updateFood = (
  { transaction }: Database,
  actor: Actor,
  id: string,
  { updatedAt, ...input }: FoodUpdate,
  afterChange: AfterFoodChange,
): Promise<FoodRow> =>
  refuseSameName(
    transaction(async (tx) => {
      await lockEditable(tx, actor, id)
      const stored = await readFood(tx, actor, id)
      if (updatedAt && stored.updatedAt.getTime() !== updatedAt.getTime()) {
        if (isDeepStrictEqual(contentOf(stored), contentOf(input))) return stored
        throw new Problem('changed_meanwhile', { current: { ...stored, updatedAt: stored.updatedAt.toISOString() } })
      }
      await tx
        .updateTable('foods')
        .set({ ...columnsFrom(input), ...sourceAfter(input) })
        .where('id', '=', id)
        .execute()
      await replacePortions(tx, id, input.portions)
      await afterChange(tx, id)
      return readFood(tx, actor, id)
    }),
  )

/** Withdraws a food; it stays in existing recipes and plans. @throws Problem `not_found`, `forbidden` */
export const withdrawFood = ({ transaction }: Database, actor: Actor, id: string): Promise<void> =>
  transaction(async (tx) => {
    await lockEditable(tx, actor, id)
    await tx.updateTable('foods').set({ withdrawn_at: now, client_key: null }).where('id', '=', id).execute()
  })
