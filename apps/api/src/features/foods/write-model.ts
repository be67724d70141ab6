import type { FoodInput } from '@kostbar/contracts/foods/schemas'
import type { FoodOrigin } from '@kostbar/contracts/foods/source-text'
import type { Tables } from '@kostbar/prisma/tables'
import { sql, type UpdateObject } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { isUniqueViolation } from '../../infra/database-errors.ts'
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
const nutrientsFrom = ({ kcal, carbs, proteins, fats, fibre, sugar, saturates, salt }: FoodInput) => {
  return { kcal, carbs, proteins, fats, fibre, sugar, saturates, salt }
}

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
  allergens: [...new Set(input.allergens)].sort(),
  allergens_stated: input.allergensStated || input.allergens.length > 0,
  updated_at: now,
})

/** Number of a trainer's own foods, including withdrawn ones. */
export async function countFoods(db: Db, ownerId: string): Promise<number> {
  const owned = db.selectFrom('foods').select(countRows).where('owner_id', '=', ownerId)
  return (await owned.executeTakeFirstOrThrow()).count
}

/**
 * Checks the limit of own foods; locks the trainer, so that concurrent additions are counted.
 * @throws Problem `list_full`
 */
async function refuseFullLibrary(tx: Tx, ownerId: string): Promise<void> {
  await lockUser(tx, ownerId)
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
async function refuseSameName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('food_exists', { fields: { name: problemTexts.food_exists } })
    throw error
  }
}

/** Creates a food: an admin for everyone, a trainer as their own. @throws Problem `list_full`, `food_exists` */
export const createFood = ({ transaction }: Database, actor: Actor, input: FoodInput): Promise<FoodRow> =>
  refuseSameName(
    transaction(async (tx) => {
      const ownerId = isAdmin(actor) ? null : actor.id
      if (ownerId) await refuseFullLibrary(tx, ownerId)
      const { id } = await tx
        .insertInto('foods')
        .values({ id: newId, owner_id: ownerId, source: ownerId ? 'OWN' : 'KOSTBAR', ...columnsFrom(input) })
        .returning('id')
        .executeTakeFirstOrThrow()
      await replacePortions(tx, id, input.portions)
      return readFood(tx, actor, id)
    }),
  )

/**
 * Updates a food that is not withdrawn: an admin any, a trainer only own foods.
 * @throws Problem `not_found`; `forbidden` when a trainer changes everyone's food
 */
async function updateEditable(tx: Tx, actor: Actor, id: string, values: UpdateObject<Tables, 'foods'>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('foods')
    .set(values)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .$if(!isAdmin(actor), (query) => query.where('owner_id', '=', actor.id))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const everyones = await tx
    .selectFrom('foods')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  throw new Problem(everyones ? 'forbidden' : 'not_found')
}

/** Replaces the values of a food that the actor may change. @throws Problem `not_found`, `forbidden`, `food_exists` */
export const updateFood = (
  { transaction }: Database,
  actor: Actor,
  id: string,
  input: FoodInput,
  afterChange: AfterFoodChange,
): Promise<FoodRow> =>
  refuseSameName(
    transaction(async (tx) => {
      await updateEditable(tx, actor, id, { ...columnsFrom(input), ...sourceAfter(input) })
      await replacePortions(tx, id, input.portions)
      await afterChange(tx, id)
      return readFood(tx, actor, id)
    }),
  )

/** Withdraws a food; it stays in existing recipes and plans. @throws Problem `not_found`, `forbidden` */
export const withdrawFood = ({ transaction }: Database, actor: Actor, id: string): Promise<void> =>
  transaction((tx) => updateEditable(tx, actor, id, { withdrawn_at: now }))
