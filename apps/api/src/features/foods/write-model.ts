import type { FoodInput } from '@kostbar/contracts/foods/schemas'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { isUniqueViolation } from '../../infra/database-errors.ts'
import { countRows, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { problemTexts } from '../../problems/texts.ts'
import { lockUser } from '../users/service.ts'
import { type FoodRow, foodColumns } from './columns.ts'

/** Upper bound per trainer, so that one account cannot fill the table. */
const maxFoodsPerTrainer = 2000

/** Called in the transaction that changed a food. */
export type AfterFoodChange = (tx: Tx, foodId: string) => Promise<void>

const columnsFrom = (input: FoodInput) => ({
  name: input.name,
  aisle: input.aisle,
  kcal: input.kcal,
  carbs: input.carbs,
  proteins: input.proteins,
  fats: input.fats,
  fibre: input.fibre,
  sugar: input.sugar,
  saturates: input.saturates,
  salt: input.salt,
  grams_per_piece: input.gramsPerPiece,
  grams_per_ml: input.gramsPerMl,
  allergens: [...new Set(input.allergens)].sort(),
  allergens_stated: input.allergensStated || input.allergens.length > 0,
  updated_at: now,
})

/** Locks a trainer's foods, so that concurrent additions are counted. @throws Problem `list_full` */
async function refuseFullLibrary(tx: Tx, ownerId: string): Promise<void> {
  await lockUser(tx, ownerId)
  const { count } = await tx
    .selectFrom('foods')
    .select(countRows)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (count >= maxFoodsPerTrainer) throw new Problem('list_full')
}

async function replacePortions(tx: Tx, foodId: string, portions: FoodInput['portions']): Promise<void> {
  await tx.deleteFrom('food_portions').where('food_id', '=', foodId).execute()
  if (portions.length === 0) return
  const rows = portions.map((portion, position) => ({ food_id: foodId, position, ...portion }))
  await tx.insertInto('food_portions').values(rows).execute()
}

const readFood = (db: Db, actor: Actor, id: string): Promise<FoodRow> =>
  db.selectFrom('foods as f').select(foodColumns(actor)).where('f.id', '=', id).executeTakeFirstOrThrow()

/** @throws Problem `food_exists` where the owner has another food of that name */
async function refuseSameName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('food_exists', { fields: { name: problemTexts.food_exists } })
    throw error
  }
}

/** Creates a food: as admin for everyone, as trainer for oneself and the own clients. @throws Problem `list_full`, `food_exists` */
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

/** Changes or withdraws a food that the actor may change, any as admin. @throws Problem `not_found`; `forbidden` for a trainer and everyone's food */
async function updateEditable(tx: Tx, actor: Actor, id: string, values: object): Promise<void> {
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

/** Replaces a food's values. @throws Problem `not_found`, `forbidden`, `food_exists` */
export const updateFood = (
  { transaction }: Database,
  actor: Actor,
  id: string,
  input: FoodInput,
  afterChange: AfterFoodChange,
): Promise<FoodRow> =>
  refuseSameName(
    transaction(async (tx) => {
      await updateEditable(tx, actor, id, columnsFrom(input))
      await replacePortions(tx, id, input.portions)
      await afterChange(tx, id)
      return readFood(tx, actor, id)
    }),
  )

/** Withdraws a food; recipes and plans keep it. @throws Problem `not_found`, `forbidden` */
export const withdrawFood = ({ transaction }: Database, actor: Actor, id: string): Promise<void> =>
  transaction((tx) => updateEditable(tx, actor, id, { withdrawn_at: now }))
