import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import { clients } from '@kostbar/contracts/clients/endpoints'
import type { AnswerKind } from '@kostbar/contracts/clients/schemas'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { daysOf } from '@kostbar/contracts/protocol/days'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

let trainer: Person
beforeEach(async () => {
  trainer = await app.person(['ROLE_TRAINER'])
  await app.grantSlots(trainer, 20)
})

interface ClientData {
  status?: 'ACTIVE' | 'PAUSED' | 'ARCHIVED'
  tags?: string[]
  nextReviewAt?: Date
  startedAt?: Date
  endedAt?: Date
  endedBy?: 'TRAINER' | 'CLIENT'
  lastSeenAt?: Date
  kcal?: number
  profileSteps?: 'ANAMNESE'[]
  /** Complete days of a running protocol; no protocol when absent. */
  completeDays?: number
  /** Number of eaten meals, of two planned ones each, on the days before today, yesterday first. */
  eatenMeals?: readonly number[]
  /** Hours until the deadline of a pending answer; negative for an overdue one. */
  dueInHours?: number
  /** A message by default. */
  waitingFor?: AnswerKind
}

/** Adds a protocol of seven days, the first of which are complete. */
async function addProtocol({ id: userId }: Account, completeDays: number): Promise<void> {
  const startsOn = '2026-10-19'
  const days = daysOf(startsOn).map((day, index) => ({
    day: new Date(day),
    encrypted: Buffer.from('-'),
    complete: index < completeDays,
    rev: 1,
  }))
  const number = 1 + (await app.infra.database.prisma.protocol.count({ where: { userId } }))
  await app.infra.database.prisma.protocol.create({
    data: { userId, number, startsOn: new Date(startsOn), status: 'REVIEWED', days: { create: days } },
  })
}

/** Adds recorded days with two planned meals each to the day log, yesterday first. */
async function addRecordedDays({ id: userId }: Account, eatenMeals: readonly number[]): Promise<void> {
  const today = todayInVienna()
  await app.infra.database.prisma.dayLog.createMany({
    data: eatenMeals.map((eaten, index) => ({
      userId,
      day: new Date(addDays(today, -1 - index)),
      encrypted: Buffer.from('-'),
      plannedMeals: 2,
      eatenMeals: eaten,
      recordedMeals: 2,
    })),
  })
}

async function clientOf(
  of: Account,
  firstName: string,
  data: ClientData = {},
): Promise<Account & { relationId: string }> {
  const {
    lastSeenAt = new Date(),
    kcal = null,
    profileSteps = [],
    completeDays,
    eatenMeals = [],
    dueInHours,
    waitingFor = 'MESSAGE',
    ...relation
  } = data
  const member = await app.account()
  const { prisma } = app.infra.database
  const user = { firstName, lastName: 'Muster', lastSeenAt, kcal, profileSteps }
  await prisma.user.update({ where: { id: member.id }, data: user })
  const { id } = await prisma.clientRelation.create({ data: { trainerId: of.id, clientId: member.id, ...relation } })
  await prisma.consent.create({ data: { userId: member.id, kind: 'COACHING', version: '1', relationId: id } })
  if (completeDays !== undefined) await addProtocol(member, completeDays)
  await addRecordedDays(member, eatenMeals)
  if (dueInHours !== undefined) {
    const dueAt = new Date(Date.now() + dueInHours * 3_600_000)
    await prisma.pendingAnswer.create({ data: { relationId: id, kind: waitingFor, subjectId: id, dueAt } })
  }
  return { ...member, relationId: id }
}

const list = (query: object = {}, of = trainer) => of.call(clients.list, { query })
const namesOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ firstName }) => firstName)

describe('the list', () => {
  it('shows active and paused clients of the trainer alone', async () => {
    await clientOf(trainer, 'Zita')
    const anna = await clientOf(trainer, 'Anna', { status: 'PAUSED', kcal: 2000, profileSteps: ['ANAMNESE'] })
    await clientOf(trainer, 'Ben', { status: 'ARCHIVED' })
    await clientOf(await app.person(['ROLE_TRAINER']), 'Carla')
    const page = await list({ sort: 'NAME' })
    expect(page).toMatchObject({ total: 2, page: 1, slots: { bought: 20, used: 2, openInvitations: 0, lapsed: false } })
    expect(page.items).toMatchObject([
      { id: anna.id, email: anna.email, status: 'PAUSED', hasTargets: true, hasAnamnese: true, profileImage: null },
      { firstName: 'Zita', status: 'ACTIVE', hasTargets: false, hasAnamnese: false, endedAt: null },
    ])
    expect(namesOf(await list({ status: 'PAUSED' }))).toEqual(['Anna'])
  })

  it('has three groups with a reason for each row, the most urgent first', async () => {
    const today = new Date(new Date().toISOString().slice(0, 10))
    await clientOf(trainer, 'Im Plan', { kcal: 2000, profileSteps: ['ANAMNESE'] })
    await clientOf(trainer, 'Lange weg', { lastSeenAt: daysAgo(8), startedAt: daysAgo(60) })
    await clientOf(trainer, 'Neu dabei', { lastSeenAt: daysAgo(8), startedAt: daysAgo(1) })
    await clientOf(trainer, 'Pause', { status: 'PAUSED', dueInHours: 2 })
    await clientOf(trainer, 'Ohne Ziel', { profileSteps: ['ANAMNESE'] })
    await clientOf(trainer, 'Rückblick', { nextReviewAt: today })
    await clientOf(trainer, 'Morgen', { nextReviewAt: new Date(today.getTime() + 2 * dayMs) })
    await clientOf(trainer, 'Wartet', { dueInHours: 3 })
    await clientOf(trainer, 'Überfällig', { dueInHours: -1, waitingFor: 'PROTOCOL' })
    const { items, groups } = await list()
    expect(items.map(({ firstName, group, reason }) => [firstName, group, reason])).toEqual([
      ['Überfällig', 'ATTENTION', 'ANSWER'],
      ['Wartet', 'ATTENTION', 'ANSWER'],
      ['Rückblick', 'ATTENTION', 'REVIEW'],
      ['Ohne Ziel', 'ATTENTION', 'TARGETS'],
      ['Lange weg', 'INACTIVE', 'UNSEEN'],
      ['Pause', 'INACTIVE', 'PAUSED'],
      ['Morgen', 'ON_TRACK', 'NONE'],
      ['Im Plan', 'ON_TRACK', 'NONE'],
      ['Neu dabei', 'ON_TRACK', 'NONE'],
    ])
    expect(groups).toEqual({ ATTENTION: 4, ON_TRACK: 3, INACTIVE: 2 })
    expect(items.map(({ waitingFor }) => waitingFor).slice(0, 3)).toEqual(['PROTOCOL', 'MESSAGE', null])
    expect(items[1]?.answer?.state).toBe('RUNNING')
    expect(items[5]?.answer).toEqual({ state: 'PAUSED', dueAt: null })
    const inactive = await list({ group: 'INACTIVE' })
    expect([namesOf(inactive), inactive.total, inactive.groups]).toEqual([['Lange weg', 'Pause'], 2, groups])
  })

  it('searches by name and e-mail address with LIKE wildcards escaped, page by page', async () => {
    const eva = await clientOf(trainer, 'Eva')
    await clientOf(trainer, '100%')
    await clientOf(trainer, 'Emil')
    expect(namesOf(await list({ filter: 'EVA mus' }))).toEqual(['Eva'])
    expect(namesOf(await list({ filter: eva.email }))).toEqual(['Eva'])
    expect(namesOf(await list({ filter: '%' }))).toEqual(['100%'])
    await expect(list({ filter: 'a\u0000' })).toMatchProblem('invalid_input', ['filter'])
    const second = await list({ perPage: 2, page: 2, sort: 'NAME' })
    expect([namesOf(second), second.total]).toEqual([['Eva'], 3])
    const pastTheEnd = await list({ perPage: 2, page: 9 })
    expect([pastTheEnd.items, pastTheEnd.total]).toEqual([[], 3])
  })

  it('shows complete days of the latest protocol, as long as its client consents', async () => {
    const anna = await clientOf(trainer, 'Anna', { completeDays: 7 })
    await addProtocol(anna, 3)
    await clientOf(trainer, 'Ben')
    await clientOf(trainer, 'Carl', { completeDays: 0 })
    const shown = async () => (await list({ sort: 'NAME' })).items.map(({ completeDays }) => completeDays)
    expect(await shown()).toEqual([3, null, 0])
    await app.infra.database.prisma.consent.updateMany({
      where: { relationId: anna.relationId },
      data: { revokedAt: new Date() },
    })
    expect(await shown()).toEqual([null, null, 0])
  })

  it('shows the adherence to the plan, as long as the client consents, and not of archived clients', async () => {
    const anna = await clientOf(trainer, 'Anna', { eatenMeals: [2, 1, 2] })
    await clientOf(trainer, 'Ben', { eatenMeals: [2, 2] })
    await clientOf(trainer, 'Carl', { eatenMeals: [2, 2, 2, 2, 2, 2, 0, 0] })
    await clientOf(trainer, 'Dora')
    await clientOf(trainer, 'Eva', { status: 'ARCHIVED', eatenMeals: [2, 2, 2] })
    const shown = async (query: object) => (await list(query)).items.map(({ adherence }) => adherence)
    const [ofAnna, ...others] = await shown({ sort: 'NAME' })
    expect(ofAnna).toEqual({ percent: 83, recordedDays: 3 })
    expect(others).toEqual([
      { percent: null, recordedDays: 2 },
      { percent: 86, recordedDays: 7 },
      { percent: null, recordedDays: 0 },
    ])
    expect(await shown({ status: 'ARCHIVED' })).toEqual([null])
    await app.infra.database.prisma.consent.updateMany({
      where: { relationId: anna.relationId },
      data: { revokedAt: new Date() },
    })
    expect(await shown({ sort: 'NAME' })).toEqual([null, ...others])
    expect(namesOf(await list({ sort: 'ADHERENCE', dir: 'DESC' }))).toEqual(['Carl', 'Anna', 'Ben', 'Dora'])
  })

  it('filters by tag, and names all tags, the most frequent first', async () => {
    await clientOf(trainer, 'Anna', { tags: ['Laufen', 'Vegan'] })
    await clientOf(trainer, 'Ben', { tags: ['Vegan'] })
    await clientOf(trainer, 'Carl', { tags: ['Alt'], status: 'ARCHIVED' })
    const vegan = await list({ tag: 'Vegan', sort: 'NAME' })
    expect([namesOf(vegan), vegan.tags]).toEqual([
      ['Anna', 'Ben'],
      ['Vegan', 'Laufen'],
    ])
    expect(namesOf(await list({ tag: 'vega' }))).toEqual([])
  })

  it.each([
    ['NAME', ['Anna', 'Ben', 'Carl']],
    ['EMAIL', ['Carl', 'Anna', 'Ben']],
    ['STATUS', ['Anna', 'Carl', 'Ben']],
    ['TAGS', ['Carl', 'Anna', 'Ben']],
    ['ANAMNESE', ['Ben', 'Carl', 'Anna']],
    ['PROTOCOL', ['Carl', 'Anna', 'Ben']],
    ['TARGETS', ['Anna', 'Carl', 'Ben']],
    ['ADHERENCE', ['Carl', 'Anna', 'Ben']],
    ['ACTIVITY', ['Anna', 'Carl', 'Ben']],
    ['DUE', ['Carl', 'Anna', 'Ben']],
    ['REVIEW', ['Ben', 'Anna', 'Carl']],
    ['SINCE', ['Ben', 'Carl', 'Anna']],
  ])('sorts by %s in both directions, what is empty last', async (sort, names) => {
    const anna = await clientOf(trainer, 'Anna', {
      profileSteps: ['ANAMNESE'],
      tags: ['vegan'],
      lastSeenAt: daysAgo(3),
      dueInHours: 5,
      completeDays: 5,
      eatenMeals: [2, 2, 2],
    })
    const ben = await clientOf(trainer, 'Ben', {
      status: 'PAUSED',
      kcal: 1,
      startedAt: daysAgo(9),
      nextReviewAt: daysAgo(-9),
    })
    const carl = await clientOf(trainer, 'Carl', {
      tags: ['Laufen', 'Wien'],
      lastSeenAt: daysAgo(2),
      dueInHours: 1,
      startedAt: daysAgo(5),
      completeDays: 2,
      eatenMeals: [1, 1, 1],
    })
    const { prisma } = app.infra.database
    for (const [index, { id }] of [carl, anna, ben].entries())
      await prisma.user.update({ where: { id }, data: { email: `${index}.${trainer.id}@example.test` } })
    expect(namesOf(await list({ sort }))).toEqual(names)
    const empty = { TAGS: 'Ben', DUE: 'Ben', PROTOCOL: 'Ben', ADHERENCE: 'Ben', REVIEW: 'Carl' }[sort]
    if (empty) expect(namesOf(await list({ sort, dir: 'DESC' })).at(-1)).toBe(empty)
    else expect(namesOf(await list({ sort, dir: 'DESC' }))[0]).toBe(names[2])
  })

  it('shows of archived clients the latest relation with its end, and no private data', async () => {
    const anna = await clientOf(trainer, 'Anna', {
      status: 'ARCHIVED',
      endedAt: daysAgo(9),
      endedBy: 'CLIENT',
      tags: ['geheim'],
      kcal: 2000,
    })
    await clientOf(trainer, 'Ben', { status: 'ARCHIVED', endedAt: daysAgo(2), endedBy: 'TRAINER' })
    const back = { trainerId: trainer.id, clientId: anna.id, status: 'ARCHIVED', endedAt: daysAgo(1) } as const
    await app.infra.database.prisma.clientRelation.create({ data: { ...back, endedBy: 'TRAINER' } })
    const page = await list({ status: 'ARCHIVED' })
    expect(page.items.map(({ firstName, endedBy }) => [firstName, endedBy])).toEqual([
      ['Anna', 'TRAINER'],
      ['Ben', 'TRAINER'],
    ])
    expect(page.items[0]).toMatchObject({ tags: [], hasTargets: false, group: null, answer: null, lastActiveAt: null })
    expect(namesOf(await list({ status: 'ARCHIVED', filter: 'ben' }))).toEqual(['Ben'])
    expect(page.total).toBe(2)
  })

  it('says which archived clients can come back without an invitation: of assigned ones, those with a purchase', async () => {
    const ended = { status: 'ARCHIVED', endedAt: daysAgo(2), endedBy: 'TRAINER' } as const
    await clientOf(trainer, 'Anna', ended)
    await clientOf(trainer, 'Ben', { ...ended, endedBy: 'CLIENT' })
    await clientOf(trainer, 'Carl', { ...ended, endedAt: daysAgo(31) })
    const { prisma } = app.infra.database
    const [dora, emil] = [await clientOf(trainer, 'Dora', ended), await clientOf(trainer, 'Emil', ended)]
    await prisma.clientRelation.updateMany({
      where: { clientId: { in: [dora.id, emil.id] } },
      data: { origin: 'ASSIGNED' },
    })
    const product = { productId: 'prod_kostbar_analyse', productName: 'Analyse', quantity: 1, amount: 4900 }
    await prisma.order.create({
      data: { userId: emil.id, stripeId: `cs_${emil.id}`, includesCoaching: true, ...product },
    })
    const { items } = await list({ status: 'ARCHIVED' })
    expect(Object.fromEntries(items.map(({ firstName, mayReturn }) => [firstName, mayReturn]))).toEqual({
      ...{ Anna: true, Ben: false, Carl: false, Dora: false, Emil: true },
    })
  })

  it('names the clients before and after one, in the order and with the filters of the list', async () => {
    const [anna, ben, carl] = [
      await clientOf(trainer, 'Anna', { tags: ['a'] }),
      await clientOf(trainer, 'Ben'),
      await clientOf(trainer, 'Carl', { tags: ['a'] }),
    ]
    const around = (id: string, query: object) => trainer.call(clients.neighbours, { params: { id }, query })
    const names = { firstName: 'Anna', lastName: 'Muster' }
    expect(await around(ben.id, { sort: 'NAME' })).toMatchObject({
      previous: { id: anna.id, ...names },
      next: { id: carl.id },
      position: 2,
      total: 3,
    })
    expect(await around(carl.id, { sort: 'NAME', tag: 'a' })).toMatchObject({
      previous: { id: anna.id },
      next: null,
      position: 2,
      total: 2,
    })
    expect(await around(ben.id, { tag: 'a' })).toEqual({ previous: null, next: null, position: null, total: 0 })
  })
})

describe('what a trainer keeps about a client', () => {
  const details = (id: string, by = trainer) => by.call(clients.get, { params: { id } })
  const update = (id: string, body: object, by = trainer) => by.call(clients.update, { params: { id }, body })

  it('is changed field by field, the note stored encrypted', async () => {
    const anna = await clientOf(trainer, 'Anna')
    await update(anna.id, { goal: 'Regelmäßig essen', tags: ['Laufen', 'Vegan', 'Laufen'], nextReviewAt: '2026-12-24' })
    await update(anna.id, { privateNote: 'Trennung im Sommer' })
    expect(await details(anna.id)).toMatchObject({
      id: anna.id,
      goal: 'Regelmäßig essen',
      tags: ['Laufen', 'Vegan'],
      nextReviewAt: '2026-12-24',
      privateNote: 'Trennung im Sommer',
      isReadOnly: false,
    })
    const { rows } = await app.infra.database.pool.query('SELECT r::text FROM client_relations r WHERE id = $1', [
      anna.relationId,
    ])
    expect(JSON.stringify(rows)).not.toContain('Trennung')
    await update(anna.id, { privateNote: '', nextReviewAt: null })
    expect(await details(anna.id)).toMatchObject({ privateNote: '', nextReviewAt: null, goal: 'Regelmäßig essen' })
  })

  it('shows and takes no note without the consent of the client', async () => {
    const anna = await clientOf(trainer, 'Anna')
    const { prisma } = app.infra.database
    await prisma.consent.updateMany({ where: { relationId: anna.relationId }, data: { revokedAt: new Date() } })
    expect(await details(anna.id)).toMatchObject({ privateNote: null, goal: '' })
    await expect(update(anna.id, { privateNote: 'x' })).toMatchProblem('consent_needed')
    await update(anna.id, { goal: 'Ruhiger essen' })
  })

  it('is refused to other trainers, after the end, and with too much', async () => {
    const anna = await clientOf(trainer, 'Anna')
    const stranger = await app.person(['ROLE_TRAINER'])
    await expect(details(anna.id, stranger)).toMatchProblem('not_found')
    await expect(update(anna.id, { goal: 'x' }, stranger)).toMatchProblem('not_found')
    const tags = Array.from({ length: 11 }, (_, index) => `Nummer ${index}`)
    await expect(update(anna.id, { tags })).toMatchProblem('invalid_input', ['tags'])
    await expect(update(anna.id, { privateNote: 'x'.repeat(5001) })).toMatchProblem('invalid_input', ['privateNote'])
    await trainer.call(clients.archive, { params: { id: anna.id } })
    await expect(details(anna.id)).toMatchProblem('not_found')
    await expect(update(anna.id, { goal: 'x' })).toMatchProblem('not_found')
  })

  it('can be read, not changed, while the slots are not paid for', async () => {
    const anna = await clientOf(trainer, 'Anna')
    await app.lapseSlots(trainer)
    expect(await details(anna.id)).toMatchObject({ isReadOnly: true })
    expect((await list()).slots).toMatchObject({ lapsed: true })
    await expect(update(anna.id, { goal: 'x' })).toMatchProblem('slots_lapsed')
    await expect(trainer.call(clients.pause, { params: { id: anna.id } })).toMatchProblem('slots_lapsed')
    await trainer.call(clients.archive, { params: { id: anna.id } })
  })

  it('leaves the targets to their own call', async () => {
    const anna = await clientOf(trainer, 'Anna')
    await trainer.call(macros.set, {
      params: { id: anna.id },
      body: { kcal: 2000, proteins: 120, carbs: 220, fats: 70 },
    })
    expect((await list()).items[0]?.hasTargets).toBe(true)
  })
})
