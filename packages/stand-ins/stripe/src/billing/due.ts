import type { Subscription } from '../objects/subscription.ts'
import type { World } from '../world.ts'
import { endSubscription } from './cancel.ts'
import { expireSession } from './checkout.ts'
import { collectRenewal } from './collect.ts'
import { voidInvoice } from './invoices.ts'
import { getPrice } from './lookup.ts'
import { announceRenewal, renew } from './renew.ts'
import { currentPeriod, recurrenceOf, updateSubscription } from './subscriptions.ts'

type Due = { moment: number; run: () => void }

const daySeconds = 86_400
/** A first payment that is not confirmed within this time lapses. */
const incompleteSeconds = 23 * 3600
/** So many days ahead a renewal is announced; what renews every few days is not. */
const announcedDays = { day: 0, week: 3, month: 7, year: 30 }

function announcement(world: World, subscription: Subscription): Due | undefined {
  const { end } = currentPeriod(subscription)
  const [item] = subscription.items.data
  const days = announcedDays[recurrenceOf(getPrice(world, item?.price ?? '')).interval]
  if (days === 0 || subscription.cancel_at_period_end || subscription._announced === end) return undefined
  return { moment: end - days * daySeconds, run: () => announceRenewal(world, subscription) }
}

function expire(world: World, subscription: Subscription): void {
  const ended = world.clock.now()
  updateSubscription(world, subscription, { status: 'incomplete_expired', ended_at: ended, canceled_at: ended })
  const invoice = subscription.latest_invoice && world.store.find('invoice', subscription.latest_invoice)
  if (invoice && invoice.status === 'open') voidInvoice(world, invoice)
}

function ofSubscription(world: World, subscription: Subscription): Due[] {
  if (subscription.status === 'incomplete')
    return [{ moment: subscription.created + incompleteSeconds, run: () => expire(world, subscription) }]
  if (!['active', 'trialing', 'past_due'].includes(subscription.status)) return []
  const { end } = currentPeriod(subscription)
  const soon = announcement(world, subscription)
  const { cancel_at: cancelAt } = subscription
  const atEnd = { moment: end, run: () => renew(world, subscription) }
  const cancel = () => void endSubscription(world, subscription, 'cancellation_requested')
  const last = cancelAt !== null && cancelAt < end ? { moment: cancelAt, run: cancel } : atEnd
  return soon ? [soon, last] : [last]
}

function nextDue(world: World, until: number): Due | undefined {
  const { store } = world
  const all: Due[] = [
    ...store.all('subscription').flatMap((subscription) => ofSubscription(world, subscription)),
    ...store.all('invoice').flatMap((invoice) => {
      const moment = invoice.status === 'open' ? invoice.next_payment_attempt : null
      return moment === null ? [] : { moment, run: () => void collectRenewal(world, invoice) }
    }),
    ...store
      .all('checkout.session')
      .flatMap((session) =>
        session.status === 'open'
          ? [{ moment: session.expires_at, run: () => void expireSession(world, session) }]
          : [],
      ),
  ]
  const due = all.filter(({ moment }) => moment <= until)
  return due.reduce<Due | undefined>(
    (first, other) => (first && first.moment <= other.moment ? first : other),
    undefined,
  )
}

/** Does everything that is due until a moment, in the order it is due and as if it were then. */
export function runDue(world: World, until: number): void {
  const { store, clock } = world
  for (let due = nextDue(world, until); due; due = nextDue(world, until)) {
    const { moment, run } = due
    clock.at(moment, () => store.transaction(run))
  }
}

/** Moves the clock to a later moment and does what becomes due on the way. */
export function moveClock(world: World, moment: number): void {
  runDue(world, moment)
  world.store.transaction(() => world.clock.jump(moment))
}

/** Drops what nobody asks for any more: events after thirty days, kept answers after one. */
export function forgetOld(world: World): void {
  const { store, clock } = world
  const isOld = (created: number, days: number) => created < clock.now() - days * daySeconds
  store.transaction(() => {
    const events = store
      .all('event')
      .filter(({ created, pending_webhooks }) => pending_webhooks === 0 && isOld(created, 30))
    const gone = new Set(events.map(({ id }) => id))
    for (const { id } of events) store.drop('event', id)
    for (const { id, event } of store.all('delivery')) if (gone.has(event)) store.drop('delivery', id)
    for (const { id, created } of store.all('answer')) if (isOld(created, 1)) store.drop('answer', id)
  })
}
