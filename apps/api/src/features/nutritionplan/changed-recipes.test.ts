import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import { nutrients } from '@kostbar/contracts/nutrition'
import { displayedDay, sumNutrition } from '@kostbar/contracts/nutritionplan/day-sums'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { addRecipe, porridge } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

/** Released plan and draft after a recipe in both was changed or withdrawn. */
const app = useTestApp()
let ben: Person
let trainer: Person
let recipeId: string

beforeEach(async () => {
  ben = await app.person()
  trainer = await app.trainerOf(ben)
  recipeId = (await addRecipe(trainer, { kcal: 400 })).id
  await trainer.call(nutritionplan.toggle, { body: { day: 'Monday', meal: 'LUNCH', userId: ben.id, recipeId } })
  await saveTuesday(trainer, 2)
})

const draft = (by: Person) => by.call(nutritionplan.draft, { params: { userId: ben.id } })
async function saveTuesday(by: Person, portions: number): Promise<void> {
  const { days } = await draft(by)
  const meals = [{ meal: 'LUNCH' as const, note: '', entries: [{ recipeId, portions }] }]
  const body = { day: 'Tuesday' as const, version: days[1]?.version ?? 0, meals }
  await by.call(nutritionplan.saveDraftDay, { params: { userId: ben.id }, body })
}
const publish = async (by: Person) => {
  const { version, released } = await draft(by)
  await by.call(nutritionplan.publish, { params: { userId: ben.id }, body: { draft: version, released } })
}
type Days = Awaited<ReturnType<typeof draft>>['days']
const recipesOf = (days: Days) => days.flatMap(({ meals }) => meals.flatMap((meal) => meal.recipes))
/** kcal, portions and marks of every planned recipe of the week. */
const summary = (days: Days) =>
  recipesOf(days).map(({ kcal, portions, edited, removed }) => ({ kcal: kcal * portions, edited, removed }))
const week = () => ben.call(nutritionplan.mine)
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

it('an edited recipe counts with its new values, and is marked until its meal is saved again', async () => {
  await app.infra.database.prisma.recipe.update({ where: { id: recipeId }, data: { kcal: 500, version: 2 } })
  expect(summary(await week())).toEqual([{ kcal: 500, edited: true, removed: false }])
  expect(summary((await draft(trainer)).days)).toEqual([
    { kcal: 500, edited: true, removed: false },
    { kcal: 1000, edited: true, removed: false },
  ])
  await saveTuesday(trainer, 1)
  expect(summary((await draft(trainer)).days)).toMatchObject([{ edited: true }, { kcal: 500, edited: false }])
  await publish(trainer)
  expect(summary(await week())).toMatchObject([{ edited: true }, { kcal: 500, edited: false }])
})

it('a withdrawn recipe still counts, is marked, and can be released where it was drafted', async () => {
  await trainer.call(recipes.remove, { params: { recipeId } })
  expect(summary((await draft(trainer)).days)).toEqual([
    { kcal: 400, edited: false, removed: true },
    { kcal: 800, edited: false, removed: true },
  ])
  await publish(trainer)
  expect(summary(await week())).toMatchObject([
    { kcal: 400, removed: true },
    { kcal: 800, removed: true },
  ])
})

it('the recipe of an erased trainer still counts and is marked; the unreleased draft goes with the coaching', async () => {
  await publish(trainer)
  await saveTuesday(trainer, 3)
  await trainer.call(users.deleteMyself)
  expect(summary(await week())).toMatchObject([
    { kcal: 400, removed: true },
    { kcal: 800, removed: true },
  ])
  const { items } = await ben.call(nutritionplan.revisions, { params: { userId: ben.id }, query: {} })
  expect(items.map(({ author }) => author)).toEqual([null, null])
  const next = await app.trainerOf(ben)
  const { exists, days } = await draft(next)
  expect([exists, recipesOf(days).length]).toEqual([false, 2])
})

it('a draft still counts when an admin goes on with it and its recipe is another trainer’s', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  await app.infra.database.prisma.clientRelation.updateMany({
    where: { clientId: ben.id },
    data: { status: 'ARCHIVED' },
  })
  expect(summary((await draft(admin)).days)).toMatchObject([{ removed: true }, { kcal: 800, removed: true }])
  await publish(admin)
  expect(summary(await week())).toHaveLength(2)
})

it('a recipe planned by seven is edited, withdrawn, its owner erased: every plan adds up and says so', async () => {
  const people = [ben, ...(await Promise.all(Array.from({ length: 6 }, () => app.person())))]
  await app.infra.database.prisma.clientRelation.createMany({
    data: people.slice(1).map(({ id: clientId }) => ({ clientId, trainerId: trainer.id, status: 'ACTIVE' })),
  })
  const cake = await addRecipe(trainer, { name: 'Mohnkuchen', kcal: 301, carbs: 33, proteins: 7, fats: 14 })
  const portionsOf = (index: number) => [0.75 + index / 4, 1.25]
  for (const [index, { id: userId }] of people.entries()) {
    const [snack, late] = portionsOf(index)
    const planned = { userId, day: 'Friday', recipeId: cake.id, toggled: true } as const
    await trainer.call(nutritionplan.toggle, { body: { ...planned, meal: 'AFTERNOON_SNACK', portions: snack } })
    await trainer.call(nutritionplan.toggle, { body: { ...planned, meal: 'LATE_SNACK', portions: late } })
  }
  const params = { recipeId: cake.id }
  expect(await trainer.call(recipes.usage, { params })).toMatchObject({ plans: 7 })
  /** Both plan entries have the expected marks, and their kcal add up to the day's sum, exact and as displayed. */
  const expectPlans = async (perPortion: Nutrition, marks: { edited: boolean; removed: boolean }) => {
    for (const [index, person] of people.entries()) {
      const friday = (await person.call(nutritionplan.mine)).find(({ day }) => day === 'Friday') ?? expect.fail()
      const said = { name: 'Mohnkuchen', ...marks }
      expect(recipesOf([friday])).toMatchObject([said, said])
      const [exact, { sum, entries }] = [sumNutrition(friday), displayedDay(friday)]
      const portions = sumOf(portionsOf(index))
      for (const nutrient of nutrients) {
        expect(exact[nutrient]).toBeCloseTo(perPortion[nutrient] * portions, 6)
        expect(sum[nutrient]).toBe(Math.round(exact[nutrient]))
        expect(sumOf([...entries.values()].map((entry) => entry[nutrient]))).toBe(sum[nutrient])
      }
    }
  }
  const first = { kcal: 301, carbs: 33, proteins: 7, fats: 14 }
  await expectPlans(first, { edited: false, removed: false })
  const second = { kcal: 353, carbs: 41, proteins: 9, fats: 17 }
  const { version } = await trainer.call(recipes.get, { params })
  await trainer.call(recipes.update, { params, body: { ...porridge, name: 'Mohnkuchen', ...second, version } })
  await expectPlans(second, { edited: true, removed: false })
  await trainer.call(recipes.remove, { params })
  await expectPlans(second, { edited: true, removed: true })
  await trainer.call(users.deleteMyself)
  await expectPlans(second, { edited: true, removed: true })
})
