import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Database, Db } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
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

/** Ids of foods by their lower-case names; with a food, an ingredient has an aisle in the shop. */
async function foodIdsByName(db: Db, names: string[]): Promise<Map<string, string>> {
  const foods = await db
    .selectFrom('foods')
    .select((eb) => ['id', eb.fn<string>('lower', ['name']).as('name')])
    .where((eb) => eb(eb.fn<string>('lower', ['name']), 'in', names))
    .execute()
  return new Map(foods.map(({ id, name }) => [name, id]))
}

/** Creates a recipe: as admin for everyone, as trainer for their clients. @returns its id. @throws Problem `list_full` */
export async function createRecipe(
  { prisma, kysely }: Database,
  actor: Actor,
  { ingredients, image, tags, ...draft }: RecipeDraft,
): Promise<string> {
  const ownerId = isAdmin(actor) ? null : actor.id
  if (ownerId && (await prisma.recipe.count({ where: { ownerId } })) >= maxRecipesPerTrainer)
    throw new Problem('list_full')
  const names = ingredients.map(({ normalName }) => normalName)
  const foodIds = await foodIdsByName(
    kysely,
    names.map((name) => name.toLowerCase()),
  )
  const rows = ingredients.map((ingredient, position) => {
    const foodId = foodIds.get(ingredient.normalName.toLowerCase()) ?? null
    return { ...ingredient, position, foodId }
  })
  const { id } = await prisma.recipe.create({
    data: {
      ...draft,
      allergensStated: draft.allergensStated || draft.allergens.length > 0,
      ownerId,
      imageKey: image,
      picture: pictureOf(names),
      tags: [...new Set(tags)],
      ingredients: { createMany: { data: rows } },
    },
    select: { id: true },
  })
  return id
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
