import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import type { Subscription } from '@kostbar/contracts/subscriptions/schemas'
import type { Role } from '@kostbar/contracts/users/schemas'
import Stripe from 'stripe'
import type { Person, TestApp } from './test-app.ts'

/** What a checkout asks for, with our own pages to come back to. */
export const order = (price: string, quantity = 1) => ({
  body: { price, quantity, successUrl: '/profile?success=ja', cancelUrl: '/sale' },
})

const sessionOf = (redirect: string): string => redirect.split('/').at(-1) ?? ''

/** Someone who has bought nothing yet. */
export async function newcomer(app: TestApp, roles: Role[] = []): Promise<Person> {
  const person = await app.person(roles)
  await app.infra.database.prisma.subscription.deleteMany({ where: { userId: person.id } })
  return person
}

/** Opens a pay page. @returns its session's id */
export async function openPage(person: Person, price: string, quantity = 1): Promise<string> {
  const { redirect } = await person.call(checkout.start, order(price, quantity))
  if (!redirect) throw new Error('There is no pay page.')
  return sessionOf(redirect)
}

/** Tells the API of an event, signed as the payment service signs it. @returns the event's id */
export async function webhook(app: TestApp, event: { type: string; data: object }): Promise<string> {
  const id = `evt_${crypto.randomUUID()}`
  const payload = JSON.stringify({ id, object: 'event', ...event })
  const secret = app.payments.settings.STRIPE_WEBHOOK_SECRET ?? ''
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const { status } = await fetch(`${app.baseUrl}/stripe/webhook`, { method: 'POST', body: payload, headers })
  if (status !== 200) throw new Error(`The event was answered with ${status}.`)
  return id
}

/** Waits until something is so. */
export async function eventually<T>(what: string, look: () => Promise<T | null | false | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const seen = await look()
    if (seen) return seen
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Not within 15 s: ${what}`)
}

/** My live subscription, once it is as expected. */
export function subscriptionWhen(
  person: Person,
  fits: (subscription: Subscription) => boolean,
  query: { slots?: string } = {},
): Promise<Subscription> {
  return eventually('the subscription is as expected', async () => {
    const { subscription } = await person.call(subscriptions.mineAlias, { query })
    return subscription && fits(subscription) && subscription
  })
}

/** Buys a subscription and waits until the webhook has brought it. */
export async function buy(app: TestApp, person: Person, price: string, quantity = 1): Promise<Subscription> {
  const outcome = app.payments.service.pay(await openPage(person, price, quantity))
  if (!outcome.ok) throw new Error('The card was refused.')
  const query = price.includes('slots') ? { slots: '' } : {}
  return subscriptionWhen(person, ({ currentPrice }) => currentPrice?.id === price, query)
}
