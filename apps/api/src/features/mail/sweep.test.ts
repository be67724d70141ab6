import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { deliverMail } from './service.ts'
import { sweepMailsJob } from './sweep.ts'

const app = useTestApp()

const hour = 60 * 60 * 1000
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour)

const sweep = () => app.infra.database.transaction((tx) => sweepMailsJob(app.infra).run({}, tx))

interface Details {
  userId?: string
  recipient?: string
  subjectId?: string
  createdAt?: Date
  sentAt?: Date
  givenUpAt?: Date
  variables?: Record<string, string | string[]>
}

/** Adds an unsent delivery without a job, as it is left when the retries of its job are used up. */
const leaveUnsent = (template: string, details: Details = {}) => {
  const subjectId = randomUUID()
  const recipient = `${randomUUID()}@example.test`
  const delivery = { template, subjectId, recipient, dedupeKey: `${template}:${subjectId}`, createdAt: hoursAgo(26) }
  return app.infra.database.prisma.mailDelivery.create({ data: { ...delivery, ...details } })
}

type Delivery = Awaited<ReturnType<typeof leaveUnsent>>

const find = ({ id }: Delivery) => app.infra.database.prisma.mailDelivery.findUniqueOrThrow({ where: { id } })

const countMails = ({ recipient }: Delivery) => app.mails.filter(({ to }) => to === recipient).length

const countJobs = async ({ id }: Delivery) => {
  const jobs = await app.infra.database.pool.query(`SELECT FROM pgboss.job WHERE data ->> 'id' = $1`, [id])
  return jobs.rowCount
}

const allJobsDone = () =>
  expect
    .poll(async () => {
      const unfinished = `SELECT FROM pgboss.job WHERE name = 'deliver-mail' AND state < 'completed' AND start_after <= now()`
      return (await app.infra.database.pool.query(unfinished)).rowCount
    })
    .toBe(0)

it('sends what waited longer for the mail server than jobs are retried, once', async () => {
  const { id: userId, email } = await app.account()
  const changed = await leaveUnsent('passwordChanged', { userId, recipient: email, createdAt: hoursAgo(6 * 24) })
  await sweep()
  await app.mailTo(email, 'Passwort wurde geändert')
  await expect.poll(async () => (await find(changed)).sentAt).not.toBeNull()
  await sweep()
  expect(await countJobs(changed)).toBe(1)
  await app.infra.jobs.send(deliverMail, { id: changed.id })
  await allJobsDone()
  expect(countMails(changed)).toBe(1)
})

it('queues nothing twice: a delivery whose job waits is left to it', async () => {
  const delivery = await leaveUnsent('passwordChanged')
  await app.infra.jobs.send(deliverMail, { id: delivery.id }, undefined, { startAfter: new Date(Date.now() + hour) })
  await sweep()
  expect(await countJobs(delivery)).toBe(1)
  expect(await find(delivery)).toMatchObject({ sentAt: null, givenUpAt: null })
})

it('gives up what is older than a week; not even a job left over sends it then', async () => {
  const old = await leaveUnsent('passwordChanged', { createdAt: hoursAgo(7 * 24 + 1) })
  await sweep()
  expect(await find(old)).toMatchObject({ sentAt: null, givenUpAt: expect.any(Date) })
  expect(await countJobs(old)).toBe(0)
  await app.infra.jobs.send(deliverMail, { id: old.id })
  await allJobsDone()
  expect(countMails(old)).toBe(0)
  expect((await find(old)).sentAt).toBeNull()
})

it('sends no mail that became useless between two sweeps, although its job is tried again', async () => {
  const { id: userId, email: recipient } = await app.account()
  const { id: subjectId } = await app.infra.database.prisma.passwordReset.create({
    data: { userId, expiresAt: hoursAgo(1) },
  })
  const delivery = await leaveUnsent('passwordReset', { userId, recipient, subjectId, createdAt: hoursAgo(2) })
  await app.infra.jobs.send(deliverMail, { id: delivery.id })
  await allJobsDone()
  expect(countMails(delivery)).toBe(0)
  expect(await find(delivery)).toMatchObject({ sentAt: null, givenUpAt: expect.any(Date) })
})

it('sends links only while they are valid', async () => {
  const { prisma } = app.infra.database
  const { id: userId, email: recipient } = await app.account()
  const link = (expiresAt: Date) => ({ id: randomUUID(), userId, expiresAt })
  const [open, expired] = [link(new Date(Date.now() + hour)), link(hoursAgo(1))]
  await prisma.passwordReset.createMany({ data: [open, expired] })
  const used = await prisma.emailConfirmation.create({
    data: { ...link(open.expiresAt), email: recipient, usedAt: new Date() },
  })
  const deliveries = [
    await leaveUnsent('passwordReset', { userId, recipient, subjectId: open.id }),
    await leaveUnsent('passwordReset', { userId, recipient, subjectId: expired.id }),
    await leaveUnsent('welcome', { userId, recipient, subjectId: used.id }),
  ]
  await sweep()
  await app.mailTo(recipient, 'Neues Passwort')
  const [sent, ...useless] = await Promise.all(deliveries.map(find))
  expect(sent?.givenUpAt).toBeNull()
  expect(useless.map(({ givenUpAt }) => givenUpAt)).toEqual([expect.any(Date), expect.any(Date)])
  expect(app.mails.filter(({ to }) => to === recipient)).toHaveLength(1)
})

it('gives up what is no longer true: a trial that ended, a payment that worked, a reminder of yesterday', async () => {
  const { id: userId, email: recipient } = await app.account()
  const deliveries = [
    await leaveUnsent('trialEnding', { userId, recipient, subjectId: userId }),
    await leaveUnsent('paymentFailed', { userId, recipient, subjectId: 'sub_paid' }),
    await leaveUnsent('protocolReminder', { userId, recipient }),
    await leaveUnsent('invitation', { subjectId: `${randomUUID()}~0` }),
    await leaveUnsent('newsletterConfirm'),
  ]
  await sweep()
  for (const delivery of deliveries) expect((await find(delivery)).givenUpAt, delivery.template ?? '').not.toBeNull()
})

it('announces no renewal of a subscription that was cancelled meanwhile', async () => {
  const noticeOf = async (changes: object) => {
    const { id: userId, email: recipient } = await app.account()
    const stripeId = randomUUID()
    await app.infra.database.prisma.subscription.updateMany({ where: { userId }, data: { stripeId, ...changes } })
    const variables = { product: 'Basis', date: '1. Dezember 2026', price: '€ 14,90 pro Monat' }
    return leaveUnsent('renewalNotice', { userId, recipient, subjectId: stripeId, variables })
  }
  const deliveries = [
    await noticeOf({}),
    await noticeOf({ cancelAtPeriodEnd: true }),
    await noticeOf({ status: 'CANCELED', endedAt: new Date() }),
  ]
  await sweep()
  const givenUp = (await Promise.all(deliveries.map(find))).map(({ givenUpAt }) => givenUpAt !== null)
  expect(givenUp).toEqual([false, true, true])
})

it('deletes mails to people without an account after a year, except receipts of withdrawals', async () => {
  const createdAt = hoursAgo(366 * 24)
  const { id: userId, email } = await app.account()
  const old = await leaveUnsent('invitation', { createdAt })
  const kept = [
    await leaveUnsent('invitation', { createdAt: hoursAgo(364 * 24) }),
    await leaveUnsent('withdrawalReceipt', { createdAt }),
    await leaveUnsent('passwordChanged', { createdAt, userId, recipient: email }),
  ]
  await sweep()
  const { prisma } = app.infra.database
  const rows = await prisma.mailDelivery.findMany({ where: { id: { in: [old, ...kept].map(({ id }) => id) } } })
  expect(rows.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
})

it('deletes mails that were given up 90 days after their cause, except receipts of withdrawals', async () => {
  const { id: userId, email: recipient } = await app.account()
  const createdAt = hoursAgo(91 * 24)
  const givenUp = { userId, recipient, givenUpAt: hoursAgo(84 * 24) }
  const old = [
    await leaveUnsent('invitesExpired', { ...givenUp, createdAt, variables: { names: ['fritz@example.test'] } }),
    await leaveUnsent('inviteDeclined', { ...givenUp, createdAt, variables: { name: 'fritz@example.test' } }),
  ]
  const kept = [
    await leaveUnsent('invitesExpired', { ...givenUp, createdAt: hoursAgo(89 * 24) }),
    await leaveUnsent('withdrawalReceipt', { createdAt, givenUpAt: givenUp.givenUpAt }),
    await leaveUnsent('passwordChanged', { userId, recipient, createdAt, sentAt: createdAt }),
  ]
  await sweep()
  const { prisma } = app.infra.database
  const rows = await prisma.mailDelivery.findMany({ where: { id: { in: [...old, ...kept].map(({ id }) => id) } } })
  expect(rows.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
})
