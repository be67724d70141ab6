import { auth } from '@kostbar/contracts/auth/endpoints'
import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { describe, expect, it } from 'vitest'
import { registration, tokenIn } from '../../testing/registration.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { sweepNewsletterRequestsJob } from './jobs.ts'

const app = useTestApp()

describe('the newsletter', () => {
  it('is requested without an account; repeated requests send one mail and are answered alike', async () => {
    const visitor = app.visitor()
    const email = 'lesend@example.test'
    const subscribe = () => visitor.call(newsletter.subscribe, { body: { email } })
    expect(await subscribe()).toEqual({ success: true })
    const mail = await app.mailTo(email, 'Newsletter')
    expect(mail.text).toMatch(/^Hallo,\n/)
    await subscribe()
    const { prisma } = app.infra.database
    expect(await prisma.mailDelivery.count({ where: { recipient: email } })).toBe(1)
    await visitor.call(newsletter.confirm, { body: { token: tokenIn(mail.text) } })
    expect(await subscribe()).toEqual({ success: true })
    const row = await prisma.newsletterSubscription.findUniqueOrThrow({ where: { email } })
    expect(row).toMatchObject({ status: 'CONFIRMED', userId: null })
    for (let click = 0; click < 5; click += 1) expect(await subscribe()).toEqual({ success: true })
  })

  it('is confirmed by a mailed link, and cancelled by another', async () => {
    const visitor = app.visitor()
    const person = registration({ newsletter: true })
    await visitor.call(auth.signup, { body: person })
    const { prisma } = app.infra.database
    const status = async () =>
      (await prisma.newsletterSubscription.findUniqueOrThrow({ where: { email: person.email } })).status
    expect(await status()).toBe('PENDING')
    const mail = await app.mailTo(person.email, 'Newsletter')
    await visitor.call(newsletter.confirm, { body: { token: tokenIn(mail.text) } })
    expect(await status()).toBe('CONFIRMED')
    const confirmedAt = async () =>
      (await prisma.newsletterSubscription.findUniqueOrThrow({ where: { email: person.email } })).confirmedAt
    const consent = await confirmedAt()
    await visitor.call(newsletter.confirm, { body: { token: tokenIn(mail.text) } })
    expect(await confirmedAt()).toEqual(consent)
    const unsubscribe = tokenIn(mail.unsubscribeUrl ?? '')
    await expect(visitor.call(newsletter.confirm, { body: { token: unsubscribe } })).toMatchProblem('link_invalid')
    await visitor.call(newsletter.unsubscribe, { body: { token: unsubscribe } })
    expect(await status()).toBe('UNSUBSCRIBED')
  })

  it('is not requested by a registration without it', async () => {
    const person = registration()
    await app.visitor().call(auth.signup, { body: person })
    await app.mailTo(person.email, 'Willkommen')
    const row = await app.infra.database.prisma.newsletterSubscription.findUnique({ where: { email: person.email } })
    expect(row).toBeNull()
  })

  it('forgets the mails to an address that nobody has confirmed', async () => {
    const { prisma, transaction } = app.infra.database
    const [old, young] = ['vergessen@y.test', 'neu@y.test']
    for (const email of [old, young]) await app.visitor().call(newsletter.subscribe, { body: { email } })
    await prisma.newsletterSubscription.update({ where: { email: old }, data: { requestedAt: new Date(0) } })
    // A mail for another reason stays.
    await prisma.mailDelivery.create({ data: { dedupeKey: 'k', recipient: old, template: 'withdrawalReceipt' } })
    await transaction((tx) => sweepNewsletterRequestsJob.run({}, tx))
    const left = await prisma.mailDelivery.findMany({
      where: { recipient: { in: [old, young] } },
      orderBy: { recipient: 'asc' },
    })
    expect(left.map(({ recipient, template }) => [recipient, template])).toEqual([
      [young, 'newsletterConfirm'],
      [old, 'withdrawalReceipt'],
    ])
  })

  it('forgets addresses that were not confirmed within 30 days', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    const row = (email: string, days: number, status: 'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED') => ({
      email,
      status,
      requestedAt: daysAgo(days),
    })
    const { prisma, transaction } = app.infra.database
    const rows = [
      row('alt@x.test', 31, 'PENDING'),
      row('jung@x.test', 29, 'PENDING'),
      row('ja@x.test', 99, 'CONFIRMED'),
    ]
    await prisma.newsletterSubscription.createMany({ data: [...rows, row('nein@x.test', 99, 'UNSUBSCRIBED')] })
    await transaction((tx) => sweepNewsletterRequestsJob.run({}, tx))
    const left = await prisma.newsletterSubscription.findMany({ where: { email: { endsWith: '@x.test' } } })
    expect(left.map(({ email }) => email).sort()).toEqual(['ja@x.test', 'jung@x.test', 'nein@x.test'])
  })

  it('forgets unsubscribed addresses after 30 days, except those of accounts', async () => {
    const { prisma, transaction } = app.infra.database
    const person = await app.person()
    const row = (email: string, days: number, userId: string | null = null) => ({
      email,
      userId,
      status: 'UNSUBSCRIBED' as const,
      requestedAt: new Date(0),
      unsubscribedAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000),
    })
    await prisma.newsletterSubscription.createMany({
      data: [row('alt@z.test', 31), row('jung@z.test', 29), row('konto@z.test', 99, person.id)],
    })
    await transaction((tx) => sweepNewsletterRequestsJob.run({}, tx))
    const left = await prisma.newsletterSubscription.findMany({ where: { email: { endsWith: '@z.test' } } })
    expect(left.map(({ email }) => email).sort()).toEqual(['jung@z.test', 'konto@z.test'])
  })
})
