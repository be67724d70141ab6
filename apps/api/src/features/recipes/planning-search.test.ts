import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addRecipe } from '../../testing/recipes.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: Person
let ben: Person
let trainer: Person
beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
  ben = await app.person()
  trainer = await app.trainerOf(ben)
})

type Query = NonNullable<Parameters<typeof trainer.call<typeof recipes.list>>[1]>['query']

/** Recipe names grouped by page, as the trainer finds them when planning for Ben. */
async function pagesOf(query: Query, perPage = 100): Promise<string[][]> {
  const pages: string[][] = []
  for (let cursor: string | undefined; ; ) {
    const page = await trainer.call(recipes.list, {
      query: { ...query, userid: ben.id, perPage, ...(cursor && { cursor }) },
    })
    pages.push(page.items.map(({ name }) => name))
    if (!page.cursor) return pages
    cursor = page.cursor
  }
}
const namesOf = async (query: Query) => (await pagesOf(query)).flat()

describe('recipes for planning', () => {
  it('finds names without their umlauts, and those with or without an owner', async () => {
    await addRecipe(admin, { name: 'Grüne Käsesuppe' })
    await addRecipe(trainer, { name: 'Kasesuppe vom Trainer' })
    expect(await namesOf({ filter: 'kasesuppe' })).toEqual(['Grüne Käsesuppe', 'Kasesuppe vom Trainer'])
    expect(await namesOf({ filter: 'Käsesuppe', own: 'true' })).toEqual(['Kasesuppe vom Trainer'])
    expect(await namesOf({ filter: 'Käsesuppe', own: 'false' })).toEqual(['Grüne Käsesuppe'])
  })

  it('lists what was planned for the meal most recently first, each recipe once over all pages', async () => {
    const added: { id: string }[] = []
    for (const name of ['Planbar A', 'Planbar B', 'Planbar C', 'Planbar D', 'Planbar E'])
      added.push(await addRecipe(name === 'Planbar D' ? trainer : admin, { name }))
    const mia = await app.person()
    await app.infra.database.prisma.clientRelation.create({
      data: { trainerId: trainer.id, clientId: mia.id, status: 'ACTIVE' },
    })
    const plan = (person: Person, index: number, meal: 'LUNCH' | 'DINNER') =>
      person.call(nutritionplan.toggle, {
        body: { userId: person.id, day: 'Monday', meal, recipeId: added[index]?.id ?? '', portions: 1 },
      })
    await plan(ben, 4, 'LUNCH')
    await plan(mia, 2, 'LUNCH')
    await plan(mia, 1, 'DINNER')
    const filter = 'planbar'
    const expected = ['Planbar C', 'Planbar E', 'Planbar A', 'Planbar B', 'Planbar D']
    expect(await namesOf({ filter, meal: 'LUNCH' })).toEqual(expected)
    for (const perPage of [1, 2, 3])
      expect((await pagesOf({ filter, meal: 'LUNCH' }, perPage)).flat().toSorted()).toEqual(expected.toSorted())
    expect((await pagesOf({ filter, meal: 'LUNCH' }, 3))[0]).toEqual(expected.slice(0, 3))
    expect(await namesOf({ filter, meal: 'LUNCH', own: 'true' })).toEqual(['Planbar D'])
    expect(await namesOf({ filter, meal: 'BREAKFAST' })).toEqual(expected.toSorted())
    const ofBen = await ben.call(recipes.list, { query: { filter, meal: 'LUNCH', perPage: 100 } })
    expect(ofBen.items[0]?.name).toBe('Planbar E')
  })

  it('lists what comes closest to what is missing first', async () => {
    const nutrition = { kcal: 600, carbs: 60, proteins: 40, fats: 20 }
    await addRecipe(admin, { ...nutrition, name: 'Passend genau' })
    await addRecipe(trainer, { ...nutrition, name: 'Passend fast', kcal: 620 })
    await addRecipe(admin, { ...nutrition, name: 'Passend ohne Eiweiß', proteins: 5 })
    await addRecipe(admin, { ...nutrition, name: 'Passend doppelt', kcal: 1200, carbs: 120, proteins: 80, fats: 40 })
    const query = { filter: 'passend', ...nutrition }
    const expected = ['Passend genau', 'Passend fast', 'Passend ohne Eiweiß', 'Passend doppelt']
    expect(await namesOf(query)).toEqual(expected)
    for (const perPage of [1, 3]) expect((await pagesOf(query, perPage)).flat()).toEqual(expected)
    expect(await namesOf({ filter: 'passend', kcal: 1200 })).toEqual([
      'Passend doppelt',
      'Passend fast',
      expect.anything(),
      expect.anything(),
    ])
    expect((await namesOf({ filter: 'passend', kcal: -100 }))[3]).toBe('Passend doppelt')
  })

  it('refuses the cursor of another order', async () => {
    const { cursor } = await trainer.call(recipes.list, { query: { perPage: 1 } })
    await expect(
      trainer.call(recipes.list, { query: { perPage: 1, kcal: 500, cursor: cursor ?? expect.fail() } }),
    ).toMatchProblem('invalid_input')
  })
})
