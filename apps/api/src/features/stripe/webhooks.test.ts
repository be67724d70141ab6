import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { buy, eventually, newcomer } from '../../testing/purchases.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const stripe = new Stripe('sk_test_x')
const minute = 60

const eventAbout = (type: string, id: string, eventId = `evt_${crypto.randomUUID()}`) =>
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

const counted = async (name: string) =>
  Number((await app.infra.database.prisma.paymentCount.findUnique({ where: { name } }))?.count ?? 0)
const known = () => app.infra.database.prisma.paymentEvent.count()

describe('a webhook', () => {
  const body = eventAbout('customer.subscription.updated', 'sub_x')
  const bad: Record<string, () => Promise<Response>> = {
    'without a signature': () => post(body),
    'with an empty one': () => post(body, ''),
    'with nonsense for one': () => post(body, 't=1,v1=00,v0=zz'),
    'signed with another secret': () => post(body, sign(body, seconds(), 'whsec_other')),
    'that was altered': () => post(body.replace('sub_x', 'sub_y'), sign(body)),
    'with a byte more': () => post(`${body} `, sign(body)),
    'more than five minutes old': () => post(body, sign(body, seconds() - 5 * minute - 5)),
    'without a body': () => post('', sign('')),
    'that is no JSON': () => post('{', sign('{')),
    'that is a form': () => post('a=b', sign('a=c'), 'application/x-www-form-urlencoded'),
  }

  it.for(Object.entries(bad))('%s is refused, has no effect and is counted', async ([, send]) => {
    const [refused, events] = [await counted('webhook.refused'), await known()]
    const answer = await send()
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'webhook_refused'])
    expect(await counted('webhook.refused')).toBe(refused + 1)
    expect(await known()).toBe(events)
  })

  it('that comes again changes nothing more', async () => {
    const event = eventAbout('customer.subscription.updated', 'sub_nobody')
    const [accepted, repeated] = [await counted('webhook.accepted'), await counted('webhook.repeated')]
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(event, sign(event))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await counted('webhook.accepted')).toBe(accepted + 1)
    expect(await counted('webhook.repeated')).toBe(repeated + 19)
    const { id } = JSON.parse(event) as { id: string }
    const jobs = `SELECT 1 FROM pgboss.job WHERE name = 'payment-event' AND data->>'id' = $1`
    expect((await app.infra.database.pool.query(jobs, [id])).rowCount).toBe(1)
  })

  it('believed or not, says only where to look: what it claims is not written', async () => {
    const ben = await newcomer(app)
    await buy(app, ben, 'price_basis_month')
    const { stripeId } = await app.infra.database.prisma.subscription.findFirstOrThrow({ where: { userId: ben.id } })
    const event = JSON.stringify({
      id: 'evt_lie',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { id: stripeId, status: 'canceled', items: { data: [] } } },
    })
    expect((await post(event, sign(event))).status).toBe(200)
    await eventually('it was worked on', async () => {
      const found = await app.infra.database.prisma.paymentEvent.findUnique({ where: { id: 'evt_lie' } })
      return found?.processedAt
    })
    expect((await ben.call(subscriptions.mineAlias, { query: {} })).subscription?.status).toBe('ACTIVE')
  })

  it('of a kind we do not know is taken and forgotten', async () => {
    const event = eventAbout('radar.early_fraud_warning.created', 'issfr_1', 'evt_unknown')
    expect((await post(event, sign(event))).status).toBe(200)
    await eventually('it was worked on', async () => {
      const found = await app.infra.database.prisma.paymentEvent.findUnique({ where: { id: 'evt_unknown' } })
      return found?.processedAt
    })
  })
})

it('other calls still read JSON alone', async () => {
  const answer = await fetch(`${app.baseUrl}/users/signin`, {
    method: 'POST',
    body: 'email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.status).toBe(415)
})
