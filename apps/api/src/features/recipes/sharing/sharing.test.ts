import { randomUUID } from 'node:crypto'
import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { addRecipe } from '../../../testing/recipes.ts'
import { countQueries } from '../../../testing/record-statements.ts'
import { type Account, type Person, useTestApp } from '../../../testing/test-app.ts'

const app = useTestApp()

let tina: Person
let soup: string
let curry: string

beforeEach(async () => {
  tina = await app.person(['ROLE_TRAINER'])
  await app.grantSlots(tina, 100)
  soup = (await addRecipe(tina, { name: 'Suppe', allergens: [], allergensStated: true })).id
  curry = (await addRecipe(tina, { name: 'Erdnusscurry', allergens: ['E'] })).id
})

/** Makes an account a client of a trainer. */
async function coach({ id: clientId }: Account, trainer: Account = tina, hasConsent = true): Promise<void> {
  const consent = { userId: clientId, kind: 'COACHING', version: consentVersion } as const
  await app.infra.database.prisma.clientRelation.create({
    data: {
      trainerId: trainer.id,
      clientId,
      status: 'ACTIVE',
      ...(hasConsent && { consents: { create: consent } }),
    },
  })
}

async function client(hasConsent = true): Promise<Person> {
  const person = await app.person()
  await coach(person, tina, hasConsent)
  return person
}

const idsOf = (people: readonly Account[]) => people.map(({ id }) => id)

const preview = (people: readonly Account[], recipeIds: string[] = [soup, curry]) =>
  tina.call(recipes.sharePreview, { body: { recipeIds, clientIds: idsOf(people) } })

const share = (people: readonly Account[], recipeIds: string[] = [soup, curry], key: string = randomUUID()) =>
  tina.call(recipes.share, { body: { key, recipeIds, clients: idsOf(people).map((clientId) => ({ clientId })) } })

const undo = (key: string, by = tina) => by.call(recipes.undoShare, { params: { key } })

/** Names of a person's favourites. */
const favouritesOf = async ({ id }: Account) => {
  const favourites = await app.infra.database.prisma.recipeFavourite.findMany({
    where: { userId: id },
    include: { recipe: { select: { name: true } } },
  })
  return favourites.map(({ recipe }) => recipe.name).sort()
}

const toggle = (by: Person, person: Account, recipeId: string, toggled: 'true' | 'false') =>
  by.call(recipes.toggle, { params: { recipeId, userId: person.id }, query: { toggled } })

describe('sharing recipes with clients', () => {
  it('adds what each does not have yet, where they see it first', async () => {
    const [anna, ben] = [await client(), await client()]
    await toggle(anna, anna, soup, 'true')
    const { clients: shared } = await share([anna, ben])
    expect(Object.fromEntries(shared.map(({ clientId, added }) => [clientId, added]))).toEqual({
      [anna.id]: 1,
      [ben.id]: 2,
    })
    const { items } = await ben.call(recipes.list, { query: { perPage: 2 } })
    expect(items).toMatchObject([
      { id: curry, toggled: true },
      { id: soup, toggled: true },
    ])
    expect(await favouritesOf(anna)).toEqual(['Erdnusscurry', 'Suppe'])
  })

  it('leaves out single recipes of single clients', async () => {
    const [anna, ben] = [await client(), await client()]
    await tina.call(recipes.share, {
      body: {
        key: randomUUID(),
        recipeIds: [soup, curry],
        clients: [{ clientId: anna.id, without: [curry] }, { clientId: ben.id }],
      },
    })
    expect(await favouritesOf(anna)).toEqual(['Suppe'])
    expect(await favouritesOf(ben)).toEqual(['Erdnusscurry', 'Suppe'])
  })

  it('skips and names archived clients; of strangers nothing is said or written', async () => {
    const [anna, archived, stranger] = [await client(), await client(), await app.person()]
    const foreign = await app.person()
    await app.trainerOf(foreign)
    await tina.call(clients.archive, { params: { id: archived.id } })
    const everyone = [anna, archived, stranger, foreign]
    const ended = { code: 'coaching_ended', msg: 'Diese Begleitung ist zu Ende.' }
    for (const { clients: answered } of [await preview(everyone), await share(everyone)]) {
      const of = (person: Account) => answered.find(({ clientId }) => clientId === person.id)
      expect(of(anna)).toMatchObject({ refusal: null, name: expect.any(String) })
      expect(of(archived)).toMatchObject({ refusal: ended, name: expect.any(String) })
      expect(of(stranger)).toMatchObject({ refusal: ended, name: null })
      expect(of(foreign)).toMatchObject({ refusal: ended, name: null })
    }
    for (const person of [archived, stranger, foreign]) expect(await favouritesOf(person)).toEqual([])
  })

  it('shares nothing without usable client slots, and says so', async () => {
    const anna = await client()
    await app.infra.database.prisma.subscription.deleteMany({ where: { userId: tina.id, kind: 'CLIENT_SLOTS' } })
    const { clients: shared } = await share([anna])
    expect(shared).toMatchObject([{ refusal: { code: 'slots_lapsed' }, added: 0 }])
    expect(await favouritesOf(anna)).toEqual([])
  })

  it('shares neither withdrawn recipes nor those of other trainers', async () => {
    const anna = await client()
    const other = await app.person(['ROLE_TRAINER'])
    const { id: foreign } = await addRecipe(other, { name: 'Von anderswo' })
    await tina.call(recipes.remove, { params: { recipeId: curry } })
    const ids = [soup, curry, foreign]
    expect((await preview([anna], ids)).recipes).toEqual([{ id: soup, name: 'Suppe' }])
    expect((await share([anna], ids)).clients).toMatchObject([{ added: 1 }])
    expect(await favouritesOf(anna)).toEqual(['Suppe'])
  })

  it('the same request twice adds nothing twice and answers the same, also at once', async () => {
    const anna = await client()
    const key = randomUUID()
    const first = await share([anna], [soup, curry], key)
    expect(await share([anna], [soup, curry], key)).toEqual(first)
    const ben = await client()
    const otherKey = randomUUID()
    const [one, two] = await Promise.all([share([ben], [soup], otherKey), share([ben], [soup], otherKey)])
    expect(one).toEqual(two)
    expect(one.clients).toMatchObject([{ added: 1 }])
  })

  it('refuses members, and more clients or recipes than can be shared at once', async () => {
    const anna = await client()
    const body = { key: randomUUID(), recipeIds: [soup], clients: [{ clientId: anna.id }] }
    await expect(anna.call(recipes.share, { body })).toMatchProblem('forbidden')
    const many = Array.from({ length: 51 }, () => ({ clientId: randomUUID() }))
    await expect(tina.call(recipes.share, { body: { ...body, clients: many } })).toMatchProblem('invalid_input')
    const twice = [{ clientId: anna.id }, { clientId: anna.id }]
    await expect(tina.call(recipes.share, { body: { ...body, clients: twice } })).toMatchProblem('invalid_input')
  })
})

describe('the preview', () => {
  it('says what is shared already and what the care profile has against the others; writes nothing', async () => {
    const [anna, ben] = [await client(), await client(false)]
    await tina.call(careProfile.save, {
      params: { userId: anna.id },
      body: { allergens: ['E'], intolerances: [], diet: null, likes: [], dislikes: [], rev: 0 },
    })
    await toggle(anna, anna, soup, 'true')
    const answer = await preview([anna, ben])
    const of = (person: Account) => answer.clients.find(({ clientId }) => clientId === person.id)
    expect(of(anna)).toMatchObject({
      alreadyShared: 1,
      conflicts: [{ level: 'allergen', recipeId: curry, name: 'Erdnusscurry', text: 'Allergen: Erdnuss' }],
    })
    // Without consent, the care profile is not read.
    expect(of(ben)).toMatchObject({ refusal: null, alreadyShared: 0, conflicts: null })
    expect(await favouritesOf(ben)).toEqual([])
    const reads = await app.infra.database.prisma.auditEntry.findMany({
      where: { actorId: tina.id, action: 'data.read', details: { path: ['area'], equals: 'careProfile' } },
    })
    expect(reads.map(({ subjectId }) => subjectId)).toEqual([anna.id])
  })
})

describe('undo', () => {
  it('removes what the call added, but not what was there before or was picked anew', async () => {
    const [anna, ben] = [await client(), await client()]
    await toggle(anna, anna, soup, 'true')
    const key = randomUUID()
    await share([anna, ben], [soup, curry], key)
    await toggle(ben, ben, soup, 'false')
    await toggle(ben, ben, soup, 'true')
    expect(await undo(key)).toEqual({ removed: 2, unchanged: [] })
    expect(await favouritesOf(anna)).toEqual(['Suppe'])
    expect(await favouritesOf(ben)).toEqual(['Suppe'])
    expect(await undo(key)).toEqual({ removed: 0, unchanged: [] })
  })

  it('leaves clients alone who are no longer coached, and names them; other trainers undo nothing', async () => {
    const anna = await client()
    const key = randomUUID()
    await share([anna], [soup], key)
    const other = await app.person(['ROLE_TRAINER'])
    expect(await undo(key, other)).toEqual({ removed: 0, unchanged: [] })
    await tina.call(clients.archive, { params: { id: anna.id } })
    const { removed, unchanged } = await undo(key)
    expect([removed, unchanged.length]).toEqual([0, 1])
    expect(await favouritesOf(anna)).toEqual(['Suppe'])
  })
})

it('asks the database as often for many clients and recipes as for one', async () => {
  const { pool } = app.infra.database
  const people: Account[] = []
  for (let count = 0; count < 8; count++) {
    const account = await app.account()
    await coach(account)
    people.push(account)
    await tina.call(careProfile.save, {
      params: { userId: account.id },
      body: { allergens: ['E'], intolerances: [], diet: null, likes: [], dislikes: [], rev: 0 },
    })
  }
  // Writes the entries of the access log (one per hour), so that later previews write none.
  await preview(people)
  const one = people.slice(0, 1)
  const previews = [
    await countQueries(pool, () => preview(people)),
    await countQueries(pool, () => preview(one, [soup])),
  ]
  expect(previews[0]).toBe(previews[1])
  const [manyKey, oneKey] = [randomUUID(), randomUUID()]
  const shares = [
    await countQueries(pool, () => share(people, [soup, curry], manyKey)),
    await countQueries(pool, () => share(one, [soup], oneKey)),
  ]
  expect(shares[0]).toBe(shares[1])
  const undos = [await countQueries(pool, () => undo(manyKey)), await countQueries(pool, () => undo(oneKey))]
  expect(undos[0]).toBe(undos[1])
})
