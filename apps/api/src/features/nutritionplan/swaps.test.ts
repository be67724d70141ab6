import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import type { CareProfileInput } from '@kostbar/contracts/care-profile/schemas'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import { addRecipe } from '../../testing/recipes.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const slot = { day: 'Monday', meal: 'BREAKFAST' } as const

let admin: Person
const ids: Record<'porridge' | 'muesli' | 'nuts' | 'bacon' | 'unstated' | 'large', string> = {
  porridge: '',
  muesli: '',
  nuts: '',
  bacon: '',
  unstated: '',
  large: '',
}

beforeAll(async () => {
  admin = await app.person(['ROLE_ADMIN'])
  const add = async (name: string, changes: Parameters<typeof addRecipe>[1]) =>
    (await addRecipe(admin, { name, allergensStated: true, ...changes })).id
  ids.porridge = await add('Apfelporridge', {})
  ids.muesli = await add('Müsli', { kcal: 400, allergens: ['A'] })
  ids.nuts = await add('Nussmüsli', { kcal: 390, allergens: ['H'] })
  const bacon = [{ amount: 50, unit: 'g' as const, normalName: 'Speck' }]
  ids.bacon = await add('Speckbrot', { kcal: 370, ingredients: bacon })
  ids.unstated = await add('Geheimnis', { kcal: 380, allergensStated: false })
  ids.large = await add('Bauernfrühstück', { kcal: 1_000 })
})

/** Creates a member with porridge on Monday. @returns the member and the version of that day */
async function planned(portions = 1): Promise<{ ben: Person; version: number }> {
  const ben = await app.person()
  const entries = [{ recipeId: ids.porridge, portions }]
  const { version } = await ben.call(nutritionplan.saveDay, {
    body: { day: 'Monday', version: 0, meals: [{ meal: 'BREAKFAST', note: 'Mit Zimt', entries }] },
  })
  return { ben, version }
}

const setCare = (person: Person, changes: Partial<CareProfileInput>) =>
  person.call(careProfile.save, {
    params: { userId: person.id },
    body: { allergens: [], intolerances: [], diet: null, likes: [], dislikes: [], rev: 0, ...changes },
  })

const swaps = async (by: Person, userId: string, portions = 1) =>
  by.call(nutritionplan.swaps, { params: { userId }, query: { ...slot, recipeId: ids.porridge, portions } })
const namesOf = async (...params: Parameters<typeof swaps>) => (await swaps(...params)).map(({ name }) => name)

const swap = (by: Person, userId: string, version: number, to: string, portions = 1) =>
  by.call(nutritionplan.swap, { params: { userId }, body: { ...slot, version, from: ids.porridge, to, portions } })

const breakfast = async (person: Person) => {
  const [monday] = await person.call(nutritionplan.mine)
  const meal = monday?.meals.find(({ id }) => id === 'BREAKFAST') ?? expect.fail()
  return {
    version: monday?.version,
    note: meal.note,
    recipes: meal.recipes.map(({ name, portions }) => [name, portions]),
  }
}

describe('proposals', () => {
  it('are at most twelve recipes of the meal with about the same energy, without the planned one', async () => {
    const { ben } = await planned()
    for (let number = 0; number < 12; number += 1) await addRecipe(admin, { name: `Brei ${number}`, fats: 80 })
    const proposals = await swaps(ben, ben.id)
    expect(proposals).toHaveLength(12)
    expect(proposals.map(({ name }) => name)).toEqual(expect.arrayContaining(['Müsli', 'Nussmüsli', 'Speckbrot']))
    for (const { id, kcal, portions } of proposals) {
      expect(id).not.toBe(ids.porridge)
      expect(Math.abs(kcal * portions - 380)).toBeLessThanOrEqual(38)
    }
    await app.infra.database.prisma.recipe.updateMany({
      where: { name: { startsWith: 'Brei' } },
      data: { withdrawnAt: new Date() },
    })
  })

  it('respect the care profile; undeclared allergens come last', async () => {
    const { ben } = await planned()
    await setCare(ben, { allergens: ['H'], dislikes: ['Speck'] })
    expect(await namesOf(ben, ben.id)).toEqual(['Müsli', 'Geheimnis'])
  })

  it('respect diets and intolerances', async () => {
    const { ben } = await planned()
    await setCare(ben, { diet: 'VEGETARIAN', intolerances: ['GLUTEN'] })
    expect(await namesOf(ben, ben.id)).toEqual(['Nussmüsli', 'Geheimnis'])
  })

  it('come regardless of the profile to a trainer without consent, who must not learn what it says', async () => {
    const { ben } = await planned()
    await setCare(ben, { allergens: ['H'] })
    const trainer = await app.trainerOf(ben)
    expect(await namesOf(trainer, ben.id)).not.toContain('Nussmüsli')
    await app.infra.database.prisma.consent.deleteMany({ where: { userId: ben.id, kind: 'COACHING' } })
    expect(await namesOf(trainer, ben.id)).toContain('Nussmüsli')
  })

  it('ignore the profile once the member has revoked the consent', async () => {
    const { ben } = await planned()
    await setCare(ben, { allergens: ['H'] })
    await app.infra.database.prisma.consent.deleteMany({ where: { userId: ben.id } })
    expect(await namesOf(ben, ben.id)).toContain('Nussmüsli')
  })

  it('leave out what is planned on that day already', async () => {
    const { ben } = await planned()
    const body = { day: 'Monday', meal: 'LUNCH', userId: ben.id, recipeId: ids.muesli } as const
    await ben.call(nutritionplan.toggle, { body })
    expect(await namesOf(ben, ben.id)).not.toContain('Müsli')
  })

  it('are made for recipes that are visible or planned only', async () => {
    const { ben } = await planned()
    const stranger = await app.person(['ROLE_TRAINER'])
    const { id: recipeId } = await addRecipe(stranger)
    const query = { ...slot, recipeId }
    await expect(ben.call(nutritionplan.swaps, { params: { userId: ben.id }, query })).toMatchProblem('not_found')
    const { id: withdrawn } = await addRecipe(admin, { name: 'Bald weg' })
    await ben.call(nutritionplan.toggle, { body: { ...slot, userId: ben.id, recipeId: withdrawn } })
    await admin.call(recipes.remove, { params: { recipeId: withdrawn } })
    const removed = { params: { userId: ben.id }, query: { ...slot, recipeId: withdrawn } }
    expect((await ben.call(nutritionplan.swaps, removed)).length).toBeGreaterThan(0)
  })

  it('take the same number of queries however many there are', async () => {
    const { pool } = app.infra.database
    const { ben } = await planned()
    await setCare(ben, { allergens: ['H'] })
    await swaps(ben, ben.id)
    const all = await countQueries(pool, () => swaps(ben, ben.id))
    const none = await countQueries(pool, () => swaps(ben, ben.id, 10))
    expect(none).toBe(all)
    expect(all).toBeLessThanOrEqual(7)
  })
})

describe('a swap', () => {
  it('replaces the recipe in its place, keeps the note, and is a revision', async () => {
    const { ben, version } = await planned()
    const answer = await swap(ben, ben.id, version, ids.muesli)
    expect(await breakfast(ben)).toEqual({ version: answer.version, note: 'Mit Zimt', recipes: [['Müsli', 1]] })
    const { prisma } = app.infra.database
    expect(await prisma.planRevision.findUnique({ where: { id: answer.revisionId } })).toMatchObject({
      userId: ben.id,
      actorId: ben.id,
      cause: 'SWAP',
      draft: false,
    })
  })

  it('scales with the planned portions', async () => {
    const { ben, version } = await planned(2)
    const [proposal] = (await swaps(ben, ben.id, 2)).filter(({ id }) => id === ids.large)
    expect(proposal?.portions).toBe(0.75)
    await expect(swap(ben, ben.id, version, ids.large, 2)).toMatchProblem('no_swap')
    await swap(ben, ben.id, version, ids.large, 0.75)
    expect((await breakfast(ben)).recipes).toEqual([['Bauernfrühstück', 0.75]])
  })

  it('is refused with another version, and when the recipe is not planned any more', async () => {
    const { ben, version } = await planned()
    await expect(swap(ben, ben.id, version - 1, ids.muesli)).toMatchProblem('changed_meanwhile')
    const next = await swap(ben, ben.id, version, ids.muesli)
    await expect(swap(ben, ben.id, next.version, ids.nuts)).toMatchProblem('changed_meanwhile')
  })

  it('is refused for another energy, a planned recipe, and what conflicts with the care profile', async () => {
    const { ben, version } = await planned()
    await setCare(ben, { allergens: ['H'], dislikes: ['Speck'] })
    for (const to of [ids.large, ids.porridge, ids.nuts, ids.bacon])
      await expect(swap(ben, ben.id, version, to)).toMatchProblem('no_swap')
    await swap(ben, ben.id, version, ids.unstated)
    expect((await breakfast(ben)).recipes).toEqual([['Geheimnis', 1]])
  })

  it('keeps to recipes of the meal, as the proposals do; one without a meal has to be a favourite', async () => {
    const { ben, version } = await planned()
    const { id: dinner } = await addRecipe(admin, { name: 'Linsencurry', tags: ['Abendessen'] })
    const { id: untagged } = await addRecipe(admin, { name: 'Überall gut', tags: ['Vegetarisch'] })
    for (const to of [dinner, untagged]) {
      expect((await swaps(ben, ben.id)).map(({ id }) => id)).not.toContain(to)
      await expect(swap(ben, ben.id, version, to)).toMatchProblem('no_swap')
    }
    await ben.call(recipes.toggle, { params: { recipeId: untagged, userId: ben.id }, query: { toggled: 'true' } })
    expect((await swaps(ben, ben.id)).map(({ id }) => id)).toContain(untagged)
    await swap(ben, ben.id, version, untagged)
    expect((await breakfast(ben)).recipes).toEqual([['Überall gut', 1]])
  })

  it('of a dinner that was planned for breakfast takes another dinner', async () => {
    const ben = await app.person()
    const [{ id: from }, { id: to }] = [
      await addRecipe(admin, { name: 'Gulasch', tags: ['Abendessen'] }),
      await addRecipe(admin, { name: 'Eintopf', tags: ['Mittagessen', 'Abendessen'] }),
    ]
    const { version } = await ben.call(nutritionplan.saveDay, {
      body: {
        day: 'Monday',
        version: 0,
        meals: [{ meal: 'BREAKFAST', note: '', entries: [{ recipeId: from, portions: 1 }] }],
      },
    })
    await ben.call(nutritionplan.swap, {
      params: { userId: ben.id },
      body: { ...slot, version, from, to, portions: 1 },
    })
    expect((await breakfast(ben)).recipes).toEqual([['Eintopf', 1]])
  })

  it('of a recipe that the member does not see is refused', async () => {
    const { ben, version } = await planned()
    const { id } = await addRecipe(await app.person(['ROLE_TRAINER']))
    await expect(swap(ben, ben.id, version, id)).toMatchProblem('not_found')
  })

  it('is open to coached members unless their trainer switched it off', async () => {
    const { ben, version } = await planned()
    const trainer = await app.trainerOf(ben)
    const { clientRelation } = app.infra.database.prisma
    await clientRelation.updateMany({ where: { clientId: ben.id }, data: { allowSwaps: false } })
    await expect(swap(ben, ben.id, version, ids.muesli)).toMatchProblem('swaps_off')
    await clientRelation.updateMany({ where: { clientId: ben.id }, data: { allowSwaps: true } })
    const next = await swap(ben, ben.id, version, ids.muesli)
    const body = { ...slot, version: next.version, from: ids.muesli, to: ids.porridge, portions: 1 }
    await trainer.call(nutritionplan.swap, { params: { userId: ben.id }, body })
    expect((await breakfast(ben)).recipes).toEqual([['Apfelporridge', 1]])
  })

  it('happens once of two at the same time', async () => {
    const { ben, version } = await planned()
    const results = await Promise.allSettled([
      swap(ben, ben.id, version, ids.muesli),
      swap(ben, ben.id, version, ids.nuts),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await breakfast(ben)).recipes).toHaveLength(1)
  })
})
