import { Prisma } from '@kostbar/prisma/client'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Database } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { pictureOf } from './picture.ts'

/** More recipes than a trainer writes in a lifetime; keeps one account from filling the table. */
const recipesLimit = 2000

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
  ingredients: { amount: number; unit: string; normalName: string; note: string | null }[]
  steps: string[]
}

/** The foods that ingredients are by their names, whatever the case; with them a shopping list knows the aisle. */
async function foodsNamed({ prisma }: Database, names: string[]): Promise<Map<string, string>> {
  const foods = await prisma.$queryRaw<{ id: string; name: string }[]>`
    SELECT id, lower(name) AS name FROM foods WHERE lower(name) IN (${Prisma.join(names)})`
  return new Map(foods.map(({ id, name }) => [name, id]))
}

/** Adding and withdrawing recipes. */
export const recipeShelf = (database: Database) => ({
  /** Adds a recipe: an admin for everyone, a trainer for their clients. @returns its id. @throws Problem `list_full` */
  add: async (actor: Actor, { ingredients, image, tags, ...draft }: RecipeDraft): Promise<string> => {
    const ownerId = isAdmin(actor) ? null : actor.id
    const { recipe } = database.prisma
    if (ownerId && (await recipe.count({ where: { ownerId } })) >= recipesLimit) throw new Problem('list_full')
    const foods = await foodsNamed(
      database,
      ingredients.map(({ normalName }) => normalName.toLowerCase()),
    )
    const rows = ingredients.map((ingredient, position) => {
      const foodId = foods.get(ingredient.normalName.toLowerCase()) ?? null
      return { ...ingredient, position, foodId }
    })
    const { id } = await recipe.create({
      data: {
        ...draft,
        ownerId,
        imageKey: image,
        picture: pictureOf(ingredients.map(({ normalName }) => normalName)),
        tags: [...new Set(tags)],
        ingredients: { createMany: { data: rows } },
      },
      select: { id: true },
    })
    return id
  },

  /** Withdraws an own recipe, or any as admin. @throws Problem `not_found`, `forbidden` for everyone's as trainer */
  withdraw: async (actor: Actor, id: string): Promise<void> => {
    const { recipe } = database.prisma
    const owner = isAdmin(actor) ? {} : { ownerId: actor.id }
    const withdrawnAt = new Date()
    const { count } = await recipe.updateMany({ where: { id, withdrawnAt: null, ...owner }, data: { withdrawnAt } })
    if (count > 0) return
    const everyones = await recipe.findFirst({ where: { id, withdrawnAt: null, ownerId: null }, select: { id: true } })
    throw new Problem(everyones ? 'forbidden' : 'not_found')
  },
})
