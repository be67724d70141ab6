import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import type { CareProfileInput } from '@kostbar/contracts/care-profile/schemas'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, it } from 'vitest'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { lockUser } from '../users/service.ts'
import { type CareAnswers, emptyCareProfile, fillCareProfile, loadCareProfile } from './service.ts'

const app = useTestApp()

const empty = { allergens: [], intolerances: [], diet: null, likes: [], dislikes: [] }
const content: Omit<CareProfileInput, 'rev'> = {
  allergens: ['G', 'A'],
  intolerances: ['LACTOSE'],
  diet: 'VEGETARIAN',
  likes: ['Linsen'],
  dislikes: ['Koriander'],
}
const body = (changes: object = {}, rev = 0): CareProfileInput => ({ ...content, rev, ...changes })
const find = (by: Person, userId: string) => by.call(careProfile.get, { params: { userId } })
const save = (by: Person, userId: string, input: CareProfileInput) =>
  by.call(careProfile.save, { params: { userId }, body: input })

const answers: CareAnswers = {
  allergens: ['A'],
  intolerances: [],
  diet: 'MIXED',
  likes: ['Linsen'],
  dislikes: [],
  warnings: [],
  person: { sex: 'FEMALE', formulaSex: 'FEMALE', birthDate: '1990-05-21', heightCm: 169, weightKg: 72 },
}

/** Fills the care profile as the submission of an anamnesis does. */
const submit = ({ id }: Person, changes: Partial<CareAnswers>, previous: Partial<CareAnswers> | null = null) =>
  app.infra.database.transaction(async (tx) => {
    await lockUser(tx, id)
    const key = await app.infra.dataKeys.ofUser(tx, id)
    await fillCareProfile(tx, key, {
      userId: id,
      answers: { ...answers, ...changes },
      previous: previous && { ...answers, ...previous },
    })
  })

const stored = async ({ id }: Person) => {
  const { database, dataKeys } = app.infra
  return loadCareProfile(database.kysely, await dataKeys.ofUser(database.kysely, id), id)
}

it('starts empty, and names who changed it', async () => {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  expect(await find(ben, ben.id)).toEqual({ ...empty, rev: 0, updatedAt: null, updatedBy: null })
  await save(ben, ben.id, body())
  const { firstName } = await trainer.call(users.info)
  const saved = await save(trainer, ben.id, body({ dislikes: ['Zimt', 'zimt', 'Koriander'] }, 1))
  expect(saved).toMatchObject({
    ...body({ allergens: ['A', 'G'], dislikes: ['Zimt', 'Koriander'] }, 2),
    updatedBy: firstName,
  })
  expect(await find(ben, ben.id)).toEqual(saved)
})

it('refuses a change made from an older state, as with two tabs', async () => {
  const ben = await app.person()
  await save(ben, ben.id, body())
  await expect(save(ben, ben.id, body({ diet: 'VEGAN' }))).toMatchProblem('changed_meanwhile')
  expect(await find(ben, ben.id)).toMatchObject({ diet: 'VEGETARIAN', rev: 1 })
})

it('takes the repetition of a change, whose answer was lost, for the same change', async () => {
  const ben = await app.person()
  const saved = await save(ben, ben.id, body())
  expect(await save(ben, ben.id, body())).toEqual(saved)
  expect(saved.rev).toBe(1)
})

it('lets one of several simultaneous changes win', async () => {
  const ben = await app.person()
  const calls = ['A', 'B', 'C', 'D'].map((letter) => save(ben, ben.id, body({ allergens: [letter] })))
  const results = await Promise.allSettled(calls)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await find(ben, ben.id)).toMatchObject({ rev: 1 })
})

it.each([
  [{ allergens: ['Z'] }],
  [{ likes: ['x'.repeat(61)] }],
  [{ likes: ['zwei\nZeilen'] }],
  [{ dislikes: Array.from({ length: 51 }, (_value, index) => `Wort ${index}`) }],
  [{ rev: -1 }],
])('refuses %j', async (changes) => {
  const ben = await app.person()
  await expect(save(ben, ben.id, body(changes))).toMatchProblem('invalid_input')
})

it('takes over what an anamnesis says, and keeps what was entered by hand', async () => {
  const ben = await app.person()
  await save(ben, ben.id, body({ allergens: ['G'], diet: null, likes: [], dislikes: ['Koriander'] }))
  await submit(ben, { allergens: ['A', 'E'], dislikes: ['koriander', 'Leber'] })
  expect(await find(ben, ben.id)).toMatchObject({
    allergens: ['A', 'E', 'G'],
    intolerances: ['LACTOSE'],
    diet: 'MIXED',
    likes: ['Linsen'],
    dislikes: ['Koriander', 'Leber'],
    rev: 2,
  })
})

it('drops with a new version what only the version before named', async () => {
  const ben = await app.person()
  await submit(ben, { allergens: ['A', 'E'], likes: ['Linsen', 'Nüsse'] })
  const { rev } = await find(ben, ben.id)
  await save(ben, ben.id, {
    ...body({ allergens: ['A', 'E', 'G'], intolerances: [], dislikes: [], diet: 'VEGAN' }, rev),
    likes: ['Linsen', 'Nüsse'],
  })
  await submit(ben, { allergens: ['A'], likes: ['Linsen'] }, { allergens: ['A', 'E'], likes: ['Linsen', 'Nüsse'] })
  expect(await find(ben, ben.id)).toMatchObject({ allergens: ['A', 'G'], likes: ['Linsen'], diet: 'VEGAN' })
})

it('keeps since when there is a warning, and survives changes by hand', async () => {
  const ben = await app.person()
  await submit(ben, { warnings: ['KIDNEY'] })
  const [first] = (await stored(ben)).profile.warnings
  await save(ben, ben.id, body({}, 1))
  await submit(ben, { warnings: ['CANCER', 'KIDNEY'] })
  const { profile } = await stored(ben)
  expect(profile.warnings.map(({ warning }) => warning)).toEqual(['CANCER', 'KIDNEY'])
  expect(profile.warnings[1]).toEqual(first)
  await submit(ben, { warnings: [] })
  expect((await stored(ben)).profile.warnings).toEqual([])
})

it('never shows warnings or the body to the caller of the profile', async () => {
  const ben = await app.person()
  await submit(ben, { warnings: ['EATING_DISORDER'] })
  const answer = await ben.exchange(careProfile.get, { params: { userId: ben.id } })
  expect(answer.text).not.toMatch(/EATING|1990|169/)
})

it('is bound to its row', async () => {
  const [ben, mia] = [await app.person(), await app.person()]
  await save(ben, ben.id, body())
  const { prisma } = app.infra.database
  const { encrypted } = await prisma.careProfile.findUniqueOrThrow({ where: { userId: ben.id } })
  await prisma.careProfile.create({ data: { userId: mia.id, encrypted } })
  const { status } = await mia.exchange(careProfile.get, { params: { userId: mia.id } })
  expect(status).toBe(500)
})

it('reads values that an older release stored without a field', async () => {
  const ben = await app.person()
  const { database, dataKeys } = app.infra
  const key = await dataKeys.ofUser(database.kysely, ben.id)
  const encrypted = key.encrypt(`care_profile:${ben.id}`, '{"allergens":["A"]}')
  await database.prisma.careProfile.create({ data: { userId: ben.id, encrypted } })
  expect((await stored(ben)).profile).toEqual({ ...emptyCareProfile, allergens: ['A'] })
})
