import { randomUUID } from 'node:crypto'
import type { Weekday } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addRecipe } from '../../testing/recipes.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { untilRowIsAwaited } from '../../testing/row-locks.ts'
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
  (await by.call(shopping.suggestFromPlan, { params: { userId }, body: { days } })).suggestions.map(({ name }) => name)

describe('the shopping list from the plan', () => {
  it('holds the ingredients of the chosen days, scaled to the portions, with the aisle of known foods', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday', 1.5)
    await plan(ben, 'Tuesday', 1)
    await plan(ben, 'Sunday', 2)
    expect(await fromPlan(ben, ben.id, ['Monday', 'Tuesday'])).toEqual(['3 Stück Birnen', '150 g Haferflocken'])
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
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual(['1 Stück Birnen', '60 g Haferflocken'])
    expect(await fromPlan(ben, ben.id, ['Tuesday'])).toEqual(['2 Stück Birnen', '120 g Haferflocken'])
    await plan(ben, 'Monday', 3)
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual(['4 Stück Birnen', '240 g Haferflocken'])
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
    await trainer.call(shopping.saveForUser, { params: { userId: ben.id }, body: { item: { name: 'Haferflocken' } } })
    await plan(ben, 'Monday')
    await fromPlan(trainer, ben.id, ['Monday'])
    const [, pears] = (await ben.call(shopping.mine)).suggestions
    await ben.call(shopping.save, { body: { item: { id: pears?.id, name: pears?.name ?? '', checked: true } } })
    const again = ['Haferflocken', '1 Stück Birnen', '60 g Haferflocken']
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual(again)
  })

  it('does not suggest again what the member has accepted or ticked; what is missing beside it is added', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await plan(ben, 'Monday')
    await fromPlan(trainer, ben.id, ['Monday'])
    await ben.call(shopping.acceptSuggestions, {})
    expect(await fromPlan(trainer, ben.id, ['Monday'])).toEqual([])
    expect(await ben.call(shopping.syncWithPlan, {})).toEqual({ removed: [], added: [], changed: 0 })

    const [pears] = (await ben.call(shopping.mine)).items
    await ben.call(shopping.save, { body: { item: { id: pears?.id, name: pears?.name ?? '', checked: true } } })
    expect(await fromPlan(trainer, ben.id, ['Monday'])).toEqual([])
    await plan(ben, 'Monday', 3)
    expect(await fromPlan(trainer, ben.id, ['Monday'])).toEqual(['2 Stück Birnen'])
    expect((await ben.call(shopping.mine)).items).toMatchObject([{ checked: true }, { name: '180 g Haferflocken' }])
    expect(await ben.call(shopping.syncWithPlan, {})).toEqual({ removed: [], added: [], changed: 0 })
  })

  it('leaves it to the member to see that an entry they took over is no longer needed', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await plan(ben, 'Monday')
    await fromPlan(trainer, ben.id, ['Monday'])
    await ben.call(shopping.acceptSuggestions, {})
    await plan(ben, 'Monday', 1, false)
    expect(await fromPlan(trainer, ben.id, ['Monday'])).toEqual([])
    const { removed } = await ben.call(shopping.syncWithPlan, {})
    expect(removed.toSorted()).toEqual(['1 Stück Birnen', '60 g Haferflocken'])
  })

  it('is for the coming days when asked for again, so that old suggestions count once they are ticked', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await fromPlan(ben, ben.id, ['Monday'])
    const createdAt = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
    await app.infra.database.prisma.shoppingItem.updateMany({ where: { userId: ben.id }, data: { createdAt } })
    await fromPlan(ben, ben.id, ['Monday'])
    await app.infra.database.prisma.shoppingItem.updateMany({ where: { userId: ben.id }, data: { checked: true } })
    expect(await fromPlan(ben, ben.id, ['Monday'])).toHaveLength(2)
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
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual(['1 Stück Birnen', '60 g Haferflocken'])
  })

  it('tells the foods of the ingredients', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    const { prisma } = app.infra.database
    const where = { name: 'Haferflocken' }
    await prisma.food.updateMany({ where, data: { allergens: ['A'], allergensStated: true } })
    await fromPlan(ben, ben.id, ['Monday'])
    expect((await ben.call(shopping.mine)).suggestions).toMatchObject([
      { name: '1 Stück Birnen', food: null },
      { food: { name: 'Haferflocken', allergens: ['A'], allergensStated: true } },
    ])
  })

  it('contains no ingredients of disabled meals', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await ben.call(nutritionplan.toggleMeal, { params: { id: ben.id, meal: 'BREAKFAST' }, query: {} })
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual([])
  })

  it('is refused for other users and without a day', async () => {
    const ben = await app.person()
    await expect(fromPlan(await app.person(), ben.id, ['Monday'])).toMatchProblem('forbidden')
    const { body } = await ben.exchange(shopping.suggestFromPlan, { params: { userId: ben.id }, body: { days: [] } })
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

describe('suggestions follow the plan', () => {
  const follow = (person: Person) => person.call(shopping.syncWithPlan, {})
  const names = async (person: Person) => (await person.call(shopping.mine)).suggestions.map(({ name }) => name)
  const tick = async (person: Person, prefix: string) => {
    const item = (await person.call(shopping.mine)).suggestions.find(({ name }) => name.includes(prefix))
    await person.call(shopping.save, { body: { item: { id: item?.id, name: item?.name ?? '', checked: true } } })
  }
  const soup = async () => {
    const ingredients = [
      { amount: 300, unit: 'g' as const, normalName: 'Karotten' },
      { amount: 40, unit: 'g' as const, normalName: 'Haferflocken' },
    ]
    return (await addRecipe(admin, { ingredients })).id
  }

  it('names what is no longer needed and what is new, and changes amounts', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await plan(ben, 'Tuesday')
    await fromPlan(ben, ben.id, ['Monday'])
    expect(await follow(ben)).toEqual({ removed: [], added: [], changed: 0 })
    await plan(ben, 'Monday', 1, false)
    const recipeId = await soup()
    await ben.call(nutritionplan.toggle, { body: { day: 'Monday', meal: 'LUNCH', recipeId, userId: ben.id } })
    expect(await follow(ben)).toEqual({ removed: ['1 Stück Birnen'], added: ['300 g Karotten'], changed: 1 })
    expect(await names(ben)).toEqual(['40 g Haferflocken', '300 g Karotten'])
    expect(await follow(ben)).toEqual({ removed: [], added: [], changed: 0 })
  })

  it('leaves ticked ones and own items as they are, and asks only for what is missing beside them', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await fromPlan(ben, ben.id, ['Monday'])
    await ben.call(shopping.save, { body: { item: { name: 'Kerzen' } } })
    await tick(ben, 'Birnen')
    expect(await follow(ben)).toEqual({ removed: [], added: [], changed: 0 })
    await plan(ben, 'Monday', 3)
    expect(await follow(ben)).toEqual({ removed: [], added: ['2 Stück Birnen'], changed: 1 })
    const { items, suggestions } = await ben.call(shopping.mine)
    expect(items.map(({ name }) => name)).toEqual(['Kerzen'])
    expect(suggestions.map(({ name, checked }) => [name, checked])).toEqual([
      ['1 Stück Birnen', true],
      ['180 g Haferflocken', false],
      ['2 Stück Birnen', false],
    ])
    await plan(ben, 'Monday', 1, false)
    expect((await follow(ben)).removed.sort()).toEqual(['180 g Haferflocken', '2 Stück Birnen'])
    expect(await names(ben)).toEqual(['1 Stück Birnen'])
  })

  it('does nothing where nothing was suggested from the plan, also twice at once', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    expect(await follow(ben)).toEqual({ removed: [], added: [], changed: 0 })
    await fromPlan(ben, ben.id, ['Monday'])
    await plan(ben, 'Monday', 1, false)
    await Promise.all([follow(ben), follow(ben)])
    expect(await names(ben)).toEqual([])
  })

  it.each([
    ['needs more of it', 3],
    ['needs it no more', 0],
  ])('leave an entry that is ticked at the same time as it was bought, where the plan %s', async (_case, portions) => {
    const { transaction, pool } = app.infra.database
    const ben = await app.person()
    await plan(ben, 'Monday')
    await fromPlan(ben, ben.id, ['Monday'])
    await plan(ben, 'Monday', portions || 1, portions > 0)
    const { followed } = await transaction(async (tx) => {
      await tx
        .updateTable('shopping_items')
        .set({ checked: true })
        .where('user_id', '=', ben.id)
        .where('name', 'like', '%Birnen')
        .execute()
      const followed = follow(ben)
      await untilRowIsAwaited(pool)
      return { followed }
    })
    const oats = '60 g Haferflocken'
    expect(await followed).toEqual({ removed: portions > 0 ? [] : [oats], added: [], changed: portions > 0 ? 1 : 0 })
    expect((await ben.call(shopping.mine)).suggestions).toContainEqual(
      expect.objectContaining({ name: '1 Stück Birnen', checked: true }),
    )
  })

  it('are accepted in one go, and not suggested again', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await fromPlan(ben, ben.id, ['Monday'])
    const take = async () => (await ben.call(shopping.acceptSuggestions, {})).items.map(({ name }) => name)
    expect((await take()).sort()).toEqual(['1 Stück Birnen', '60 g Haferflocken'])
    expect(await take()).toEqual([])
    expect(await follow(ben)).toEqual({ removed: [], added: [], changed: 0 })
    expect((await ben.call(shopping.mine)).items).toHaveLength(2)
  })

  it('counts foods by weight, in pieces where they are counted', async () => {
    const ben = await app.person()
    const values = { aisle: 'PRODUCE' as const, kcal: 52, carbs: 11, proteins: 0.3, fats: 0.4 }
    const { prisma } = app.infra.database
    const apple = await prisma.food.create({
      data: { name: 'Äpfel', singular: 'Apfel', gramsPerPiece: 150, ...values },
    })
    const nuts = await prisma.food.create({ data: { name: 'Mandeln', ...values, aisle: 'PANTRY' } })
    const entries = [
      { foodId: apple.id, grams: 300 },
      { foodId: nuts.id, grams: 30 },
    ]
    const meals = [{ meal: 'MORNING_SNACK' as const, note: '', entries }]
    await ben.call(nutritionplan.saveDay, { body: { day: 'Monday', version: 0, meals } })
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual(['2 Äpfel', '30 g Mandeln'])
    // A household shares recipes, not what is planned by weight for one person.
    const { needs } = await ben.call(shopping.reviewPlan, { query: { days: 'Monday', people: 3 } })
    expect(needs.map(({ name }) => name)).toEqual(['2 Äpfel', '30 g Mandeln'])
    expect((await ben.call(shopping.mine)).suggestions).toMatchObject([
      { fromPlan: true, aisle: 'PRODUCE' },
      { fromPlan: true },
    ])
  })
})

describe('measures of ingredients', () => {
  const measure = { name: 'Becher', grams: 250 }

  it('are what is bought, from the plan and from a recipe', async () => {
    const ben = await app.person()
    const ingredients = [{ amount: 250, unit: 'g' as const, measure, normalName: 'Joghurt' }]
    const { id: recipeId } = await addRecipe(admin, { ingredients })
    const body = { day: 'Monday', meal: 'LUNCH', recipeId, userId: ben.id, portions: 2, toggled: true } as const
    await ben.call(nutritionplan.toggle, { body })
    expect(await fromPlan(ben, ben.id, ['Monday'])).toEqual(['2 Becher Joghurt'])
    const { items } = await ben.call(shopping.addRecipe, { body: { recipeId, portions: 3 } })
    expect(items).toMatchObject([{ name: '3 Becher Joghurt' }])
  })
})

describe('a recipe on the list', () => {
  const add = async (person: Person, portions: number) =>
    (await person.call(shopping.addRecipe, { body: { recipeId: porridge, portions } })).items.map(({ name }) => name)

  it('adds its ingredients for the portions that are cooked, once', async () => {
    const ben = await app.person()
    expect((await add(ben, 3)).sort()).toEqual(['180 g Haferflocken', '3 Stück Birnen'])
    expect(await add(ben, 3)).toEqual([])
    expect((await add(ben, 1)).sort()).toEqual(['1 Stück Birnen', '60 g Haferflocken'])
    expect((await ben.call(shopping.mine)).items.find(({ name }) => name.endsWith('Haferflocken'))).toMatchObject({
      aisle: 'PANTRY',
      checked: false,
      fromPlan: false,
    })
  })

  it('is added beside what the list has for another recipe, once for a key', async () => {
    const ben = await app.person()
    const ingredients = [{ amount: 60, unit: 'g' as const, normalName: 'Haferflocken' }]
    const { id: muesli } = await addRecipe(admin, { servings: 1, ingredients })
    const addOnce = async (recipeId: string, key: string) =>
      (await ben.call(shopping.addRecipe, { body: { recipeId, portions: 1, key } })).items
    await addOnce(porridge, randomUUID())
    const key = randomUUID()
    const [first, repeated] = await Promise.all([addOnce(muesli, key), addOnce(muesli, key)])
    expect(first).toMatchObject([{ name: '60 g Haferflocken' }])
    expect(repeated).toEqual(first)
    const names = (await ben.call(shopping.mine)).items.map(({ name }) => name)
    expect(names.sort()).toEqual(['1 Stück Birnen', '60 g Haferflocken', '60 g Haferflocken'])
  })

  it('knows the foods of its ingredients whatever they are called there, and adds up pieces and grams', async () => {
    const ben = await app.person()
    const values = { kcal: 1, carbs: 1, proteins: 1, fats: 1, allergens: ['L' as const], allergensStated: true }
    const { id: foodId } = await app.infra.database.prisma.food.create({
      data: { name: 'Sellerie', aisle: 'PRODUCE', gramsPerPiece: 600, ...values },
    })
    const ingredients = [
      { amount: 0.5, unit: 'Stk' as const, normalName: 'Knolle', foodId },
      { amount: 100, unit: 'g' as const, normalName: 'Wurzelgemüse', foodId },
    ]
    const { id: recipeId } = await addRecipe(admin, { ingredients })
    const { items } = await ben.call(shopping.addRecipe, { body: { recipeId, portions: 1 } })
    expect(items).toMatchObject([{ name: '400 g Sellerie', aisle: 'PRODUCE' }])
    expect((await ben.call(shopping.mine)).items).toMatchObject([{ food: { name: 'Sellerie', allergens: ['L'] } }])
  })

  it('refuses recipes one may not see, and portions out of bounds', async () => {
    const ben = await app.person()
    const own = (await addRecipe(await app.person(['ROLE_TRAINER']))).id
    await expect(ben.call(shopping.addRecipe, { body: { recipeId: own, portions: 1 } })).toMatchProblem('not_found')
    const { status } = await ben.exchange(shopping.addRecipe, { body: { recipeId: porridge, portions: 51 } })
    expect(status).toBe(400)
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
    expect(await ben.call(shopping.save, { body: { item: { name } } })).toMatchObject({ name, aisle })
  })

  it('is copied when a suggestion is accepted', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await fromPlan(ben, ben.id, ['Monday'])
    const oats = (await ben.call(shopping.mine)).suggestions.find(({ name }) => name.endsWith('Haferflocken'))
    const accepted = await ben.call(shopping.save, { body: { item: { id: oats?.id, name: oats?.name ?? '' } } })
    expect(accepted).toMatchObject({ name: '60 g Haferflocken', aisle: 'PANTRY' })
  })

  it('is accepted on a full list, too, which it does not make longer', async () => {
    const ben = await app.person()
    await plan(ben, 'Monday')
    await fromPlan(ben, ben.id, ['Monday'])
    const [{ id, name } = expect.fail()] = (await ben.call(shopping.mine)).suggestions
    const own = { userId: ben.id, source: 'USER', name: 'Brot' } as const
    await app.infra.database.prisma.shoppingItem.createMany({ data: Array.from({ length: 498 }, () => own) })
    await ben.call(shopping.save, { body: { item: { id, name } } })
    expect((await ben.call(shopping.mine)).items.some((item) => item.id === id)).toBe(true)
  })
})
