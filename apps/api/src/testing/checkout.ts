import { setTimeout as delay } from 'node:timers/promises'
import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import type { Subscription } from '@kostbar/contracts/subscriptions/schemas'
import type { Role } from '@kostbar/contracts/users/schemas'
import Stripe from 'stripe'
import type { Person, TestApp } from './test-app.ts'

/** Body of a checkout call, with the request to start at once that everything but client slots requires. */
export const checkoutRequest = (price: string, quantity = 1) => ({
  body: { price, quantity, successUrl: '/profile?success=ja', cancelUrl: '/sale', requestsStart: true },
})

const sessionIdOf = (redirect: string): string => redirect.split('/').at(-1) ?? ''

/** A new account without a subscription. */
export async function unsubscribedUser(app: TestApp, roles: Role[] = []): Promise<Person> {
  const person = await app.person(roles)
  await app.infra.database.prisma.subscription.deleteMany({ where: { userId: person.id } })
  return person
}

/** Starts a checkout. @returns the id of its checkout session */
export async function openSession(person: Person, price: string, quantity = 1): Promise<string> {
  const { redirect } = await person.call(checkout.start, checkoutRequest(price, quantity))
  if (!redirect) throw new Error('The checkout opened no payment page.')
  return sessionIdOf(redirect)
}

/** Posts a signed webhook event to the API. @returns the event id */
export async function postWebhook(app: TestApp, event: { type: string; data: object }): Promise<string> {
  const id = `evt_${crypto.randomUUID()}`
  const payload = JSON.stringify({ id, object: 'event', ...event })
  const secret = app.payments.settings.STRIPE_WEBHOOK_SECRET ?? ''
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const { status } = await fetch(`${app.baseUrl}/stripe/webhook`, { method: 'POST', body: payload, headers })
  if (status !== 200) throw new Error(`The event was answered with ${status}.`)
  return id
}

/** Polls for up to a minute until `check` returns a truthy value, and returns it. */
export async function eventually<T>(what: string, check: () => Promise<T | null | false | undefined>): Promise<T> {
  const started = performance.now()
  while (performance.now() - started < 60_000) {
    const value = await check()
    if (value) return value
    await delay(25)
  }
  throw new Error(`Not within a minute: ${what}`)
}

/** Polls a user's live subscription until it matches. */
export function waitForSubscription(
  person: Person,
  matches: (subscription: Subscription) => boolean,
  query: { slots?: string } = {},
): Promise<Subscription> {
  return eventually('the subscription is as expected', async () => {
    const { subscription } = await person.call(subscriptions.mineAtLegacyPath, { query })
    return subscription && matches(subscription) && subscription
  })
}

/** Waits until every payment event is delivered and handled: a later one would overwrite rows that a test stores. */
export async function paymentEventsHandled(app: TestApp): Promise<void> {
  const { STRIPE_API_URL = '', STRIPE_SECRET_KEY = '' } = app.payments.settings
  const { protocol, hostname, port } = new URL(STRIPE_API_URL)
  const stripe = new Stripe(STRIPE_SECRET_KEY, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port,
  })
  await eventually('the events are handled', async () => {
    const { data: undelivered } = await stripe.events.list({ delivery_success: false, limit: 1 })
    const { rows } = await app.infra.database.pool.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'payment-event' AND state IN ('created', 'retry', 'active') LIMIT 1`,
    )
    return undelivered.length === 0 && rows.length === 0
  })
}

/** Buys a subscription and waits for its webhook. */
export async function buy(app: TestApp, person: Person, price: string, quantity = 1): Promise<Subscription> {
  const outcome = app.payments.service.pay(await openSession(person, price, quantity))
  if (!outcome.ok) throw new Error('The card was refused.')
  const query = price.includes('slots') ? { slots: '' } : {}
  return waitForSubscription(person, ({ currentPrice }) => currentPrice?.id === price, query)
}
