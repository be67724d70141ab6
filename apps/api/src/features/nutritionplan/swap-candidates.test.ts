import type { Meal } from '@kostbar/contracts/meals'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type Account, useTestApp } from '../../testing/test-app.ts'
import { findSwapCandidates, type SwapSearch } from './swap-candidates.ts'

const app = useTestApp()

const nutrition = { kcal: 500, carbs: 50, proteins: 30, fats: 20 }

interface RecipeRow {
  name: string
  kcal?: number
  tags?: string[]
  allergens?: string[]
  ownerId?: string
  withdrawnAt?: Date
}

const addRecipe = async (row: RecipeRow): Promise<string> => {
  const { id } = await app.infra.database.prisma.recipe.create({
    data: { ...nutrition, tags: ['Mittagessen'], allergensStated: true, ...row },
  })
  return id
}

const search = (changes: Partial<SwapSearch> = {}): SwapSearch => ({
  meal: 'LUNCH',
  tags: [],
  nutrition,
  portions: 1,
  without: [],
  ...changes,
})

const find = (user: Account, changes: Partial<SwapSearch> = {}, excludedAllergens: ('A' | 'H')[] = []) =>
  findSwapCandidates(app.infra.database.kysely, {
    userId: user.id,
    searches: [search(changes)],
    excludedAllergens,
    limit: 50,
  })

const namesOf = async (...params: Parameters<typeof find>) => (await find(...params)).flat().map(({ name }) => name)

it('finds recipes for the meal with about the same energy', async () => {
  const ben = await app.account()
  await addRecipe({ name: 'Gleich' })
  await addRecipe({ name: 'Am Rand', kcal: 550 })
  await addRecipe({ name: 'Abends', tags: ['Abendessen'] })
  await addRecipe({ name: 'Doppelt', kcal: 250 })
  await addRecipe({ name: 'Zu viel', kcal: 1_200 })
  await addRecipe({ name: 'Zu wenig', kcal: 200 })
  await addRecipe({ name: 'Ohne Energie', kcal: 0 })
  await addRecipe({ name: 'Zum Frühstück', tags: ['Frühstück'] })
  await addRecipe({ name: 'Zurückgezogen', withdrawnAt: new Date() })
  const candidates = (await find(ben)).flat()
  expect(candidates.map(({ name, portions }) => [name, portions]).sort()).toEqual([
    ['Abends', 1],
    ['Am Rand', 1],
    ['Doppelt', 2],
    ['Gleich', 1],
  ])
  expect(candidates.at(-1)?.name).toBe('Doppelt')
})

it.each([0.25, 0.75, 1.5, 10])('keeps the energy of %s planned portions within ten per cent', async (portions) => {
  const ben = await app.account()
  for (const kcal of [130, 320, 410, 480, 700, 1_900]) await addRecipe({ name: `${kcal} ${portions}`, kcal })
  const [candidates = []] = await find(ben, { portions })
  expect(candidates.length).toBeGreaterThan(0)
  for (const candidate of candidates) {
    expect(Math.abs(candidate.kcal * candidate.portions - 500 * portions)).toBeLessThanOrEqual(50 * portions + 1e-6)
    expect((candidate.portions * 4) % 1).toBe(0)
  }
})

it("proposes favourites first, then the trainer's, then by closeness of the macros", async () => {
  const ben = await app.account()
  const trainer = await app.trainerOf(ben)
  const tags = ['Snack']
  const near = await addRecipe({ name: 'Nahe', tags })
  await app.infra.database.prisma.recipe.update({ where: { id: near }, data: { fats: 21 } })
  const far = await addRecipe({ name: 'Weiter weg', tags })
  await app.infra.database.prisma.recipe.update({ where: { id: far }, data: { fats: 5, carbs: 90 } })
  await addRecipe({ name: 'Vom Trainer, ohne Mahlzeit', tags: ['Schnell'], ownerId: trainer.id })
  await addRecipe({ name: 'Vom Trainer, für morgens', tags: ['Frühstück'], ownerId: trainer.id })
  await addRecipe({ name: 'Ohne Mahlzeit', tags: ['Schnell'] })
  const loved = await addRecipe({ name: 'Geliebt', tags, kcal: 540 })
  await app.infra.database.prisma.recipe.update({ where: { id: loved }, data: { fats: 23 } })
  await app.infra.database.prisma.recipeFavourite.create({ data: { userId: ben.id, recipeId: loved } })
  expect(await namesOf(ben, { meal: 'MORNING_SNACK' })).toEqual([
    'Geliebt',
    'Vom Trainer, ohne Mahlzeit',
    'Nahe',
    'Weiter weg',
  ])
  expect(await namesOf(await app.account(), { meal: 'MORNING_SNACK' })).toEqual(['Nahe', 'Geliebt', 'Weiter weg'])
})

it('leaves out excluded allergens, and recipes that are not wanted', async () => {
  const ben = await app.account()
  const tags = ['Snack', 'Nussig']
  const planned = await addRecipe({ name: 'Geplant', tags, kcal: 3_000 })
  await addRecipe({ name: 'Mit Nuss', tags, kcal: 3_000, allergens: ['G', 'H'] })
  await addRecipe({ name: 'Mit Milch', tags, kcal: 3_000, allergens: ['G'] })
  const params = { meal: 'LATE_SNACK' as Meal, nutrition: { ...nutrition, kcal: 3_000 }, without: [planned] }
  expect((await namesOf(ben, params)).sort()).toEqual(['Mit Milch', 'Mit Nuss'])
  expect(await namesOf(ben, params, ['H'])).toEqual(['Mit Milch'])
})

it('searches for the meal that tags of the planned recipe name, too', async () => {
  const ben = await app.account()
  const params = { meal: 'LATE_SNACK' as Meal, nutrition: { ...nutrition, kcal: 9_000 } }
  await addRecipe({ name: 'Frühstück am Abend', tags: ['Frühstück'], kcal: 9_000 })
  expect(await namesOf(ben, params)).toEqual([])
  expect(await namesOf(ben, { ...params, tags: ['Frühstück', 'Schnell'] })).toEqual(['Frühstück am Abend'])
})

it('answers several searches with one query, each in its order, none with none', async () => {
  const ben = await app.account()
  const { kysely } = app.infra.database
  const params = { userId: ben.id, excludedAllergens: [], limit: 2 }
  expect(await findSwapCandidates(kysely, { ...params, searches: [] })).toEqual([])
  const searches = [search({ nutrition: { ...nutrition, kcal: 90_000 } }), search(), search({ portions: 2 })]
  const candidates = await findSwapCandidates(kysely, { ...params, searches })
  expect(candidates.map(({ length }) => length)).toEqual([0, 2, 2])
  expect(candidates[2]?.[0]?.portions).toBe(2)
})

it('reads no further than it proposes, among 10 000 recipes', async () => {
  const ben = await app.account()
  // In batches: a statement may take 5 s, and a busy machine needs longer for all of them.
  for (let first = 1; first <= 10_000; first += 1000)
    await sql`
      INSERT INTO recipes (id, name, kcal, carbs, proteins, fats, tags, allergens, allergens_stated)
      SELECT uuidv7(), 'Rezept ' || n, 300 + n % 500, n % 80, n % 50, n % 30,
             ARRAY[(ARRAY['Mittagessen', 'Abendessen', 'Frühstück', 'Snack'])[1 + n % 4]],
             CASE WHEN n % 3 = 0 THEN ARRAY['H'] ELSE ARRAY[]::text[] END, true
        FROM generate_series(${first}::int, ${first}::int + 999) n`.execute(app.infra.database.kysely)
  const [candidates = []] = await find(ben, {}, ['H'])
  expect(candidates).toHaveLength(50)
  expect(candidates.flatMap(({ allergens }) => allergens)).not.toContain('H')
})
