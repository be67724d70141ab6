import { randomUUID } from 'node:crypto'
import { foods } from '@kostbar/contracts/foods/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addFood } from '../../testing/foods.ts'
import { addRecipe, porridge } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: Person
let trainer: Person
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
  trainer = await app.person(['ROLE_TRAINER'])
})

const edit = (person: Person, recipeId: string, changes: object) =>
  person.call(recipes.update, { params: { recipeId }, body: { ...porridge, version: 1, ...changes } })
const detail = (person: Person, recipeId: string) => person.call(recipes.get, { params: { recipeId } })
const usage = (person: Person, recipeId: string) => person.call(recipes.usage, { params: { recipeId } })

describe('adding a recipe', () => {
  it.each([
    ['a trainer', () => trainer],
    ['an admin', () => admin],
  ])('as %s happens once for a key, also by requests at the same time', async (_who, author) => {
    const draft = { name: 'Einmal', key: randomUUID() }
    const answers = await Promise.all([addRecipe(author(), draft), addRecipe(author(), draft)])
    answers.push(await addRecipe(author(), draft))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect((await addRecipe(await app.person(['ROLE_TRAINER']), draft)).id).not.toBe(answers[0]?.id)
  })

  it('that was withdrawn adds a new one, also with the key of the old one', async () => {
    const draft = { name: 'Noch einmal', key: randomUUID() }
    const { id } = await addRecipe(trainer, draft)
    await trainer.call(recipes.remove, { params: { recipeId: id } })
    const added = await addRecipe(trainer, draft)
    expect(added.id).not.toBe(id)
    expect((await addRecipe(trainer, draft)).id).toBe(added.id)
  })
})

describe('editing a recipe', () => {
  it('replaces its fields and ingredients, and counts the version', async () => {
    const { id, version, editable } = await addRecipe(trainer)
    expect([version, editable]).toEqual([1, true])
    const ingredients = [{ amount: 2, unit: 'Stk' as const, normalName: 'Birnen' }]
    const changed = await edit(trainer, id, { name: 'Birnenporridge', kcal: 400, ingredients, allergensStated: true })
    expect(changed).toMatchObject({
      ...{ id, name: 'Birnenporridge', kcal: 400, version: 2, allergensStated: true, ingredientNames: ['Birnen'] },
      ingredients: [{ amount: 2, unit: 'Stk', normalName: 'Birnen', note: null, foodId: null }],
    })
    expect(await detail(trainer, id)).toEqual(changed)
  })

  it('never overwrites another edit: answers with the stored recipe, of two at once one fits', async () => {
    const { id } = await addRecipe(trainer)
    const outcomes = await Promise.all(
      ['Eins', 'Zwei'].map(async (name) => {
        const body = { ...porridge, name, version: 1 }
        return trainer.exchange(recipes.update, { params: { recipeId: id }, body })
      }),
    )
    const refused = outcomes.find(({ status }) => status === 409)
    const stored = await detail(trainer, id)
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(refused?.body).toMatchObject({ code: 'changed_meanwhile', current: { version: 2, name: stored.name } })
  })

  it('happens once when it is sent again, because the answer was lost', async () => {
    const { id } = await addRecipe(trainer)
    const ingredients = [
      { amount: 60, unit: 'g' as const, normalName: 'Haferflocken', measure: { name: 'Becher', grams: 30 } },
      { amount: 0.125, unit: 'l' as const, normalName: 'Milch', note: 'lauwarm' },
    ]
    const changes = {
      name: 'Milchporridge',
      kcal: 380.5,
      ingredients,
      source: { title: 'Omas Heft', author: null, url: null },
    }
    const first = await edit(trainer, id, changes)
    expect(await edit(trainer, id, changes)).toEqual(first)
    expect(first.version).toBe(2)
    for (const other of [{ kcal: 381 }, { ingredients: ingredients.toReversed() }, { source: null }])
      await expect(edit(trainer, id, { ...changes, ...other })).toMatchProblem('changed_meanwhile')
  })

  it("is for its owner and admins; a colleague's is unknown, everyone's forbidden", async () => {
    const colleague = await app.person(['ROLE_TRAINER'])
    const [everyones, theirs] = [await addRecipe(admin), await addRecipe(colleague)]
    await expect(edit(trainer, everyones.id, {})).toMatchProblem('forbidden')
    await expect(edit(trainer, theirs.id, {})).toMatchProblem('not_found')
    expect((await detail(trainer, everyones.id)).editable).toBe(false)
    expect(await edit(admin, theirs.id, {})).toMatchObject({ version: 2, own: true })
    await colleague.call(recipes.remove, { params: { recipeId: theirs.id } })
    await expect(edit(colleague, theirs.id, { version: 2 })).toMatchProblem('not_found')
  })
})

describe('plans with the recipe', () => {
  it('are counted for those who may edit it, and their own clients named', async () => {
    const ben = await app.person()
    const coach = await app.trainerOf(ben)
    const { id } = await addRecipe(coach)
    expect(await usage(coach, id)).toEqual({ plans: 0, templates: 0, clients: [] })
    for (const day of ['Monday', 'Tuesday'] as const)
      await ben.call(nutritionplan.toggle, { body: { userId: ben.id, day, meal: 'LUNCH', recipeId: id, portions: 1 } })
    expect(await usage(coach, id)).toMatchObject({ plans: 1, clients: [{ id: ben.id }] })
    expect(await usage(admin, id)).toEqual({ plans: 1, templates: 0, clients: [] })
    const { id: templateId } = await coach.call(templates.create, { body: { name: 'Woche', goal: 'KEEP' } })
    const meals = (['LUNCH', 'DINNER'] as const).map((meal) => ({
      meal,
      note: '',
      entries: [{ recipeId: id, portions: 1 }],
    }))
    await coach.call(templates.saveDay, { params: { id: templateId }, body: { day: 'Monday', version: 0, meals } })
    expect(await usage(coach, id)).toMatchObject({ plans: 1, templates: 1 })
    await coach.call(templates.remove, { params: { id: templateId } })
    expect(await usage(coach, id)).toMatchObject({ plans: 1, templates: 0 })
    await expect(usage(trainer, id)).toMatchProblem('not_found')
  })

  it('say that it was edited, and count with the new values', async () => {
    const ben = await app.person()
    const coach = await app.trainerOf(ben)
    const { id } = await addRecipe(coach)
    await ben.call(nutritionplan.toggle, {
      body: { userId: ben.id, day: 'Monday', meal: 'LUNCH', recipeId: id, portions: 1 },
    })
    const planned = async () => {
      const [monday] = await ben.call(nutritionplan.mine)
      const recipe = monday?.meals.find((meal) => meal.id === 'LUNCH')?.recipes[0]
      return [recipe?.kcal, recipe?.edited]
    }
    expect(await planned()).toEqual([porridge.kcal, false])
    await edit(coach, id, { kcal: 500 })
    expect(await planned()).toEqual([500, true])
  })
})

describe('values computed from foods', () => {
  const computed = { nutritionBy: 'FOODS', allergensBy: 'FOODS' } as const
  const line = (food: { id: string; name: string }, amount: number, unit: 'g' | 'Stk' = 'g') => ({
    ...{ amount, unit, normalName: food.name, foodId: food.id },
  })

  it('are those of the ingredients, whatever the client sends', async () => {
    const oats = await addFood(trainer, { name: 'Rechenflocken', allergens: ['A'] })
    const milk = await addFood(trainer, {
      ...{ name: 'Rechenmilch', kcal: 64, carbs: 5, proteins: 3, fats: 4, gramsPerPiece: 200, allergens: ['G'] },
    })
    const ingredients = [line(oats, 100), line(milk, 1, 'Stk')]
    const recipe = await addRecipe(trainer, { ...computed, servings: 2, kcal: 1, allergens: ['N'], ingredients })
    expect(recipe).toMatchObject({
      ...{ kcal: (370 + 128) / 2, carbs: (59 + 10) / 2, proteins: (13 + 6) / 2, fats: (7 + 8) / 2 },
      ...{ allergens: ['A', 'G'], allergensStated: true, ...computed },
    })
    expect(recipe.ingredients.map(({ foodId }) => foodId)).toEqual([oats.id, milk.id])
  })

  it('contain fibre, sugar, saturates and salt per portion, where known for all ingredients', async () => {
    const flakes = await addFood(trainer, { name: 'Ballastflocken', fibre: 10, sugar: 1, salt: 0 })
    const cocoa = await addFood(trainer, { name: 'Ballastkakao', fibre: 30, saturates: 4, salt: 0.1 })
    const ingredients = [line(flakes, 100), line(cocoa, 50)]
    const { id } = await addRecipe(trainer, { ...computed, allergensBy: 'HAND', servings: 2, ingredients })
    const { otherNutrients } = await detail(trainer, id)
    expect(otherNutrients).toEqual({ fibre: 12.5, sugar: null, saturates: null, salt: 0.025 })
    await edit(trainer, id, { nutritionBy: 'HAND', ingredients })
    expect(await detail(trainer, id)).toMatchObject({ nutritionBy: 'HAND', otherNutrients: null })
  })

  it('count the grams, whatever measure they are written in', async () => {
    const yoghurt = await addFood(trainer, { name: 'Becherjoghurt', portions: [{ name: 'Becher', grams: 250 }] })
    const cups = { ...line(yoghurt, 500), measure: { name: 'Becher', grams: 250 } }
    const recipe = await addRecipe(trainer, { ...computed, allergensBy: 'HAND', servings: 2, ingredients: [cups] })
    expect(recipe).toMatchObject({ kcal: 370 * 2.5, ingredients: [cups] })
    const weighed = { ...computed, allergensBy: 'HAND', servings: 2, ingredients: [line(yoghurt, 500)] }
    expect(await edit(trainer, recipe.id, weighed)).toMatchObject({ kcal: 370 * 2.5, ingredients: [{ measure: null }] })
    const inPieces = { ...cups, amount: 2, unit: 'Stk' as const }
    await expect(addRecipe(trainer, { ingredients: [inPieces] })).toMatchProblem('invalid_input', [
      'ingredients.0.measure',
    ])
  })

  it('are refused where something is missing, by name', async () => {
    const food = await addFood(trainer, { name: 'Ohne Angabe' })
    const ingredients = [line(food, 1, 'Stk'), { amount: 1, unit: 'g' as const, normalName: 'Nie gehört' }]
    const refused = async (origin: object) =>
      (await trainer.exchange(recipes.add, { body: { ...porridge, ...origin, ingredients } })).body.fields
    expect(await refused({ nutritionBy: 'FOODS' })).toEqual({
      nutritionBy:
        'Das lässt sich nicht berechnen, weil Angaben fehlen: Ohne Angabe, Nie gehört. Trag die Nährwerte bitte selbst ein.',
    })
    expect(await refused({ allergensBy: 'FOODS' })).toEqual({
      allergensBy:
        'Von diesen Zutaten kennen wir die Allergene nicht: Ohne Angabe, Nie gehört. Wähl die Allergene bitte selbst.',
    })
  })

  it("come from own and everyone's foods, never a colleague's", async () => {
    const theirs = await addFood(await app.person(['ROLE_TRAINER']), { name: 'Fremdes Mus' })
    await expect(addRecipe(trainer, { ingredients: [line(theirs, 10)] })).toMatchProblem('invalid_input', [
      'ingredients.0.normalName',
    ])
  })

  it('are computed again when the food changes, as a new version; entered ones stay', async () => {
    const food = await addFood(trainer, { name: 'Wandelmehl', allergens: ['A'] })
    const body = { name: 'Wandelmehl', aisle: 'PANTRY', kcal: 350, carbs: 70, proteins: 10, fats: 1 } as const
    const ingredients = [line(food, 100)]
    const byFoods = await addRecipe(trainer, { ...computed, ingredients })
    const byHand = await addRecipe(trainer, { ingredients })
    const update = (changes: object) =>
      trainer.call(foods.update, { params: { foodId: food.id }, body: { ...body, ...changes } })

    await update({ allergens: ['A', 'F'] })
    expect(await detail(trainer, byFoods.id)).toMatchObject({
      kcal: 350,
      allergens: ['A', 'F'],
      version: 2,
      ...computed,
    })
    expect(await detail(trainer, byHand.id)).toMatchObject({ kcal: porridge.kcal, allergens: [], version: 1 })

    await update({ allergens: ['A', 'F'] })
    expect((await detail(trainer, byFoods.id)).version).toBe(2)

    // The allergens of the food are no longer declared: the recipe keeps its letters, but no longer claims the others.
    await update({ kcal: 360 })
    expect(await detail(trainer, byFoods.id)).toMatchObject({
      ...{ kcal: 360, allergens: ['A', 'F'], allergensStated: false, version: 3, ...computed },
    })

    await update({ kcal: 360, allergens: ['A'] })
    expect(await detail(trainer, byFoods.id)).toMatchObject({ allergens: ['A'], allergensStated: true, version: 4 })
  })

  it('never claim "no allergens" once those of a food are unknown, and follow when they are stated again', async () => {
    const oats = await addFood(trainer, { name: 'Shakeflocken', allergens: ['A'] })
    const powder = await addFood(trainer, { name: 'Proteinpulver', allergensStated: true })
    const shake = await addRecipe(trainer, { ...computed, ingredients: [line(powder, 30)] })
    const porridgeWithPowder = await addRecipe(trainer, {
      ...computed,
      ingredients: [line(oats, 60), line(powder, 30)],
    })
    const { id: _id, updatedAt: _updatedAt, ...body } = { ...powder, allergens: [], allergensStated: false }
    const state = async (changes: Partial<Parameters<typeof addFood>[1]>) => {
      await trainer.call(foods.update, { params: { foodId: powder.id }, body: { ...body, ...changes } })
      const states = [await detail(trainer, shake.id), await detail(trainer, porridgeWithPowder.id)]
      return states.map(({ allergens, allergensStated, allergensBy }) => [allergens, allergensStated, allergensBy])
    }
    const unknown = [
      [[], false, 'FOODS'],
      [['A'], false, 'FOODS'],
    ]
    expect(await state({})).toEqual(unknown)
    expect(await state({ allergens: ['G'] })).toEqual([
      [['G'], true, 'FOODS'],
      [['A', 'G'], true, 'FOODS'],
    ])
    expect(await state({ allergensStated: true })).toEqual([
      [[], true, 'FOODS'],
      [['A'], true, 'FOODS'],
    ])
  })

  it('stay while the weight of a piece is unknown, and are computed again when it is known', async () => {
    const egg = await addFood(trainer, { name: 'Rechenei', kcal: 140, gramsPerPiece: 50, allergensStated: true })
    const { id } = await addRecipe(trainer, { ...computed, servings: 1, ingredients: [line(egg, 2, 'Stk')] })
    const kcalWith = async (gramsPerPiece: number | null) => {
      const { id: _id, updatedAt: _updatedAt, ...body } = { ...egg, kcal: 150, gramsPerPiece }
      await trainer.call(foods.update, { params: { foodId: egg.id }, body })
      const { kcal, nutritionBy } = await detail(trainer, id)
      return [kcal, nutritionBy]
    }
    expect(await kcalWith(null)).toEqual([140, 'FOODS'])
    expect(await kcalWith(60)).toEqual([180, 'FOODS'])
  })

  it('stay when the food is removed, and can be edited on', async () => {
    const food = await addFood(trainer, { name: 'Auslaufmus', allergensStated: true })
    const ingredients = [line(food, 50)]
    const { id, kcal } = await addRecipe(trainer, { ...computed, ingredients })
    await trainer.call(foods.remove, { params: { foodId: food.id } })
    expect(await edit(trainer, id, { ...computed, ingredients })).toMatchObject({ kcal, version: 2 })
  })
})
