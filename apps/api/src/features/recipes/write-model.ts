import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { countRows, newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { isVisibleTo } from '../foods/service.ts'
import { lockUser } from '../users/service.ts'
import { pictureOf } from './picture.ts'

/** Upper bound per trainer, so that one account cannot fill the table. */
const maxRecipesPerTrainer = 2000

export interface RecipeDraft {
  name: string
  description: string
  image: string | null
  kcal: number
  carbs: number
  proteins: number
  fats: number
  servings: number
  prepMinutes: number | null
  tags: string[]
  allergens: string[]
  /** Whether an empty list of allergens means none. */
  allergensStated: boolean
  ingredients: { amount: number; unit: string; normalName: string; note: string | null }[]
  steps: string[]
}

/** Ids of the foods an author may use by their lower-case names, own ones before everyone's. */
async function foodIdsByName(db: Db, authorId: string, names: string[]): Promise<Map<string, string>> {
  const foods = await db
    .selectFrom('foods as f')
    .select((eb) => ['id', eb.fn<string>('lower', ['name']).as('name')])
    .where((eb) => eb(eb.fn<string>('lower', ['name']), 'in', names))
    .where(isVisibleTo('f', authorId))
    // Of equal keys, a Map keeps the last.
    .orderBy('f.owner_id', (order) => order.desc().nullsFirst())
    .execute()
  return new Map(foods.map(({ id, name }) => [name, id]))
}

/** Locks a trainer's library, so that concurrent additions are counted. @throws Problem `list_full` */
async function refuseFullLibrary(tx: Tx, ownerId: string): Promise<void> {
  await lockUser(tx, ownerId)
  const { count } = await tx
    .selectFrom('recipes')
    .select(countRows)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (count >= maxRecipesPerTrainer) throw new Problem('list_full')
}

/** Creates a recipe: as admin for everyone, as trainer for their clients. @returns its id. @throws Problem `list_full` */
export async function createRecipe(
  { kysely, transaction }: Database,
  actor: Actor,
  { ingredients, ...draft }: RecipeDraft,
): Promise<string> {
  const ownerId = isAdmin(actor) ? null : actor.id
  const names = ingredients.map(({ normalName }) => normalName)
  const foodIds = await foodIdsByName(
    kysely,
    actor.id,
    names.map((name) => name.toLowerCase()),
  )
  return transaction(async (tx) => {
    if (ownerId) await refuseFullLibrary(tx, ownerId)
    const { id } = await tx
      .insertInto('recipes')
      .values({
        id: newId,
        owner_id: ownerId,
        name: draft.name,
        description: draft.description,
        image_key: draft.image,
        picture: pictureOf({ name: draft.name, tags: draft.tags, ingredients: names }),
        ingredient_names: [...new Set(names)],
        kcal: draft.kcal,
        carbs: draft.carbs,
        proteins: draft.proteins,
        fats: draft.fats,
        servings: draft.servings,
        prep_minutes: draft.prepMinutes,
        tags: [...new Set(draft.tags)],
        allergens: draft.allergens,
        allergens_stated: draft.allergensStated || draft.allergens.length > 0,
        steps: draft.steps,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = ingredients.map(({ amount, unit, normalName, note }, position) => ({
      recipe_id: id,
      position,
      amount,
      unit,
      normal_name: normalName,
      note,
      food_id: foodIds.get(normalName.toLowerCase()) ?? null,
    }))
    await tx.insertInto('recipe_ingredients').values(rows).execute()
    return id
  })
}

/** Withdraws an own recipe, or any as admin. @throws Problem `not_found`; `forbidden` for a trainer and a recipe without an owner */
export async function withdrawRecipe({ prisma }: Database, actor: Actor, id: string): Promise<void> {
  const owner = isAdmin(actor) ? {} : { ownerId: actor.id }
  const withdrawnAt = new Date()
  const { count } = await prisma.recipe.updateMany({
    where: { id, withdrawnAt: null, ...owner },
    data: { withdrawnAt },
  })
  if (count > 0) return
  const unowned = await prisma.recipe.findFirst({
    where: { id, withdrawnAt: null, ownerId: null },
    select: { id: true },
  })
  throw new Problem(unowned ? 'forbidden' : 'not_found')
}
