import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { checkout } from '@kostbar/contracts/checkout/endpoints'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StripeStandIn, startStripeStandIn } from '../testing/stripe-stand-in.ts'
import type { ApiProcess } from './testing/api-process.ts'
import { type Member, member, send } from './testing/calls.ts'
import { waitUntil } from './testing/load.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

/** Two API processes and one payment service. The tests deliver its events: twice, shuffled, and during a crash. */
const machine = useApiProcesses()
let payments: StripeStandIn
let stripe: Stripe
let one: ApiProcess
let other: ApiProcess

const start = () => machine.start(payments.settings)

beforeAll(async () => {
  payments = await startStripeStandIn('http://127.0.0.1:9/stripe/webhook')
  payments.service.setDeliveryFaults({ hold: true })
  const { hostname, port } = new URL(payments.service.url)
  const key = payments.settings.STRIPE_SECRET_KEY ?? ''
  stripe = new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false })
  ;[one, other] = await Promise.all([start(), start()])
})
afterAll(() => payments.stop())

const rowsOf = async (sql: string, values: unknown[] = []) => (await machine.database.query(sql, values)).rows

const buying = (price: string) => ({
  price,
  quantity: 1,
  successUrl: '/profile',
  cancelUrl: '/sale',
  requestsStart: true,
})

/** Creates a member who buys a membership on the pay page; its events are not delivered yet. */
async function buyer(): Promise<Member & { subscriptionId: string }> {
  const person = await member(one.url)
  const { body } = await send(one.url, checkout.start, {
    token: person.access_token,
    body: buying('price_basis_month'),
  })
  const sessionId = String(body.redirect).split('/').at(-1) ?? ''
  payments.service.pay(sessionId)
  const { subscription } = await stripe.checkout.sessions.retrieve(sessionId)
  return { ...person, subscriptionId: String(subscription) }
}

/** All events so far of the types our endpoint subscribes to, oldest first. */
async function eventsSoFar(): Promise<Stripe.Event[]> {
  const all: Stripe.Event[] = []
  for await (const event of stripe.events.list({ limit: 100 }))
    if (/^(checkout|customer\.subscription|invoice)\./.test(event.type)) all.push(event)
  return all.reverse()
}

/** Delivers an event, again while the API is busy, as the payment service does. @returns status of the answer */
async function deliver(api: ApiProcess, event: Stripe.Event): Promise<number> {
  const payload = JSON.stringify(event)
  const secret = payments.settings.STRIPE_WEBHOOK_SECRET ?? ''
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const { status } = await fetch(`${api.url}/stripe/webhook`, { method: 'POST', body: payload, headers })
  if (status !== 503) return status
  await delay(100)
  return deliver(api, event)
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, position: randomInt(1 << 30) }))
    .sort((first, second) => first.position - second.position)
    .map(({ item }) => item)
}

async function inTurns<T>(items: readonly T[], atOnce: number, run: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items]
  const work = async () => {
    for (let item = rest.pop(); item; item = rest.pop()) await run(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

const unprocessed = async () =>
  (await rowsOf('SELECT count(*)::int AS open FROM payment_events WHERE processed_at IS NULL'))[0].open as number

it('1 000 events, each twice and shuffled over two instances, converge to the state at the payment service', async () => {
  const people = []
  for (let count = 0; count < 20; count += 1) people.push(await buyer())
  const prices = ['price_begleitung_month', 'price_basis_month', 'price_basis_year']
  for (let round = 0; (await eventsSoFar()).length < 1000; round += 1)
    for (const { subscriptionId } of people) {
      const [item] = (await stripe.subscriptions.retrieve(subscriptionId)).items.data
      const items = [{ id: item?.id ?? '', price: prices[round % prices.length] ?? '' }]
      await stripe.subscriptions.update(subscriptionId, { items, proration_behavior: 'always_invoice' })
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: round % 2 === 0 })
    }
  for (const { subscriptionId } of people.slice(0, 5)) await stripe.subscriptions.cancel(subscriptionId)

  const events = (await eventsSoFar()).slice(-1000)
  const statuses = new Set<number>()
  await inTurns(shuffled([...events, ...events]), 8, async (event) => {
    statuses.add(await deliver(randomInt(2) ? one : other, event))
  })
  expect(statuses).toEqual(new Set([200]))
  expect((await rowsOf('SELECT count(*)::int AS count FROM payment_events'))[0].count).toBe(1000)
  await waitUntil('all are worked on', async () => (await unprocessed()) === 0)

  for (const { id, subscriptionId } of people) {
    const remote = await stripe.subscriptions.retrieve(subscriptionId)
    const [item] = remote.items.data
    const rows = await rowsOf(
      `SELECT stripe_id AS id, status::text, price_id AS price, cancel_at_period_end AS ends, current_period_end AS until
         FROM subscriptions WHERE user_id = $1 AND status <> 'CANCELED'`,
      [id],
    )
    const until = new Date((item?.current_period_end ?? 0) * 1000)
    const live = {
      id: remote.id,
      status: 'ACTIVE',
      price: item?.price.id,
      ends: remote.cancel_at_period_end,
      until,
    }
    expect(rows).toEqual(remote.status === 'active' ? [live] : [])
  }
  const mails = await rowsOf(
    `SELECT recipient, count(*)::int AS mails FROM mail_deliveries WHERE key LIKE 'purchased:%' GROUP BY 1 HAVING count(*) > 1`,
  )
  expect(mails).toEqual([])
  const counts = Object.fromEntries(
    (await rowsOf('SELECT name, count::int FROM payment_counts')).map(({ name, count }) => [name, count]),
  )
  expect(counts).toMatchObject({ 'webhook.accepted': 1000, 'webhook.repeated': 1000 })
}, 300_000)

/**
 * Starts a hundred checkouts of one member at once, half of them at each instance.
 * @returns problem codes of the refused ones, and the answers of the others
 */
async function checkOutHundredTimes(token: string, prices: string[]) {
  const checkOut = (_value: unknown, index: number) =>
    send(index % 2 === 0 ? one.url : other.url, checkout.start, {
      token,
      body: buying(prices[index % prices.length] ?? ''),
    })
  const replies = await Promise.all(Array.from({ length: 100 }, checkOut))
  const refusals = new Set<string>(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))
  return { refusals, answers: replies.filter(({ status }) => status === 200).map(({ body }) => body) }
}

const subscriptionsOf = async (userId: string) => {
  const [customer] = await rowsOf('SELECT stripe_id AS id FROM payment_customers WHERE user_id = $1', [userId])
  const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all', limit: 100 })
  return data
}

/** Problem codes that are allowed for concurrent checkouts of one member: each asks to try again. */
const toldToWait = ['checkout_busy', 'too_many_requests']

it('100 concurrent purchases of one member over two instances, some without a response, end in one subscription', async () => {
  const { access_token: token, id } = await member(one.url)
  // The session is opened but the answer is lost: a repeated call has to get the same pay page.
  payments.service.injectFault({ kind: 'reset_after', match: 'POST /v1/checkout/sessions', times: 3 })
  const { refusals, answers } = await checkOutHundredTimes(token, [
    'price_basis_week',
    'price_basis_month',
    'price_basis_year',
  ])
  expect([...toldToWait, 'payments_unavailable']).toEqual(expect.arrayContaining([...refusals]))
  const pages = new Set(answers.map(({ redirect }) => String(redirect).split('/').at(-1) ?? ''))
  expect(pages.size).toBeGreaterThan(0)
  const paid = [...pages].filter((page) => {
    try {
      return payments.service.pay(page).ok
    } catch {
      return false
    }
  })
  expect(paid).toHaveLength(1)
  expect(await subscriptionsOf(id)).toMatchObject([{ status: 'active' }])
})

it('100 concurrent changes of one member over two instances are charged once, though the response is lost', async () => {
  const { access_token: token, id, subscriptionId } = await buyer()
  const { customer } = await stripe.subscriptions.retrieve(subscriptionId)
  payments.service.injectFault({ kind: 'reset_after', match: 'POST /v1/subscriptions', times: 2 })
  const { refusals, answers } = await checkOutHundredTimes(token, ['price_begleitung_month'])
  expect([...toldToWait, 'already_subscribed']).toEqual(expect.arrayContaining([...refusals]))
  expect(answers).toEqual([{ appliedChange: true, redirect: null }])
  expect((await stripe.invoices.list({ customer: String(customer) })).data).toHaveLength(2)
  const [row] = await rowsOf(`SELECT price_id AS price FROM subscriptions WHERE user_id = $1 AND status = 'ACTIVE'`, [
    id,
  ])
  expect(row).toEqual({ price: 'price_begleitung_month' })
})

// The last test: it ends an instance that the others need.
it('kill -9 between a webhook and its effect loses nothing', async () => {
  await other.end('SIGKILL')
  const people = []
  for (let count = 0; count < 5; count += 1) people.push(await buyer())
  const before = new Set((await rowsOf('SELECT id FROM payment_events')).map(({ id }) => id))
  const events = (await eventsSoFar()).filter(({ id }) => !before.has(id))
  // The jobs of the events hang until the process is killed.
  payments.service.injectFault({ kind: 'hang' })
  for (const event of events) expect(await deliver(one, event)).toBe(200)
  // Some refer to unknown objects and cause no call to the payment service.
  expect(await unprocessed()).toBeGreaterThan(people.length)
  await one.end('SIGKILL')
  payments.service.clearFaults()
  one = await start()
  await waitUntil('all are worked on', async () => {
    await machine.skipRetryDelays()
    return (await unprocessed()) === 0
  })
  for (const { id, email } of people) {
    const rows = await rowsOf(`SELECT 1 FROM subscriptions WHERE user_id = $1 AND status = 'ACTIVE'`, [id])
    expect(rows).toHaveLength(1)
    await waitUntil('the mail is there', () => machine.mailServer.received.some(({ to }) => to === email))
  }
})
