import { foods } from '@kostbar/contracts/foods/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { addFood, oats } from '../../testing/foods.ts'
import { addRecipe, porridge } from '../../testing/recipes.ts'
import { untilRowIsAwaited } from '../../testing/row-locks.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { recalculateRecipes } from './recalculation.ts'

const app = useTestApp()
let trainer: Person
beforeAll(async () => {
  trainer = await app.person(['ROLE_TRAINER'])
})

const grams = (...ingredients: { id: string; name: string }[]) => ({
  nutritionBy: 'FOODS' as const,
  ingredients: ingredients.map(({ id, name }) => ({ amount: 100, unit: 'g' as const, normalName: name, foodId: id })),
})
const kcalOf = async ({ id: recipeId }: { id: string }) =>
  (await trainer.call(recipes.get, { params: { recipeId } })).kcal

/** Changes the energy of a food in a transaction that commits once the request, begun meanwhile, waits for it. */
async function changeDuring<Answer>(food: { id: string }, kcal: number, send: () => Promise<Answer>): Promise<Answer> {
  const { transaction, pool } = app.infra.database
  const { request } = await transaction(async (tx) => {
    await tx.updateTable('foods').set({ kcal }).where('id', '=', food.id).execute()
    await recalculateRecipes(tx, food.id)
    const request = send()
    await untilRowIsAwaited(pool)
    return { request }
  })
  return request
}

it('counts two foods of a recipe that change at the same time', async () => {
  const [flakes, nuts] = [await addFood(trainer, { name: 'Flocken' }), await addFood(trainer, { name: 'Nüsse' })]
  const recipe = await addRecipe(trainer, grams(flakes, nuts))
  await changeDuring(flakes, 100, () =>
    trainer.call(foods.update, { params: { foodId: nuts.id }, body: { ...oats, name: 'Nüsse', kcal: 600 } }),
  )
  expect(await kcalOf(recipe)).toBe(700)
})

it('counts a food that changes while a recipe with it is written', async () => {
  const seeds = await addFood(trainer, { name: 'Samen' })
  const added = await changeDuring(seeds, 500, () => addRecipe(trainer, grams(seeds)))
  expect(await kcalOf(added)).toBe(500)
})

it('counts a food that changes while it is added to a recipe', async () => {
  const kernels = await addFood(trainer, { name: 'Kerne' })
  const { id: recipeId, version } = await addRecipe(trainer)
  const edited = await changeDuring(kernels, 550, () =>
    trainer.call(recipes.update, { params: { recipeId }, body: { ...porridge, version, ...grams(kernels) } }),
  )
  expect(await kcalOf(edited)).toBe(550)
})

it('counts a food that changes at the same time as the recipe, whichever is first', async () => {
  const flour = await addFood(trainer, { name: 'Mehl' })
  const recipe = await addRecipe(trainer, grams(flour))
  const { id: recipeId, version } = recipe
  const others = await addFood(trainer, { name: 'Zucker' })
  await Promise.all([
    trainer.call(recipes.update, { params: { recipeId }, body: { ...porridge, version, ...grams(flour, others) } }),
    trainer.call(foods.update, { params: { foodId: others.id }, body: { ...oats, name: 'Zucker', kcal: 400 } }),
  ])
  expect(await kcalOf(recipe)).toBe(oats.kcal + 400)
})
