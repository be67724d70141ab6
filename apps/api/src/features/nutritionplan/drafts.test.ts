import type { Meal, Weekday } from '@kostbar/contracts/meals'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addRecipe } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: Person
let porridge: string
let soup: string
let apple: string
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
  porridge = (await addRecipe(admin)).id
  soup = (await addRecipe(admin, { name: 'Linsensuppe' })).id
  const food = {
    name: 'Apfel',
    aisle: 'PRODUCE',
    ...{ kcal: 52, carbs: 11.4, proteins: 0.3, fats: 0.2 },
    ...{ gramsPerPiece: 150, portions: { create: [{ position: 0, name: 'Spalte', grams: 20 }] } },
  } as const
  apple = (await app.infra.database.prisma.food.create({ data: food })).id
})

type EntryInput = { recipeId: string; portions: number; locked?: boolean } | { foodId: string; grams: number }
const breakfast = (...entries: EntryInput[]) => [{ meal: 'BREAKFAST' as const, note: '', entries }]
const monday = (version: number, meals: ReturnType<typeof breakfast>) => ({ day: 'Monday' as const, version, meals })

const mealOf = (days: Awaited<ReturnType<typeof week>>, day: Weekday, meal: Meal) => {
  const content = days.find((candidate) => candidate.day === day)?.meals.find(({ id }) => id === meal)
  if (!content) throw new Error(`no ${meal} on ${day}`)
  return content
}
const week = (person: Person) => person.call(nutritionplan.mine)
const draft = (by: Person, userId: string) => by.call(nutritionplan.draft, { params: { userId } })
const save = (by: Person, userId: string, version: number, ...entries: EntryInput[]) =>
  by.call(nutritionplan.saveDraftDay, { params: { userId }, body: monday(version, breakfast(...entries)) })
const publish = async (by: Person, userId: string) => {
  const { version, released } = await draft(by, userId)
  return by.call(nutritionplan.publish, { params: { userId }, body: { draft: version, released } })
}
const saveOwn = (by: Person, version: number, ...entries: EntryInput[]) =>
  by.call(nutritionplan.saveDay, { body: monday(version, breakfast(...entries)) })
const coached = async () => {
  const ben = await app.person()
  return { ben, trainer: await app.trainerOf(ben) }
}

describe('saving a day of the own plan', () => {
  it('stores recipes and foods in their order, with portions, weight and locks', async () => {
    const ben = await app.person()
    const { version } = await saveOwn(
      ben,
      0,
      { foodId: apple, grams: 150 },
      { recipeId: soup, portions: 1.5, locked: true },
    )
    const days = await week(ben)
    expect(days.map((day) => day.version)).toEqual([version, 0, 0, 0, 0, 0, 0])
    const { recipes, foods } = mealOf(days, 'Monday', 'BREAKFAST')
    expect(recipes).toMatchObject([{ id: soup, portions: 1.5, locked: true, position: 1, edited: false }])
    const measures = [
      { name: 'Stück', grams: 150 },
      { name: 'Spalte', grams: 20 },
    ]
    expect(foods).toMatchObject([
      { foodId: apple, name: 'Apfel', grams: 150, measures, kcal: 78, position: 0, removed: false },
    ])
  })

  it('keeps the entry, and when it was planned, when the order or the portions change', async () => {
    const ben = await app.person()
    const { version } = await saveOwn(ben, 0, { recipeId: porridge, portions: 1 }, { recipeId: soup, portions: 1 })
    const before = mealOf(await week(ben), 'Monday', 'BREAKFAST').recipes.map(({ id, entryId }) => [id, entryId])
    await saveOwn(ben, version, { recipeId: soup, portions: 2 }, { recipeId: porridge, portions: 1 })
    const after = mealOf(await week(ben), 'Monday', 'BREAKFAST').recipes.map(({ id, entryId }) => [id, entryId])
    expect(after).toEqual(before.toReversed())
  })

  it('leaves other meals of the day as they are', async () => {
    const ben = await app.person()
    const { version } = await saveOwn(ben, 0, { recipeId: porridge, portions: 1 })
    const lunch = { meal: 'LUNCH' as const, note: 'Warm essen', entries: [{ recipeId: soup, portions: 1 }] }
    await ben.call(nutritionplan.saveDay, { body: { day: 'Monday', version, meals: [lunch] } })
    const days = await week(ben)
    expect(mealOf(days, 'Monday', 'BREAKFAST').recipes).toMatchObject([{ id: porridge }])
    expect(mealOf(days, 'Monday', 'LUNCH')).toMatchObject({ note: 'Warm essen', recipes: [{ id: soup }] })
  })

  it('is refused from another version; a repeated request is not', async () => {
    const ben = await app.person()
    const { version } = await saveOwn(ben, 0, { recipeId: porridge, portions: 1 })
    await expect(saveOwn(ben, 0, { recipeId: soup, portions: 1 })).toMatchProblem('changed_meanwhile')
    expect(await saveOwn(ben, 0, { recipeId: porridge, portions: 1 })).toEqual({ version })
    expect(mealOf(await week(ben), 'Monday', 'BREAKFAST').recipes).toMatchObject([{ id: porridge }])
  })

  it('is refused to coached members, and with recipes or foods that are unknown or not visible', async () => {
    const { ben, trainer } = await coached()
    await expect(saveOwn(ben, 0, { recipeId: porridge, portions: 1 })).toMatchProblem('coached')
    const mia = await app.person()
    const foreign = await addRecipe(trainer)
    const unknown = '01890000-0000-7000-8000-000000000000'
    for (const entry of [
      { recipeId: foreign.id, portions: 1 },
      { recipeId: unknown, portions: 1 },
      { foodId: unknown, grams: 100 },
    ])
      await expect(saveOwn(mia, 0, entry)).toMatchProblem('not_found')
  })

  it.each([
    [
      'a recipe twice',
      [
        { recipeId: 'porridge', portions: 1 },
        { recipeId: 'porridge', portions: 2 },
      ],
    ],
    ['no weight', [{ foodId: 'apple', grams: 0 }]],
    ['too much weight', [{ foodId: 'apple', grams: 5001 }]],
    ['odd portions', [{ recipeId: 'porridge', portions: 1.1 }]],
  ])('is refused with %s', async (_name, entries) => {
    const ids: Record<string, string> = { porridge, apple }
    const withIds = JSON.parse(JSON.stringify(entries), (_key, value) => ids[value] ?? value) as EntryInput[]
    await expect(saveOwn(await app.person(), 0, ...withIds)).toMatchProblem('invalid_input')
  })
})

describe('a draft', () => {
  it('begins as the released week, and shows nothing to the member before the release', async () => {
    const { ben, trainer } = await coached()
    await trainer.call(nutritionplan.toggle, {
      body: { day: 'Monday', meal: 'BREAKFAST', userId: ben.id, recipeId: porridge },
    })
    const before = await week(ben)
    const empty = await draft(trainer, ben.id)
    expect(empty).toMatchObject({ exists: false, version: 0, author: null, base: Array(7).fill(null) })
    expect(empty.days).toEqual(before)
    await save(
      trainer,
      ben.id,
      empty.days[0]?.version ?? 0,
      { recipeId: soup, portions: 2 },
      { foodId: apple, grams: 100 },
    )
    const saved = await draft(trainer, ben.id)
    expect(saved.exists).toBe(true)
    expect(saved.base).toEqual([empty.released[0], null, null, null, null, null, null])
    const meal = mealOf(saved.days, 'Monday', 'BREAKFAST')
    expect([meal.recipes, meal.foods]).toMatchObject([[{ id: soup, portions: 2, position: 0 }], [{ foodId: apple }]])
    expect(await week(ben)).toEqual(before)
  })

  it('is released as a whole, and the member is told', async () => {
    const { ben, trainer } = await coached()
    await save(trainer, ben.id, 0, { recipeId: soup, portions: 2 })
    await trainer.call(nutritionplan.switchDraftMeal, {
      params: { userId: ben.id },
      body: { meal: 'LATE_SNACK', enabled: false },
    })
    expect(await ben.call(notifications.unread)).toEqual({ count: 0 })
    await publish(trainer, ben.id)
    const days = await week(ben)
    expect(mealOf(days, 'Monday', 'BREAKFAST').recipes).toMatchObject([{ id: soup, portions: 2 }])
    expect(mealOf(days, 'Sunday', 'LATE_SNACK').enabled).toBe(false)
    expect((await draft(trainer, ben.id)).exists).toBe(false)
    const { items } = await ben.call(notifications.list, { query: {} })
    expect(items.map(({ text }) => text)).toEqual([expect.stringMatching(/hat deinen Ernährungsplan freigegeben\.$/)])
  })

  it('is released and told once when the request is repeated, until the plan changes', async () => {
    const { ben, trainer } = await coached()
    await save(trainer, ben.id, 0, { recipeId: soup, portions: 2 })
    const { version, released } = await draft(trainer, ben.id)
    const request = { params: { userId: ben.id }, body: { draft: version, released } }
    for (let sent = 0; sent < 2; sent += 1) await trainer.call(nutritionplan.publish, request)
    const { items } = await ben.call(notifications.list, { query: {} })
    expect(items).toHaveLength(1)
    await expect(admin.call(nutritionplan.publish, request)).toMatchProblem('not_found')
    const body = { day: 'Monday', meal: 'BREAKFAST', userId: ben.id, recipeId: porridge } as const
    await ben.call(nutritionplan.toggle, { body })
    await expect(trainer.call(nutritionplan.publish, request)).toMatchProblem('not_found')
  })

  it('is released without a change, told to nobody and repeatedly, when it is as the released week', async () => {
    const { ben, trainer } = await coached()
    const params = { userId: ben.id }
    const { version: changed } = await save(trainer, ben.id, 0, { recipeId: soup, portions: 2 })
    await save(trainer, ben.id, changed)
    const { version, released } = await draft(trainer, ben.id)
    const request = { params, body: { draft: version, released } }
    const before = await week(ben)
    for (let sent = 0; sent < 2; sent += 1) await trainer.call(nutritionplan.publish, request)
    expect(await week(ben)).toEqual(before)
    expect(await ben.call(notifications.unread)).toEqual({ count: 0 })
    const { items } = await trainer.call(nutritionplan.revisions, { params, query: {} })
    expect(items.map(({ cause, draft: ofDraft }) => [cause, ofDraft])).toEqual([
      ['EDIT', true],
      ['EDIT', true],
    ])
    await expect(admin.call(nutritionplan.publish, request)).toMatchProblem('not_found')
  })

  it('leaves days alone that it does not change, also when the member changed them meanwhile', async () => {
    const { ben, trainer } = await coached()
    await save(trainer, ben.id, 0, { recipeId: soup, portions: 2 })
    const tuesday = { day: 'Tuesday', meal: 'LUNCH', userId: ben.id, recipeId: porridge } as const
    await ben.call(nutritionplan.toggle, { body: tuesday })
    expect(mealOf((await draft(trainer, ben.id)).days, 'Tuesday', 'LUNCH').recipes).toMatchObject([{ id: porridge }])
    await publish(trainer, ben.id)
    expect(mealOf(await week(ben), 'Tuesday', 'LUNCH').recipes).toMatchObject([{ id: porridge }])
  })

  it('is not released over a change that the trainer has not seen', async () => {
    const { ben, trainer } = await coached()
    await save(trainer, ben.id, 0, { recipeId: soup, portions: 2 })
    const seen = await draft(trainer, ben.id)
    await ben.call(nutritionplan.toggle, {
      body: { day: 'Monday', meal: 'BREAKFAST', userId: ben.id, recipeId: porridge },
    })
    const params = { userId: ben.id }
    const stale = { draft: seen.version, released: seen.released }
    await expect(trainer.call(nutritionplan.publish, { params, body: stale })).toMatchProblem('changed_meanwhile')
    const now = await draft(trainer, ben.id)
    expect(now.base[0]).not.toBe(now.released[0])
    await publish(trainer, ben.id)
    expect(mealOf(await week(ben), 'Monday', 'BREAKFAST').recipes).toMatchObject([{ id: soup }])
  })

  it('is not released in a state that somebody else changed', async () => {
    const { ben, trainer } = await coached()
    const { version } = await save(trainer, ben.id, 0, { recipeId: soup, portions: 2 })
    const seen = await draft(trainer, ben.id)
    await save(admin, ben.id, version, { recipeId: soup, portions: 3 })
    const body = { draft: seen.version, released: seen.released }
    await expect(trainer.call(nutritionplan.publish, { params: { userId: ben.id }, body })).toMatchProblem(
      'changed_meanwhile',
    )
  })

  it('is saved by one of two at a time', async () => {
    const { ben, trainer } = await coached()
    const results = await Promise.allSettled([
      save(trainer, ben.id, 0, { recipeId: soup, portions: 2 }),
      save(admin, ben.id, 0, { recipeId: porridge, portions: 1 }),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('never takes a version of an earlier draft for its own', async () => {
    const { ben, trainer } = await coached()
    const { version } = await save(trainer, ben.id, 0, { recipeId: soup, portions: 2 })
    await trainer.call(nutritionplan.discardDraft, { params: { userId: ben.id } })
    await save(trainer, ben.id, 0, { recipeId: porridge, portions: 1 })
    await expect(save(trainer, ben.id, version, { recipeId: soup, portions: 1 })).toMatchProblem('changed_meanwhile')
  })

  it('is discarded without a trace in the released week', async () => {
    const { ben, trainer } = await coached()
    await save(trainer, ben.id, 0, { recipeId: soup, portions: 2 })
    await trainer.call(nutritionplan.discardDraft, { params: { userId: ben.id } })
    expect(await draft(trainer, ben.id)).toMatchObject({ exists: false })
    expect(mealOf(await week(ben), 'Monday', 'BREAKFAST').recipes).toEqual([])
    const body = { draft: 0, released: [0, 0, 0, 0, 0, 0, 0] }
    await expect(trainer.call(nutritionplan.publish, { params: { userId: ben.id }, body })).toMatchProblem('not_found')
  })

  it("is another person's: nobody drafts for themselves, and no other trainer reads it", async () => {
    const { ben, trainer } = await coached()
    await expect(draft(trainer, trainer.id)).toMatchProblem('forbidden')
    await expect(draft(await app.person(['ROLE_TRAINER']), ben.id)).toMatchProblem('forbidden')
    await expect(draft(ben, ben.id)).toMatchProblem('forbidden')
  })

  it('lists what is planned in meals that are switched off', async () => {
    const { ben, trainer } = await coached()
    await save(trainer, ben.id, 0, { recipeId: soup, portions: 2 })
    const body = { meal: 'BREAKFAST', enabled: false } as const
    await trainer.call(nutritionplan.switchDraftMeal, { params: { userId: ben.id }, body })
    const { days } = await draft(trainer, ben.id)
    expect(mealOf(days, 'Monday', 'BREAKFAST')).toMatchObject({ enabled: false, recipes: [{ id: soup }] })
    await publish(trainer, ben.id)
    expect(mealOf(await week(ben), 'Monday', 'BREAKFAST')).toMatchObject({ enabled: false, recipes: [] })
  })
})
