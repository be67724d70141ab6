import type { Weekday } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { addRecipe } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: Person
let porridge: string
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
  const values = { kcal: 1, carbs: 1, proteins: 1, fats: 1 }
  await app.infra.database.prisma.food.createMany({
    data: [
      { name: 'Haferflocken', aisle: 'PANTRY', ...values },
      { name: 'Karotten', aisle: 'PRODUCE', ...values },
      { name: 'Tofu, natur', aisle: 'DAIRY', ...values },
    ],
  })
  const ingredients = [
    { amount: 120, unit: 'g' as const, normalName: 'Haferflocken' },
    { amount: 2, unit: 'Stk' as const, normalName: 'Birnen' },
  ]
  porridge = (await addRecipe(admin, { servings: 2, ingredients })).id
})

const plan = (person: Person, day: Weekday, portions = 1, toggled = true) =>
  person.call(nutritionplan.toggle, {
    body: { day, meal: 'BREAKFAST', recipeId: porridge, userId: person.id, portions, toggled },
  })
const fromPlan = async (by: Person, userId: string, days: Weekday[]) =>
  (await by.call(shopping.fromPlan, { params: { userId }, body: { days } })).suggestions.map(({ name }) => name)

describe('the shopping list from the plan', () => {
  it('holds the ingredients of the chosen days, scaled to the portions, with the aisle of known foods', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday', 1.5)
    await plan(ben, 'Tuesday', 1)
    await plan(ben, 'Sunday', 2)
    expect(await fromPlan(ben, ben.id, ['Monday', 'Tuesday'])).toEqual(['Birnen, 3 Stück', 'Haferflocken, 150 g'])
    expect((await ben.call(shopping.mine)).suggestions).toMatchObject([
      { aisle: null, checked: false },
      { aisle: 'PANTRY', checked: false },
    ])
  })

  it('is idempotent, follows changes of the plan, and adds further days', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await plan(ben, 'Tuesday')
    await fromPlan(ben, ben.id, ['Monday'])
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual(['Birnen, 1 Stück', 'Haferflocken, 60 g'])
    expect(await fromPlan(ben, ben.id, ['Tuesday'])).toEqual(['Birnen, 2 Stück', 'Haferflocken, 120 g'])
    await plan(ben, 'Monday', 3)
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual(['Birnen, 4 Stück', 'Haferflocken, 240 g'])
    await plan(ben, 'Monday', 1, false)
    await plan(ben, 'Tuesday', 1, false)
    expect(await fromPlan(ben, ben.id, ['Monday', 'Tuesday'])).toEqual([])
  })

  it('adds no duplicates for concurrent requests', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await Promise.all([1, 2, 3].map(() => fromPlan(ben, ben.id, ['Monday'])))
    expect((await ben.call(shopping.mine)).suggestions).toHaveLength(2)
  })

  it("does not change checked items and the trainer's suggestions", async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await trainer.call(shopping.putForUser, { params: { userId: ben.id }, body: { item: { name: 'Haferflocken' } } })
    await plan(ben, 'Monday')
    await fromPlan(trainer, ben.id, ['Monday'])
    const [, pears] = (await ben.call(shopping.mine)).suggestions
    await ben.call(shopping.put, { body: { item: { id: pears?.id, name: pears?.name ?? '', checked: true } } })
    const again = ['Haferflocken', 'Birnen, 1 Stück', 'Haferflocken, 60 g', 'Birnen, 1 Stück']
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual(again)
  })

  it('ignores checked items older than a week', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await fromPlan(ben, ben.id, ['Monday'])
    const createdAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
    await app.infra.database.prisma.shoppingItem.updateMany({
      where: { userId: ben.id },
      data: { checked: true, createdAt },
    })
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual(['Birnen, 1 Stück', 'Haferflocken, 60 g'])
  })

  it('tells the foods of the ingredients', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    const { prisma } = app.infra.database
    const where = { name: 'Haferflocken' }
    await prisma.food.updateMany({ where, data: { allergens: ['A'], allergensStated: true } })
    await fromPlan(ben, ben.id, ['Monday'])
    expect((await ben.call(shopping.mine)).suggestions).toMatchObject([
      { name: 'Birnen, 1 Stück', food: null },
      { food: { name: 'Haferflocken', allergens: ['A'], allergensStated: true } },
    ])
  })

  it('contains no ingredients of disabled meals', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await ben.call(nutritionplan.togglemeal, { params: { id: ben.id, meal: 'BREAKFAST' }, query: {} })
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual([])
  })

  it('is refused for other users and without a day', async () => {
    const ben = await app.person()
    await expect(fromPlan(await app.person(), ben.id, ['Monday'])).toMatchProblem('forbidden')
    const { body } = await ben.exchange(shopping.fromPlan, { params: { userId: ben.id }, body: { days: [] } })
    expect(body.fields).toEqual({ days: 'Bitte wähle mindestens einen Tag.' })
  })

  it('takes as many queries for several days as for one', async () => {
    const { pool } = app.infra.database
    const [ben, mia] = [await app.person(), await app.person()]
    await plan(ben, 'Monday')
    for (const day of ['Monday', 'Wednesday', 'Friday'] as const) await plan(mia, day, 2)
    const one = await countQueries(pool, () => fromPlan(ben, ben.id, ['Monday']))
    const three = await countQueries(pool, () => fromPlan(mia, mia.id, ['Monday', 'Wednesday', 'Friday']))
    expect(three).toBe(one)
  })
})

describe('the aisle of an entry', () => {
  it.each([
    ['2 kg Karotten', 'PRODUCE'],
    ['Karotte', 'PRODUCE'],
    ['Tofu', 'DAIRY'],
    ['Geschenkpapier', null],
    ['%', null],
  ])('%s: %s', async (name, aisle) => {
    const ben = await app.person()
    expect(await ben.call(shopping.put, { body: { item: { name } } })).toMatchObject({ name, aisle })
  })

  it('is copied when a suggestion is accepted', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await fromPlan(ben, ben.id, ['Monday'])
    const oats = (await ben.call(shopping.mine)).suggestions.find(({ name }) => name.startsWith('Hafer'))
    const accepted = await ben.call(shopping.put, { body: { item: { id: oats?.id, name: oats?.name ?? '' } } })
    expect(accepted).toMatchObject({ name: 'Haferflocken, 60 g', aisle: 'PANTRY' })
  })
})
