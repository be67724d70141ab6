import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { sumNutrition } from '@kostbar/contracts/nutritionplan/day-sums'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { demoTrainerRecipes } from '@kostbar/prisma/demo/favourites'
import { shippedRecipes } from '@kostbar/prisma/shipped/recipes/recipes'
import { foodOf, valuesOf } from '@kostbar/prisma/shipped/recipes/values'
import { shipTemplates } from '@kostbar/prisma/shipped/ship-templates'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Person, useTestApp } from '../../../testing/test-app.ts'

const app = useTestApp()

const untouched = [0, 0, 0, 0, 0, 0, 0]

/** Stores the shipped recipes of everyone. */
async function seedRecipes(): Promise<void> {
  const shared = shippedRecipes.filter(({ name }) => !demoTrainerRecipes.includes(name))
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

/** Id of the shipped week with 1 600 kcal for this diet. */
async function weekId(key: 'mixed' | 'vegetarian'): Promise<string> {
  const where = { shippedKey: `${key}-1600` }
  return (await app.infra.database.prisma.template.findUniqueOrThrow({ where })).id
}

const start = async (by: Person, week: 'mixed' | 'vegetarian', versions = untouched) =>
  by.call(templates.startWeek, { params: { id: await weekId(week) }, body: { versions } })

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
  const { prisma } = app.infra.database
  expect(await prisma.$transaction((tx) => shipTemplates(tx))).toEqual([])
  expect(await ben.call(templates.weeks)).toEqual([])
})

describe('with the shipped recipes', () => {
  beforeAll(async () => {
    await seedRecipes()
    await app.infra.database.prisma.$transaction((tx) => shipTemplates(tx))
  })

  it('ships each template once, also when an admin deleted it', async () => {
    const { prisma } = app.infra.database
    await prisma.template.updateMany({ where: { shippedKey: 'vegan-2200' }, data: { deletedAt: new Date() } })
    expect(await prisma.$transaction((tx) => shipTemplates(tx))).toEqual([])
    expect(await prisma.template.count({ where: { shippedKey: { not: null } } })).toBe(6)
    await prisma.template.updateMany({ where: { shippedKey: 'vegan-2200' }, data: { deletedAt: null } })
  })

  it('offers six weeks of three diets and two energies, with all recipes', async () => {
    const ben = await app.person()
    const weeks = await ben.call(templates.weeks)
    expect(weeks.map(({ name, tags }) => [name, ...tags])).toEqual([
      ['Bunte Woche, leicht', 'Mischkost'],
      ['Bunte Woche, reichlich', 'Mischkost'],
      ['Vegane Woche, leicht', 'Vegan'],
      ['Vegane Woche, reichlich', 'Vegan'],
      ['Vegetarische Woche, leicht', 'Vegetarisch'],
      ['Vegetarische Woche, reichlich', 'Vegetarisch'],
    ])
    for (const { kcal, days, name } of weeks) {
      expect(Math.abs(kcal - (name.endsWith('leicht') ? 1_600 : 2_200))).toBeLessThan(100)
      expect(days.map(({ day, entries }) => [day, entries.length])).toEqual(weekdays.map((day) => [day, 5]))
    }
  })

  it('offers first what needs the fewest replacements, then the own diet, then what is closest to the target', async () => {
    const ben = await app.person()
    await setTargets(ben, 2_000)
    const offered = async () =>
      (await ben.call(templates.weeks)).map(
        ({ name, conflicts }) => `${name}: ${conflicts > 0 ? 'replaced' : 'as it is'}`,
      )
    await setCare(ben, { diet: 'VEGETARIAN' })
    expect(await offered()).toEqual([
      'Vegetarische Woche, reichlich: as it is',
      'Vegetarische Woche, leicht: as it is',
      'Vegane Woche, reichlich: as it is',
      'Vegane Woche, leicht: as it is',
      expect.stringMatching(/^Bunte Woche, .*: replaced$/),
      expect.stringMatching(/^Bunte Woche, .*: replaced$/),
    ])
    await setCare(ben, { diet: 'VEGETARIAN', intolerances: ['LACTOSE'], rev: 1 })
    const [best] = await ben.call(templates.weeks)
    expect(best?.tags).toContain('Vegan')
    for (const { id, conflicts } of await ben.call(templates.weeks)) {
      const versions = (await ben.call(nutritionplan.mine)).map(({ version }) => version)
      const { adapted } = await ben.call(templates.startWeek, { params: { id }, body: { versions } })
      expect(adapted).toHaveLength(conflicts)
    }
  })

  it('plans a week with the portions of the template where there are no targets', async () => {
    const ben = await app.person()
    expect(await start(ben, 'mixed')).toMatchObject({ adapted: [], fitted: false, revisionId: expect.any(String) })
    for (const day of await ben.call(nutritionplan.mine)) {
      expect(day.meals.flatMap(({ recipes }) => recipes)).toHaveLength(5)
      expect(Math.abs(sumNutrition(day).kcal - 1_600)).toBeLessThanOrEqual(80)
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

  it('plans a replacement a third time rather than no breakfast', async () => {
    const ben = await app.person()
    await setCare(ben, { diet: 'VEGETARIAN', allergens: ['H'], intolerances: ['LACTOSE'] })
    const { adapted } = await start(ben, 'vegetarian')
    expect(adapted.filter(({ replacement }) => replacement === null)).toEqual([])
    for (const day of weekdays) expect(new Set((await plannedOn(ben, day)).map(({ id }) => id)).size).toBe(5)
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
    await ben.call(nutritionplan.toggleMeal, {
      params: { id: ben.id, meal: 'MORNING_SNACK' },
      query: { enabled: 'false' },
    })
    await start(ben, 'mixed')
    for (const day of await ben.call(nutritionplan.mine)) {
      expect(day.meals.find(({ id }) => id === 'MORNING_SNACK')?.recipes).toEqual([])
      expect(Math.abs(sumNutrition(day).kcal - 1_700)).toBeLessThan(170)
    }
    await ben.call(nutritionplan.toggleMeal, {
      params: { id: ben.id, meal: 'MORNING_SNACK' },
      query: { enabled: 'true' },
    })
    expect(await plannedOn(ben, 'Monday')).toHaveLength(5)
  })

  it("is the trainer's business for a coached member", async () => {
    const ben = await app.person()
    await app.trainerOf(ben)
    await expect(start(ben, 'mixed')).toMatchProblem('coached')
    const id = '01900000-0000-7000-8000-000000000000'
    await expect(ben.call(templates.startWeek, { params: { id }, body: { versions: untouched } })).toMatchProblem(
      'not_found',
    )
  })
})
