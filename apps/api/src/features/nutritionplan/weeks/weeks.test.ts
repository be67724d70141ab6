import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { sumNutrition } from '@kostbar/contracts/nutritionplan/day-sums'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { demoTrainerRecipes } from '@kostbar/prisma/demo/favourites'
import { demoRecipes } from '@kostbar/prisma/demo/recipes/recipes'
import { foodOf, valuesOf } from '@kostbar/prisma/demo/recipes/values'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../testing/test-app.ts'

const app = useTestApp()

const untouched = [0, 0, 0, 0, 0, 0, 0]

/** Adds the shipped recipes of everyone. */
async function seedRecipes(): Promise<void> {
  const shared = demoRecipes.filter(({ name }) => !demoTrainerRecipes.includes(name))
  await app.infra.database.prisma.recipe.createMany({
    data: shared.map((recipe) => {
      const { ingredients, ...columns } = recipe
      const { nutrition, allergens } = valuesOf(recipe)
      return {
        ...columns,
        ...nutrition,
        allergens: [...allergens],
        allergensStated: true,
        ingredientNames: [...new Set(ingredients.map((ingredient) => foodOf(ingredient).name))],
      }
    }),
  })
}

const start = (by: Person, week: string, versions = untouched) =>
  by.call(nutritionplan.startWeek, { body: { week, versions } })

const setTargets = (person: Person, kcal: number) =>
  app.infra.database.prisma.user.update({
    where: { id: person.id },
    data: { kcal, carbs: Math.round(kcal * 0.11), proteins: Math.round(kcal * 0.05), fats: Math.round(kcal * 0.035) },
  })

const plannedOn = async (person: Person, weekday: Weekday) => {
  const days = await person.call(nutritionplan.mine)
  return days.find(({ day }) => day === weekday)?.meals.flatMap(({ recipes }) => recipes) ?? []
}

const setCare = (person: Person, changes: object) =>
  person.call(careProfile.save, {
    params: { userId: person.id },
    body: { allergens: [], intolerances: [], diet: null, likes: [], dislikes: [], rev: 0, ...changes },
  })

it('offers no week where the shipped recipes are missing', async () => {
  const ben = await app.person()
  expect(await ben.call(nutritionplan.weeks)).toEqual([])
  await expect(start(ben, 'mixed')).toMatchProblem('not_found')
})

describe('with the shipped recipes', () => {
  beforeAll(seedRecipes)

  it('offers two weeks with their energy and all recipes', async () => {
    const ben = await app.person()
    const weeks = await ben.call(nutritionplan.weeks)
    expect(weeks.map(({ key, diet }) => [key, diet])).toEqual([
      ['mixed', 'MIXED'],
      ['vegetarian', 'VEGETARIAN'],
    ])
    for (const { kcal, days } of weeks) {
      expect(kcal).toBeGreaterThan(1_700)
      expect(kcal).toBeLessThan(1_900)
      expect(days.map(({ day, recipes }) => [day, recipes.length])).toEqual(weekdays.map((day) => [day, 5]))
    }
  })

  it('plans a week with one portion of everything where there are no targets', async () => {
    const ben = await app.person()
    expect(await start(ben, 'mixed')).toMatchObject({ adapted: [], fitted: false, revisionId: expect.any(String) })
    for (const day of weekdays) {
      const recipes = await plannedOn(ben, day)
      expect(recipes).toHaveLength(5)
      expect(recipes.every(({ portions }) => portions === 1)).toBe(true)
    }
  })

  it.each([1_400, 2_600])('fits the portions to targets of %s kcal', async (kcal) => {
    const ben = await app.person()
    await setTargets(ben, kcal)
    expect(await start(ben, 'vegetarian')).toMatchObject({ fitted: true })
    for (const day of await ben.call(nutritionplan.mine))
      expect(Math.abs(sumNutrition(day).kcal - kcal)).toBeLessThan(kcal * 0.1)
  })

  it('plans nothing that conflicts with the care profile, and names what it replaced or left out', async () => {
    const ben = await app.person()
    await setCare(ben, { allergens: ['H', 'G'], dislikes: ['Linsen'] })
    const { adapted } = await start(ben, 'vegetarian')
    const porridge = adapted.find(({ name }) => name === 'Porridge mit Apfel und Zimt') ?? expect.fail()
    expect(porridge).toMatchObject({
      day: 'Tuesday',
      meal: 'BREAKFAST',
      reasons: ['Allergen: Milch', 'Allergen: Schalenfrüchte'],
    })
    for (const day of weekdays)
      for (const { name, allergens, ingredientNames } of await plannedOn(ben, day)) {
        expect(
          allergens.filter((letter) => letter === 'H' || letter === 'G'),
          name,
        ).toEqual([])
        expect([name, ...ingredientNames].join(' ')).not.toMatch(/linsen/i)
      }
    const tuesday = await plannedOn(ben, 'Tuesday')
    expect(tuesday.some(({ name }) => name === porridge.replacement)).toBe(true)
    expect(adapted.every(({ replacement }) => replacement === null || replacement.length > 0)).toBe(true)
  })

  it('leaves out what nothing can replace', async () => {
    const ben = await app.person()
    await setCare(ben, { allergens: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'L', 'M', 'N', 'O', 'P', 'R'] })
    const { adapted } = await start(ben, 'mixed')
    expect(adapted.some(({ replacement }) => replacement === null)).toBe(true)
    for (const day of weekdays) for (const { allergens } of await plannedOn(ben, day)) expect(allergens).toEqual([])
  })

  it('replaces the whole plan as one revision, unless a day changed meanwhile', async () => {
    const ben = await app.person()
    await start(ben, 'mixed')
    await expect(start(ben, 'vegetarian')).toMatchProblem('changed_meanwhile')
    const versions = (await ben.call(nutritionplan.mine)).map(({ version }) => version)
    const { revisionId } = await start(ben, 'vegetarian', versions)
    expect((await plannedOn(ben, 'Monday')).map(({ name }) => name)).toContain('Linsen mit Semmelknödeln')
    expect((await plannedOn(ben, 'Monday')).map(({ name }) => name)).not.toContain('Bratapfel mit Nussfülle')
    const { prisma } = app.infra.database
    const revision = await prisma.planRevision.findUniqueOrThrow({ where: { id: revisionId ?? '' } })
    expect(revision).toMatchObject({ cause: 'TEMPLATE', draft: false, actorId: ben.id })
    const unchanged = (await ben.call(nutritionplan.mine)).map(({ version }) => version)
    expect(await start(ben, 'vegetarian', unchanged)).toMatchObject({ revisionId: null })
  })

  it('fits without meals that are switched off, which stay planned', async () => {
    const ben = await app.person()
    await setTargets(ben, 1_700)
    await ben.call(nutritionplan.togglemeal, {
      params: { id: ben.id, meal: 'MORNING_SNACK' },
      query: { enabled: 'false' },
    })
    await start(ben, 'mixed')
    for (const day of await ben.call(nutritionplan.mine)) {
      expect(day.meals.find(({ id }) => id === 'MORNING_SNACK')?.recipes).toEqual([])
      expect(Math.abs(sumNutrition(day).kcal - 1_700)).toBeLessThan(170)
    }
    await ben.call(nutritionplan.togglemeal, {
      params: { id: ben.id, meal: 'MORNING_SNACK' },
      query: { enabled: 'true' },
    })
    expect(await plannedOn(ben, 'Monday')).toHaveLength(5)
  })

  it("is the trainer's business for a coached member", async () => {
    const ben = await app.person()
    await app.trainerOf(ben)
    await expect(start(ben, 'mixed')).toMatchProblem('coached')
    await expect(start(ben, 'nicht da')).toMatchProblem('not_found')
  })
})
