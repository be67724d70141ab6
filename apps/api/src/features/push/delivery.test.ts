import { auth } from '@kostbar/contracts/auth/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { push } from '@kostbar/contracts/push/endpoints'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { setPushClock } from '../../testing/push-clock.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { deliverPushesJob, sweepPushDeliveriesJob } from './service.ts'

// Short for the device that hangs.
const app = useTestApp({ pushTimeoutMs: 3_000 })
let deviceNumber = 0

// 10:00 in Vienna on a winter day.
beforeEach(() => setPushClock(app.infra.database.pool, '2026-12-01T09:00:00Z'))

/** Subscribes a new device of the push service. @returns its id */
async function subscribe(person: Person): Promise<string> {
  deviceNumber += 1
  const id = `device-${deviceNumber}`
  await person.call(push.subscribe, { body: app.push.devices.subscribe(id) })
  return id
}

const received = (device: string) => app.push.devices.received.filter(({ deviceId }) => deviceId === device)
const payloads = (device: string) => received(device).map(({ payload }) => JSON.parse(payload) as { body: string })
const states = (person: Person) =>
  app.infra.database.prisma.pushDelivery.findMany({
    where: { userId: person.id },
    select: { state: true, attempts: true, dueAt: true },
    orderBy: { id: 'asc' },
  })
const deliver = () => app.infra.database.transaction((tx) => deliverPushesJob(app.infra).run({}, tx))

/** Creates a client with a device, and a trainer whose notes notify the client. */
async function pair() {
  const ben = await app.person()
  const trainer = await app.trainerOf(ben)
  const notify = () =>
    trainer.call(notes.addForUser, { params: { userId: ben.id }, body: { title: 'Hallo', note: '' } })
  return { ben, trainer, notify, device: await subscribe(ben) }
}

describe('a notification', () => {
  it('reaches every device once, encrypted for it, with its sentence and link', async () => {
    const { ben, notify, device } = await pair()
    const second = await subscribe(ben)
    await notify()
    const [{ id, text, link } = expect.fail()] = (await ben.call(notifications.list, { query: {} })).items
    for (const one of [device, second]) {
      await expect.poll(() => payloads(one)).toEqual([{ id, title: 'Kostbar', body: text, link }])
    }
    const { devices } = await ben.call(push.state)
    await expect.poll(async () => (await ben.call(push.state)).devices.every(({ lastSentAt }) => lastSentAt)).toBe(true)
    expect(devices.map(({ current }) => current)).toEqual([true, true])
  })

  it('is forgotten as a delivery a month after it is through', async () => {
    const { ben, notify, device } = await pair()
    await notify()
    await expect.poll(async () => (await states(ben)).map(({ state }) => state)).toEqual(['SENT'])
    await setPushClock(app.infra.database.pool, '2026-12-01T22:00:00Z')
    await notify()
    await app.infra.database.prisma.pushDelivery.updateMany({
      where: { userId: ben.id },
      data: { createdAt: new Date(Date.now() - 31 * 86_400_000) },
    })
    await app.infra.database.transaction((tx) => sweepPushDeliveriesJob(app.infra.jobs).run({}, tx))
    expect(await states(ben)).toMatchObject([{ state: 'PENDING' }])
    expect(received(device)).toHaveLength(1)
  })

  it('is not delivered when its category is muted, or it was read before', async () => {
    const { ben, notify, device } = await pair()
    await setPushClock(app.infra.database.pool, '2026-12-01T22:00:00Z')
    await notify()
    const [{ id } = expect.fail()] = (await ben.call(notifications.list, { query: {} })).items
    await ben.call(notifications.markRead, { body: { upTo: id } })
    await setPushClock(app.infra.database.pool, '2026-12-02T09:00:00Z')
    await deliver()
    await ben.call(settings.setNotifications, { body: { muted: ['TRAINER'] } })
    await notify()
    await deliver()
    expect(received(device)).toEqual([])
    expect(await states(ben)).toMatchObject([{ state: 'SKIPPED' }])
  })

  it.each([
    ['2026-12-01T20:00:00Z', '2026-12-02T06:00:00.000Z'],
    ['2026-12-02T05:59:59Z', '2026-12-02T06:00:00.000Z'],
  ])('of %s waits for the end of the quiet hours, %s', async (at, dueAt) => {
    const { ben, notify } = await pair()
    await setPushClock(app.infra.database.pool, at)
    await notify()
    await deliver()
    expect((await states(ben)).map(({ state, dueAt }) => [state, dueAt.toISOString()])).toEqual([['PENDING', dueAt]])
  })

  it.each([
    ['2027-03-27T20:30:00Z', '2027-03-28T05:00:00.000Z'],
    ['2026-10-24T19:30:00Z', '2026-10-25T06:00:00.000Z'],
    ['2026-07-01T18:59:59Z', '2026-07-01T18:59:59.000Z'],
    ['2026-07-01T19:00:00Z', '2026-07-02T05:00:00.000Z'],
    ['2026-12-31T23:30:00Z', '2027-01-01T06:00:00.000Z'],
  ])('of %s is due at %s, also in nights in which the clock changes', async (at, dueAt) => {
    const { rows } = await app.infra.database.pool.query('SELECT after_quiet_hours($1) AS at', [at])
    expect(rows[0].at.toISOString()).toBe(dueAt)
  })

  it('goes to no device whose session has ended', async () => {
    const { ben, notify, device } = await pair()
    const other = app.visitor()
    await other.call(auth.signin, { body: { email: ben.email, password: 'Sehr-geheim-1' } })
    await other.call(push.subscribe, { body: app.push.devices.subscribe('other') })
    await setPushClock(app.infra.database.pool, '2026-12-01T22:00:00Z')
    await notify()
    await other.call(auth.signout, { body: {} })
    await setPushClock(app.infra.database.pool, '2026-12-02T09:00:00Z')
    await deliver()
    expect([received(device).length, received('other').length]).toEqual([1, 0])
    expect((await ben.call(push.state)).devices).toHaveLength(1)
    await notify()
    await deliver()
    expect(received('other')).toEqual([])
  })
})

describe('a push service that answers', () => {
  it.each([404, 410])('%i has forgotten the device, and so do we', async (status) => {
    const { ben, notify, device } = await pair()
    app.push.devices.behave(device, { status })
    await notify()
    await expect.poll(async () => (await ben.call(push.state)).devices).toEqual([])
  })

  it('413 gets that message never, and the next one', async () => {
    const { ben, notify, device } = await pair()
    app.push.devices.behave(device, { status: 413 })
    await notify()
    await expect.poll(() => states(ben)).toMatchObject([{ state: 'FAILED' }])
    app.push.devices.behave(device, { status: 201 })
    await notify()
    await expect.poll(() => received(device).length).toBe(1)
  })

  it.each([
    [{ status: 429, retryAfter: 600 }, 600],
    [{ status: 500 }, 30],
    [{ status: 503, retryAfter: 120 }, 120],
    ['HANG', 30],
  ] as const)('%j is asked again after the time it wants, others meanwhile', async (behaviour, seconds) => {
    const { ben, notify, device } = await pair()
    const quick = await subscribe(ben)
    app.push.devices.behave(device, behaviour)
    await notify()
    await expect.poll(() => received(quick).length).toBe(1)
    const due = () =>
      states(ben).then((rows) => rows.find(({ state, attempts }) => state === 'PENDING' && attempts === 1)?.dueAt)
    await expect.poll(due).toBeTruthy()
    const waitSeconds = ((await due())?.getTime() ?? 0) / 1000 - Date.parse('2026-12-01T09:00:00Z') / 1000
    expect(Math.round(waitSeconds)).toBe(seconds)
    app.push.devices.behave(device, { status: 201 })
    await setPushClock(app.infra.database.pool, '2026-12-01T09:15:00Z')
    await deliver()
    expect(received(device)).toHaveLength(1)
  })
})

describe('a delivery that was begun when its process died', () => {
  it('is repeated with the same topic once its claim expires', async () => {
    const { ben, notify, device } = await pair()
    await setPushClock(app.infra.database.pool, '2026-12-01T22:00:00Z')
    await notify()
    const { prisma } = app.infra.database
    const claimedUntil = new Date('2026-12-02T09:01:00Z')
    await prisma.pushDelivery.updateMany({ where: { userId: ben.id }, data: { state: 'SENDING', claimedUntil } })
    await setPushClock(app.infra.database.pool, '2026-12-02T09:00:30Z')
    await deliver()
    expect(received(device)).toEqual([])
    await setPushClock(app.infra.database.pool, '2026-12-02T09:02:00Z')
    await deliver()
    expect(received(device).map(({ topic }) => topic.length)).toEqual([22])
  })
})

describe('a subscription', () => {
  it('is refused for addresses that are no push service', async () => {
    const ben = await app.person()
    const { keys } = app.push.devices.subscribe('x')
    for (const endpoint of [
      'https://10.0.0.1/x',
      'http://127.0.0.1:1/x',
      'https://localhost/x',
      'https://example.com/x',
    ])
      await expect(ben.call(push.subscribe, { body: { endpoint, keys } })).toMatchProblem('push_endpoint_refused')
  })

  it('of a browser belongs to the person who signed in there last', async () => {
    const [ben, mia] = [await app.person(), await app.person()]
    await ben.call(push.subscribe, { body: app.push.devices.subscribe('shared') })
    await mia.call(push.subscribe, { body: app.push.devices.subscribe('shared') })
    expect((await ben.call(push.state)).devices).toEqual([])
    const [{ id } = expect.fail()] = (await mia.call(push.state)).devices
    await expect(ben.call(push.remove, { params: { id } })).toMatchProblem('not_found')
    await mia.call(push.remove, { params: { id } })
    expect((await mia.call(push.state)).devices).toEqual([])
  })
})
