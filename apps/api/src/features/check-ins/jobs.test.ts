import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkInAnswers, checkInForm } from '../../testing/check-ins.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { notificationsService } from '../notifications/service.ts'
import { checkInsJob } from './jobs.ts'

const app = useTestApp()

/** A Monday in winter; check-ins open at 06:00 in Vienna, 05:00 in UTC. */
const monday = '2099-01-05'
const opening = '2099-01-05T05:00:00Z'

const runJob = (at = opening) => {
  const { database, jobs } = app.infra
  const job = checkInsJob(jobs, notificationsService(database), () => new Date(at))
  return database.transaction((tx) => job.run({}, tx))
}

let anna: Person
let trainer: Person
let relationId: string

/** Schedules a client's check-ins on Mondays. */
async function scheduleFor(client: Person, nextOn = monday): Promise<string> {
  const { prisma } = app.infra.database
  const relation = await prisma.clientRelation.findFirstOrThrow({ where: { clientId: client.id } })
  const { name, questions } = checkInForm
  const form = await prisma.checkInForm.create({
    data: { trainerId: relation.trainerId ?? '', name: `${name} ${client.id}`, questions: [...questions] },
  })
  await prisma.checkInSchedule.create({
    data: { relationId: relation.id, formId: form.id, weekday: 'Monday', nextOn: new Date(nextOn) },
  })
  return relation.id
}

beforeEach(async () => {
  anna = await app.person()
  trainer = await app.trainerOf(anna)
  relationId = await scheduleFor(anna)
})

const stored = async (person = anna) => {
  const all = await app.infra.database.prisma.checkIn.findMany({
    where: { userId: person.id },
    orderBy: { dueOn: 'asc' },
  })
  return all.map(({ dueOn, status }) => [dueOn.toISOString().slice(0, 10), status])
}
const nextOn = async () => {
  const schedule = await app.infra.database.prisma.checkInSchedule.findUniqueOrThrow({ where: { relationId } })
  return schedule.nextOn.toISOString().slice(0, 10)
}
const bellOf = async (person = anna) => (await person.call(notifications.list, { query: {} })).items

describe('a due check-in', () => {
  it('opens at 06:00 in Vienna with the questions of the form, and the member is told', async () => {
    await runJob('2099-01-05T04:59:59Z')
    expect(await stored()).toEqual([])
    await runJob()
    expect(await stored()).toEqual([[monday, 'OPEN']])
    expect(await nextOn()).toBe('2099-01-12')
    const { items } = await anna.call(checkIns.list, { params: { userId: anna.id }, query: {} })
    expect(items).toMatchObject([
      { questions: checkInForm.questions, dueOn: monday, closesOn: '2099-01-11', answers: null, deadline: null },
    ])
    expect(await bellOf()).toMatchObject([
      { text: 'Dein Wochenrückblick ist da. Er dauert nur ein paar Minuten.', link: '/profile/wochenrueckblick' },
    ])
  })

  it('opens at 06:00 also in summer', async () => {
    await app.infra.database.prisma.checkInSchedule.update({
      where: { relationId },
      data: { nextOn: new Date('2099-07-06') },
    })
    await runJob('2099-07-06T03:59:59Z')
    expect(await stored()).toEqual([])
    await runJob('2099-07-06T04:00:00Z')
    expect(await stored()).toEqual([['2099-07-06', 'OPEN']])
  })

  it('opens once, however often and on however many instances the job runs', async () => {
    await Promise.all([runJob(), runJob(), runJob()])
    await runJob('2099-01-11T22:00:00Z')
    expect(await stored()).toEqual([[monday, 'OPEN']])
    expect(await bellOf()).toHaveLength(1)
  })

  it('opens late after an outage, and after one of weeks only the last', async () => {
    await runJob('2099-01-29T12:00:00Z')
    expect(await stored()).toEqual([['2099-01-26', 'OPEN']])
    expect(await nextOn()).toBe('2099-02-02')
    expect(await bellOf()).toHaveLength(1)
  })

  it('tells nobody who muted it', async () => {
    await app.infra.database.prisma.user.update({
      where: { id: anna.id },
      data: { mutedNotifications: ['CHECK_INS'] },
    })
    await runJob()
    expect(await stored()).toEqual([[monday, 'OPEN']])
    expect(await bellOf()).toEqual([])
  })
})

describe('a week is skipped', () => {
  const prisma = () => app.infra.database.prisma

  it.each([
    ['during a pause', () => prisma().clientRelation.update({ where: { id: relationId }, data: { status: 'PAUSED' } })],
    [
      'while the client slots have lapsed',
      () =>
        prisma().subscription.updateMany({
          where: { userId: trainer.id, kind: 'CLIENT_SLOTS' },
          data: { status: 'CANCELED', endedAt: new Date('2020-01-01') },
        }),
    ],
    [
      'while the trainer is locked',
      () => prisma().user.update({ where: { id: trainer.id }, data: { lockedUntil: new Date('2099-01-01') } }),
    ],
    [
      'without the consent',
      () => prisma().consent.updateMany({ where: { relationId }, data: { revokedAt: new Date() } }),
    ],
  ])('%s', async (_why, change) => {
    await change()
    await runJob()
    expect(await stored()).toEqual([])
    expect(await nextOn()).toBe('2099-01-12')
    expect(await bellOf()).toEqual([])
  })
})

describe('a check-in that is not submitted', () => {
  it('is missed on the day the next one is due, which the member is told once, in place of the first notice', async () => {
    await runJob()
    await runJob('2099-01-12T04:59:00Z')
    expect(await stored()).toEqual([[monday, 'OPEN']])
    await runJob('2099-01-12T05:00:00Z')
    await runJob('2099-01-12T05:05:00Z')
    expect(await stored()).toEqual([
      [monday, 'MISSED'],
      ['2099-01-12', 'OPEN'],
    ])
    expect((await bellOf()).map(({ text }) => text).sort()).toEqual([
      'Dein Wochenrückblick ist da. Er dauert nur ein paar Minuten.',
      'Dein letzter Wochenrückblick ist offen geblieben. Das macht nichts, beim nächsten bist du wieder dabei.',
    ])
  })

  it('is missed in silence while the coaching is paused', async () => {
    await runJob()
    await app.infra.database.prisma.clientRelation.update({ where: { id: relationId }, data: { status: 'PAUSED' } })
    await runJob('2099-01-12T05:00:00Z')
    expect(await stored()).toEqual([[monday, 'MISSED']])
    expect((await bellOf()).map(({ text }) => text)).toEqual([expect.stringContaining('ist da')])
  })

  it('is missed also without a schedule', async () => {
    await runJob()
    await app.infra.database.prisma.checkInSchedule.delete({ where: { relationId } })
    await runJob('2099-01-13T12:00:00Z')
    expect(await stored()).toEqual([[monday, 'MISSED']])
  })

  it('is not missed once it is submitted', async () => {
    await runJob()
    const { checkIn } = await anna.call(checkIns.current)
    await anna.call(checkIns.submit, { params: { id: checkIn?.id ?? '' }, body: { answers: checkInAnswers } })
    await runJob('2099-01-12T05:00:00Z')
    expect(await stored()).toEqual([
      [monday, 'SUBMITTED'],
      ['2099-01-12', 'OPEN'],
    ])
  })
})

it('opens those of all clients and leaves what a coaching that is ending has locked to the next run', async () => {
  const ben = await app.person()
  await app.trainerOf(ben)
  await scheduleFor(ben)
  const { kysely } = app.infra.database
  await kysely.transaction().execute(async (ending) => {
    await ending.selectFrom('client_relations').select('id').where('id', '=', relationId).forUpdate().execute()
    await runJob()
    expect([await stored(), await stored(ben)]).toEqual([[], [[monday, 'OPEN']]])
  })
  await runJob()
  expect(await stored()).toEqual([[monday, 'OPEN']])
})
