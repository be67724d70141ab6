import { humanifiedMeals, weekdays } from '@kostbar/contracts/meals'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addRecipe } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const nobody = '01890000-0000-7000-8000-000000000000'
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
const tuesday = async (person: Person) => {
  const meal = (await person.call(nutritionplan.mine))[1]?.meals[0]
  if (!meal) throw new Error('no breakfast on Tuesday')
  return meal
}

describe('the week', () => {
  it('has all seven days with all six meals in order, even when nothing is planned', async () => {
    const week = await (await app.person()).call(nutritionplan.mine)
    expect(week.map(({ day }) => day)).toEqual(weekdays)
    for (const { meals } of week)
      expect(meals.map(({ id, humanifiedMeal }) => [id, humanifiedMeal])).toEqual(Object.entries(humanifiedMeals))
  })

  it('shows a recipe with its portions where it was planned, and what it holds per portion', async () => {
    const ben = await app.person()
    expect(await plan(ben, ben.id, { portions: 1.5 })).toMatchObject({ toggled: true })
    const { recipes: planned } = await tuesday(ben)
    expect(planned).toMatchObject([{ id: porridge, portions: 1.5, kcal: 380, removed: false, toggled: false }])
    const elsewhere = (await ben.call(nutritionplan.mine)).flatMap(({ meals }) => meals.flatMap((meal) => meal.recipes))
    expect(elsewhere).toHaveLength(1)
  })

  it('keeps a withdrawn recipe, marked as such, and lets it only be taken out', async () => {
    const ben = await app.person()
    const { id: recipeId } = await addRecipe(admin)
    await plan(ben, ben.id, { recipeId })
    await admin.call(recipes.remove, { params: { recipeId } })
    expect((await tuesday(ben)).recipes).toMatchObject([{ id: recipeId, removed: true }])
    expect(await plan(ben, ben.id, { recipeId })).toMatchObject({ toggled: false })
    await expect(plan(ben, ben.id, { recipeId })).toMatchProblem('not_found')
  })

  it("marks a former trainer's recipe too", async () => {
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
  it('flips without a wanted state, and ends in the wanted one however often it is asked', async () => {
    const ben = await app.person()
    const states = []
    for (const toggled of [undefined, undefined, true, true, false, false])
      states.push((await plan(ben, ben.id, toggled === undefined ? {} : { toggled })).toggled)
    expect(states).toEqual([true, false, true, true, false, false])
  })

  it('loses no flip when many come at once', async () => {
    const ben = await app.person()
    await Promise.all(Array.from({ length: 7 }, () => plan(ben, ben.id)))
    expect((await tuesday(ben)).recipes).toHaveLength(1)
  })

  it('changes the portions of a recipe that stays where it is', async () => {
    const ben = await app.person()
    await plan(ben, ben.id, { portions: 1 })
    await plan(ben, ben.id, { portions: 0.75, toggled: true })
    expect((await tuesday(ben)).recipes).toMatchObject([{ portions: 0.75 }])
  })

  it('is for oneself, a coach and an admin; nobody else may, and nobody else is found', async () => {
    const ben = await app.person()
    const [trainer, stranger] = [await app.trainerOf(ben), await app.person(['ROLE_TRAINER'])]
    await plan(trainer, ben.id, { toggled: true })
    await plan(admin, ben.id, { toggled: true })
    await expect(plan(stranger, ben.id)).toMatchProblem('forbidden')
    await expect(plan(await app.person(), ben.id)).toMatchProblem('forbidden')
    const about = { ...breakfast, userId: nobody, recipeId: porridge }
    const { status, body } = await admin.exchange(nutritionplan.toggle, { body: about })
    expect([status, body.msg]).toEqual([404, 'User nicht gefunden'])
  })

  it('refuses what is no plan at all with the sentence people know', async () => {
    const ben = await app.person()
    const bad = { ...breakfast, userId: ben.id, recipeId: porridge, portions: 0.1 }
    const refused = await ben.exchange(nutritionplan.toggle, { body: bad })
    expect([refused.status, refused.body.msg]).toEqual([400, 'Daten Fehler'])
    expect(refused.body.fields).toEqual({
      portions: 'Bitte wähle zwischen 0,25 und 10 Portionen, in Vierteln.',
    })
  })

  it("refuses a recipe that the client may not see, though it is the planner's", async () => {
    const { id: recipeId } = await addRecipe(await app.person(['ROLE_TRAINER']))
    const ben = await app.person()
    await expect(plan(admin, ben.id, { recipeId })).toMatchProblem('not_found')
  })

  it('fills a meal only so far', async () => {
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

describe('notes of meals', () => {
  const write = (by: Person, userId: string, note: string) =>
    by.call(nutritionplan.mealnote, { body: { ...breakfast, userId, note } })

  it('are written, replaced and emptied, by oneself or a coach', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await write(trainer, ben.id, '  Mit Zimt ')
    expect((await tuesday(ben)).note).toBe('Mit Zimt')
    await write(ben, ben.id, 'Ohne Zimt')
    expect((await tuesday(ben)).note).toBe('Ohne Zimt')
    await write(ben, ben.id, ' ')
    expect((await tuesday(ben)).note).toBe('')
  })

  it('are refused for others, for nobody, and when they are too long', async () => {
    const ben = await app.person()
    await expect(write(await app.person(), ben.id, 'Hallo')).toMatchProblem('forbidden')
    const unknown = await admin.exchange(nutritionplan.mealnote, { body: { ...breakfast, userId: nobody, note: 'x' } })
    expect([unknown.status, unknown.body.msg]).toEqual([404, 'User nicht gefunden'])
    const long = { ...breakfast, userId: ben.id, note: 'x'.repeat(501) }
    const { status, body } = await ben.exchange(nutritionplan.mealnote, { body: long })
    expect([status, body.msg]).toEqual([400, 'Daten Fehler'])
  })
})

describe('meals that are switched off', () => {
  const toggleMeal = (by: Person, id: string, enabled?: 'true' | 'false') =>
    by.call(nutritionplan.togglemeal, { params: { id, meal: 'BREAKFAST' }, query: { enabled } })

  it('hide their recipes and keep them', async () => {
    const ben = await app.person()
    await plan(ben, ben.id)
    expect(await toggleMeal(ben, ben.id)).toMatchObject({ enabled: false })
    expect(await tuesday(ben)).toMatchObject({ enabled: false, recipes: [] })
    expect(await toggleMeal(await app.trainerOf(ben), ben.id)).toMatchObject({ enabled: true })
    expect(await tuesday(ben)).toMatchObject({ enabled: true, recipes: [{ id: porridge }] })
  })

  it('end in the wanted state, however often it is asked', async () => {
    const ben = await app.person()
    const states = []
    for (const wanted of ['false', 'false', 'true', 'true'] as const)
      states.push((await toggleMeal(ben, ben.id, wanted)).enabled)
    expect(states).toEqual([false, false, true, true])
  })
})
