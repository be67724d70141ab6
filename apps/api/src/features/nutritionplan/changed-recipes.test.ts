import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { addRecipe } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

/** What becomes of a released plan and of a draft when a recipe in both changes or goes. */
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
/** kcal of the week, and what it says of the recipe. */
const summary = (days: Days) =>
  recipesOf(days).map(({ kcal, portions, edited, removed }) => ({ kcal: kcal * portions, edited, removed }))
const week = () => ben.call(nutritionplan.mine)

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
