import { status } from '@kostbar/contracts/status/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { buy, eventually, unsubscribedUser } from '../../testing/checkout.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { refusalCounter } from './refusals.ts'

const app = useTestApp()
const stripe = new Stripe('sk_test_x')
const minute = 60

const eventFor = (type: string, id: string, eventId = `evt_${crypto.randomUUID()}`) =>
  JSON.stringify({ id: eventId, object: 'event', type, data: { object: { id } } })

const seconds = () => Math.floor(Date.now() / 1000)
const sign = (payload: string, timestamp = seconds(), secret = app.payments.settings.STRIPE_WEBHOOK_SECRET ?? '') =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

const post = (body: string, signature?: string, type = 'application/json') =>
  fetch(`${app.baseUrl}/stripe/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...(signature !== undefined && { 'stripe-signature': signature }) },
  })

const counterValue = async (name: string) =>
  Number((await app.infra.database.prisma.paymentCounter.findUnique({ where: { name } }))?.count ?? 0)
/** Rows that webhooks write: number of events, and all counters. */
const storedRows = async () => {
  const { prisma } = app.infra.database
  return { events: await prisma.paymentEvent.count(), counters: await prisma.paymentCounter.findMany() }
}

describe('a webhook', () => {
  const body = eventFor('customer.subscription.updated', 'sub_x')
  const unsignedRequests: Record<string, () => Promise<Response>> = {
    'without a signature': () => post(body),
    'with an empty signature': () => post(body, ''),
  }
  const invalidRequests: Record<string, () => Promise<Response>> = {
    'with a malformed signature': () => post(body, 't=1,v1=00,v0=zz'),
    'signed with another secret': () => post(body, sign(body, seconds(), 'whsec_other')),
    'with an altered body': () => post(body.replace('sub_x', 'sub_y'), sign(body)),
    'with an appended byte': () => post(`${body} `, sign(body)),
    'more than five minutes old': () => post(body, sign(body, seconds() - 5 * minute - 5)),
    'without a body': () => post('', sign('')),
    'with invalid JSON': () => post('{', sign('{')),
    'with a form body': () => post('a=b', sign('a=c'), 'application/x-www-form-urlencoded'),
  }

  /** Sends an invalid webhook and expects that it is refused. */
  const expectRefusal = async (send: () => Promise<Response>) => {
    const answer = await send()
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'webhook_refused'])
  }

  it.for(Object.entries(unsignedRequests))('%s is refused without a write', async ([, send]) => {
    const before = await storedRows()
    await expectRefusal(send)
    expect(await storedRows()).toEqual(before)
  })

  it.for(Object.entries(invalidRequests))('%s is refused and counted, not stored', async ([, send]) => {
    const [before, refused] = [await storedRows(), await counterValue('webhook.refused')]
    await expectRefusal(send)
    expect(await counterValue('webhook.refused')).toBe(refused + 1)
    expect(await storedRows()).toMatchObject({ events: before.events })
    expect(app.logLines.some((line) => line.includes('webhooks refused'))).toBe(true)
  })

  it('refused many times at once is counted each time', async () => {
    const refused = await counterValue('webhook.refused')
    await Promise.all(Array.from({ length: 20 }, () => expectRefusal(() => post(body, 't=1,v1=00'))))
    expect(await counterValue('webhook.refused')).toBe(refused + 20)
  })

  it('is refused also while it cannot be counted', async () => {
    const { pool } = app.infra.database
    await pool.query('ALTER TABLE payment_counts RENAME TO payment_counts_away')
    try {
      await expectRefusal(() => post(body, 't=1,v1=00'))
    } finally {
      await pool.query('ALTER TABLE payment_counts_away RENAME TO payment_counts')
    }
    expect(app.logLines.some((line) => line.includes('refused webhook not counted'))).toBe(true)
  })

  it('refused is answered although others keep arriving', async () => {
    let writes = 0
    /** Each write begins when another one has been refused, up to 20 of them. */
    const warn = () => {
      writes += 1
      if (writes < 20) void count()
    }
    const refused = await counterValue('webhook.refused')
    const count = refusalCounter(app.infra.database.kysely, { warn })
    await count()
    expect(writes).toBeLessThan(20)
    await expect.poll(() => counterValue('webhook.refused')).toBe(refused + 20)
  })

  it('refused shows in the status of the installation, until a valid one arrives', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    const paymentsPart = async () => (await admin.call(status.current)).parts.find((part) => part.part === 'PAYMENTS')
    await expectRefusal(() => post(body, sign(body, seconds(), 'whsec_other')))
    expect(await paymentsPart()).toMatchObject({ state: 'SLOW', count: await counterValue('webhook.refused') })
    const valid = eventFor('customer.subscription.updated', 'sub_nobody')
    expect((await post(valid, sign(valid))).status).toBe(200)
    expect(await paymentsPart()).toMatchObject({ state: 'OK', count: 0 })
  })

  it('delivered twice is processed once', async () => {
    const event = eventFor('customer.subscription.updated', 'sub_nobody')
    const [accepted, repeated] = [await counterValue('webhook.accepted'), await counterValue('webhook.repeated')]
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(event, sign(event))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await counterValue('webhook.accepted')).toBe(accepted + 1)
    expect(await counterValue('webhook.repeated')).toBe(repeated + 19)
    const { id } = JSON.parse(event) as { id: string }
    const jobs = `SELECT 1 FROM pgboss.job WHERE name = 'payment-event' AND data->>'id' = $1`
    expect((await app.infra.database.pool.query(jobs, [id])).rowCount).toBe(1)
  })

  it('causes a fetch of the object; its own content is not stored', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_basis_month')
    const { stripeId } = await app.infra.database.prisma.subscription.findFirstOrThrow({ where: { userId: ben.id } })
    const event = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { id: stripeId, status: 'canceled', items: { data: [] } } },
    })
    expect((await post(event, sign(event))).status).toBe(200)
    await eventually('it was processed', async () => {
      const stored = await app.infra.database.prisma.paymentEvent.findUnique({ where: { id: 'evt_forged' } })
      return stored?.processedAt
    })
    expect((await ben.call(subscriptions.mineAtLegacyPath, { query: {} })).subscription?.status).toBe('ACTIVE')
  })

  it('of an unknown type is accepted without effect', async () => {
    const event = eventFor('radar.early_fraud_warning.created', 'issfr_1', 'evt_unknown')
    expect((await post(event, sign(event))).status).toBe(200)
    await eventually('it was processed', async () => {
      const stored = await app.infra.database.prisma.paymentEvent.findUnique({ where: { id: 'evt_unknown' } })
      return stored?.processedAt
    })
  })
})

it('other endpoints accept JSON only', async () => {
  const answer = await fetch(`${app.baseUrl}/users/signin`, {
    method: 'POST',
    body: 'email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.status).toBe(415)
})
