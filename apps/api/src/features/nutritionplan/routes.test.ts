import { humanifiedMeals, weekdays } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addFood } from '../../testing/foods.ts'
import { addRecipe } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const unknownUserId = '01890000-0000-7000-8000-000000000000'
let admin: Person
let porridge: string
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
  porridge = (await addRecipe(admin)).id
})

type Extra = { recipeId?: string; portions?: number; toggled?: boolean }
const breakfast = { day: 'Tuesday', meal: 'BREAKFAST' } as const
const plan = (by: Person, userId: string, { recipeId = porridge, ...extra }: Extra = {}) =>
  by.call(nutritionplan.toggle, { body: { ...breakfast, userId, recipeId, ...extra } })
const breakfastOn = async (person: Person, day: number) => {
  const meal = (await person.call(nutritionplan.mine))[day]?.meals[0]
  if (!meal) throw new Error('no breakfast')
  return meal
}
const tuesday = (person: Person) => breakfastOn(person, 1)

describe('the week', () => {
  it('has seven days with six meals each, also without planned recipes', async () => {
    const week = await (await app.person()).call(nutritionplan.mine)
    expect(week.map(({ day }) => day)).toEqual(weekdays)
    for (const { meals } of week)
      expect(meals.map(({ id, humanifiedMeal }) => [id, humanifiedMeal])).toEqual(Object.entries(humanifiedMeals))
  })

  it('shows a planned recipe with its portions and nutrition values per portion', async () => {
    const ben = await app.person()
    expect(await plan(ben, ben.id, { portions: 1.5 })).toMatchObject({ toggled: true })
    const { recipes: planned } = await tuesday(ben)
    expect(planned).toMatchObject([{ id: porridge, portions: 1.5, kcal: 380, removed: false, toggled: false }])
    const elsewhere = (await ben.call(nutritionplan.mine)).flatMap(({ meals }) => meals.flatMap((meal) => meal.recipes))
    expect(elsewhere).toHaveLength(1)
  })

  it('names the sources of its figures, each once; of recipes those whose values are computed from foods', async () => {
    const ben = await app.person()
    const sources = () => ben.call(nutritionplan.sources, { params: { userId: ben.id } })
    await plan(ben, ben.id)
    expect(await sources()).toEqual([])
    const { prisma } = app.infra.database
    const [first, second] = [await addFood(admin, { name: 'Dinkel' }), await addFood(admin, { name: 'Gerste' })]
    const table = { source: 'BLS', sourceVersion: '4.0' } as const
    await prisma.food.updateMany({ where: { id: { in: [first.id, second.id] } }, data: table })
    const ingredients = [first, second].map(({ id: foodId, name: normalName }) => {
      return { amount: 100, unit: 'g' as const, normalName, foodId }
    })
    const computed = await addRecipe(admin, { name: 'Getreidebrei', nutritionBy: 'FOODS', ingredients })
    await plan(ben, ben.id, { recipeId: computed.id })
    expect(await sources()).toEqual([table])
  })

  it('shows a withdrawn recipe as removed; it can only be deleted from the plan', async () => {
    const ben = await app.person()
    const { id: recipeId } = await addRecipe(admin)
    await plan(ben, ben.id, { recipeId })
    await admin.call(recipes.remove, { params: { recipeId } })
    expect((await tuesday(ben)).recipes).toMatchObject([{ id: recipeId, removed: true }])
    expect(await plan(ben, ben.id, { recipeId })).toMatchObject({ toggled: false })
    await expect(plan(ben, ben.id, { recipeId })).toMatchProblem('not_found')
  })

  it("shows a former trainer's recipe as removed", async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    const { id: recipeId } = await addRecipe(trainer)
    await plan(trainer, ben.id, { recipeId })
    expect((await tuesday(ben)).recipes).toMatchObject([{ removed: false }])
    const { clientRelation } = app.infra.database.prisma
    await clientRelation.updateMany({ where: { clientId: ben.id }, data: { status: 'ARCHIVED' } })
    expect((await tuesday(ben)).recipes).toMatchObject([{ removed: true }])
  })
})

describe('planning', () => {
  it('toggles without a target state, and is idempotent with one', async () => {
    const ben = await app.person()
    const states = []
    for (const toggled of [undefined, undefined, true, true, false, false])
      states.push((await plan(ben, ben.id, toggled === undefined ? {} : { toggled })).toggled)
    expect(states).toEqual([true, false, true, true, false, false])
  })

  it('loses no concurrent toggle', async () => {
    const ben = await app.person()
    await Promise.all(Array.from({ length: 7 }, () => plan(ben, ben.id)))
    expect((await tuesday(ben)).recipes).toHaveLength(1)
  })

  it('changes the portions of a planned recipe', async () => {
    const ben = await app.person()
    await plan(ben, ben.id, { portions: 1 })
    await plan(ben, ben.id, { portions: 0.75, toggled: true })
    expect((await tuesday(ben)).recipes).toMatchObject([{ portions: 0.75 }])
  })

  it('is allowed to the member, the trainer and admins; others get 403, unknown users 404', async () => {
    const ben = await app.person()
    const [trainer, stranger] = [await app.trainerOf(ben), await app.person(['ROLE_TRAINER'])]
    await plan(trainer, ben.id, { toggled: true })
    await plan(admin, ben.id, { toggled: true })
    await expect(plan(stranger, ben.id)).toMatchProblem('forbidden')
    await expect(plan(await app.person(), ben.id)).toMatchProblem('forbidden')
    const unknownUser = { ...breakfast, userId: unknownUserId, recipeId: porridge }
    const { status, body } = await admin.exchange(nutritionplan.toggle, { body: unknownUser })
    expect([status, body.msg]).toEqual([404, 'User nicht gefunden'])
  })

  it('refuses invalid portions with a German text', async () => {
    const ben = await app.person()
    const bad = { ...breakfast, userId: ben.id, recipeId: porridge, portions: 0.1 }
    const refused = await ben.exchange(nutritionplan.toggle, { body: bad })
    expect([refused.status, refused.body.msg]).toEqual([400, 'Daten Fehler'])
    expect(refused.body.fields).toEqual({
      portions: 'Bitte wähle zwischen 0,25 und 10 Portionen, in Vierteln.',
    })
  })

  it('refuses a recipe that the member may not see, whoever plans it', async () => {
    const { id: recipeId } = await addRecipe(await app.person(['ROLE_TRAINER']))
    const ben = await app.person()
    await expect(plan(admin, ben.id, { recipeId })).toMatchProblem('not_found')
  })

  it('refuses more than 20 recipes per meal', async () => {
    const ben = await app.person()
    const draft = { name: 'Viel', kcal: 1, carbs: 1, proteins: 1, fats: 1 }
    const { prisma } = app.infra.database
    const added = await prisma.recipe.createManyAndReturn({ data: Array.from({ length: 20 }, () => draft) })
    await prisma.planEntry.createMany({
      data: added.map(({ id }) => ({ recipeId: id, userId: ben.id, ...breakfast })),
    })
    await expect(plan(ben, ben.id)).toMatchProblem('list_full')
  })
})

describe('changing portions', () => {
  const change = (by: Person, userId: string, ...changes: { recipeId: string; from: number; to: number }[]) =>
    by.call(nutritionplan.setPortions, {
      params: { userId },
      body: { changes: changes.map((extra) => ({ ...breakfast, ...extra })) },
    })
  const portionsOf = async (person: Person) =>
    Object.fromEntries((await tuesday(person)).recipes.map(({ id, portions }) => [id, portions]))

  it('changes several at once, also a withdrawn recipe, by the member or the trainer', async () => {
    const ben = await app.person()
    const { id: soup } = await addRecipe(admin)
    await plan(ben, ben.id)
    await plan(ben, ben.id, { recipeId: soup, portions: 2 })
    await admin.call(recipes.remove, { params: { recipeId: soup } })
    await change(ben, ben.id, { recipeId: porridge, from: 1, to: 1.25 }, { recipeId: soup, from: 2, to: 0.5 })
    expect(await portionsOf(ben)).toEqual({ [porridge]: 1.25, [soup]: 0.5 })
    await change(await app.trainerOf(ben), ben.id, { recipeId: porridge, from: 1.25, to: 1 })
    expect(await portionsOf(ben)).toEqual({ [porridge]: 1, [soup]: 0.5 })
  })

  it('changes none when one was changed or removed meanwhile', async () => {
    const ben = await app.person()
    const { id: soup } = await addRecipe(admin)
    await plan(ben, ben.id)
    await plan(ben, ben.id, { recipeId: soup })
    const good = { recipeId: porridge, from: 1, to: 1.5 }
    for (const other of [
      { recipeId: soup, from: 2, to: 1 },
      { recipeId: unknownUserId, from: 1, to: 2 },
      { ...good, to: 2 },
    ])
      await expect(change(ben, ben.id, good, other)).toMatchProblem('changed_meanwhile')
    expect(await portionsOf(ben)).toEqual({ [porridge]: 1, [soup]: 1 })
  })

  it('is refused for other users, without changes, and beyond 10 portions', async () => {
    const ben = await app.person()
    const good = { recipeId: porridge, from: 1, to: 1.5 }
    await expect(change(await app.person(), ben.id, good)).toMatchProblem('forbidden')
    await expect(change(ben, ben.id)).toMatchProblem('invalid_input')
    await expect(change(ben, ben.id, { ...good, to: 10.25 })).toMatchProblem('invalid_input')
  })
})

describe('meal notes', () => {
  const write = (by: Person, userId: string, note: string) =>
    by.call(nutritionplan.setMealNote, { body: { ...breakfast, userId, note } })

  it('are created, replaced and cleared by the member or the trainer', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await write(trainer, ben.id, '  Mit Zimt ')
    expect((await tuesday(ben)).note).toBe('Mit Zimt')
    await write(ben, ben.id, 'Ohne Zimt')
    expect((await tuesday(ben)).note).toBe('Ohne Zimt')
    await write(ben, ben.id, ' ')
    expect((await tuesday(ben)).note).toBe('')
  })

  it('are refused for other users, unknown users and more than 500 characters', async () => {
    const ben = await app.person()
    await expect(write(await app.person(), ben.id, 'Hallo')).toMatchProblem('forbidden')
    const unknown = await admin.exchange(nutritionplan.setMealNote, {
      body: { ...breakfast, userId: unknownUserId, note: 'x' },
    })
    expect([unknown.status, unknown.body.msg]).toEqual([404, 'User nicht gefunden'])
    const long = { ...breakfast, userId: ben.id, note: 'x'.repeat(501) }
    const { status, body } = await ben.exchange(nutritionplan.setMealNote, { body: long })
    expect([status, body.msg]).toEqual([400, 'Daten Fehler'])
  })
})

describe('disabled meals', () => {
  const toggleMeal = (by: Person, id: string, enabled?: 'true' | 'false') =>
    by.call(nutritionplan.toggleMeal, { params: { id, meal: 'BREAKFAST' }, query: { enabled } })

  it('hide their recipes without deleting them', async () => {
    const ben = await app.person()
    await plan(ben, ben.id)
    expect(await toggleMeal(ben, ben.id)).toMatchObject({ enabled: false })
    expect(await tuesday(ben)).toMatchObject({ enabled: false, hasEntries: true, recipes: [] })
    expect(await breakfastOn(ben, 0)).toMatchObject({ enabled: false, hasEntries: false })
    expect(await toggleMeal(await app.trainerOf(ben), ben.id)).toMatchObject({ enabled: true })
    expect(await tuesday(ben)).toMatchObject({ enabled: true, recipes: [{ id: porridge }] })
  })

  it('keep their recipes from a member who saves them as the week lists them', async () => {
    const ben = await app.person()
    const { id: soup } = await addRecipe(admin)
    await plan(ben, ben.id)
    await toggleMeal(ben, ben.id, 'false')
    const version = (await ben.call(nutritionplan.mine))[1]?.version ?? 0
    const save = (meal: 'BREAKFAST' | 'LUNCH') =>
      ben.call(nutritionplan.saveDay, {
        body: { day: 'Tuesday', version, meals: [{ meal, note: '', entries: [{ recipeId: soup, portions: 1 }] }] },
      })
    await expect(save('BREAKFAST')).toMatchProblem('changed_meanwhile')
    await save('LUNCH')
    await toggleMeal(ben, ben.id, 'true')
    expect(await tuesday(ben)).toMatchObject({ enabled: true, recipes: [{ id: porridge }] })
  })

  it('are idempotent with a target state', async () => {
    const ben = await app.person()
    const states = []
    for (const target of ['false', 'false', 'true', 'true'] as const)
      states.push((await toggleMeal(ben, ben.id, target)).enabled)
    expect(states).toEqual([false, false, true, true])
  })
})
