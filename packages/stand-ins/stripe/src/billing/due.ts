import type { Context } from '../context.ts'
import type { Subscription } from '../objects/subscription.ts'
import { endSubscription } from './cancel.ts'
import { expireSession } from './checkout.ts'
import { collectRenewal } from './collect.ts'
import { voidInvoice } from './invoices.ts'
import { getPrice } from './lookup.ts'
import { announceRenewal, renew } from './renew.ts'
import { currentPeriod, recurrenceOf, updateSubscription } from './subscriptions.ts'

type ScheduledAction = { moment: number; run: () => void }

const daySeconds = 86_400
/** Time to authenticate a first payment before the subscription expires. */
const incompleteSeconds = 23 * 3600
/** Days between `invoice.upcoming` and the renewal; daily prices have none. */
const announcedDays = { day: 0, week: 3, month: 7, year: 30 }

function announcement(context: Context, subscription: Subscription): ScheduledAction | undefined {
  const { end } = currentPeriod(subscription)
  const [item] = subscription.items.data
  const days = announcedDays[recurrenceOf(getPrice(context, item?.price ?? '')).interval]
  if (days === 0 || subscription.cancel_at_period_end || subscription._announced === end) return undefined
  return { moment: end - days * daySeconds, run: () => announceRenewal(context, subscription) }
}

function expire(context: Context, subscription: Subscription): void {
  const ended = context.clock.now()
  updateSubscription(context, subscription, { status: 'incomplete_expired', ended_at: ended, canceled_at: ended })
  const invoice = subscription.latest_invoice && context.store.find('invoice', subscription.latest_invoice)
  if (invoice && invoice.status === 'open') voidInvoice(context, invoice)
}

function ofSubscription(context: Context, subscription: Subscription): ScheduledAction[] {
  if (subscription.status === 'incomplete')
    return [{ moment: subscription.created + incompleteSeconds, run: () => expire(context, subscription) }]
  if (!['active', 'trialing', 'past_due'].includes(subscription.status)) return []
  const { end } = currentPeriod(subscription)
  const soon = announcement(context, subscription)
  const { cancel_at: cancelAt } = subscription
  const atEnd = { moment: end, run: () => renew(context, subscription) }
  const cancel = () => void endSubscription(context, subscription, 'cancellation_requested')
  const last = cancelAt !== null && cancelAt < end ? { moment: cancelAt, run: cancel } : atEnd
  return soon ? [soon, last] : [last]
}

function nextDue(context: Context, until: number): ScheduledAction | undefined {
  const { store } = context
  const all: ScheduledAction[] = [
    ...store.all('subscription').flatMap((subscription) => ofSubscription(context, subscription)),
    ...store.all('invoice', { status: 'open' }).flatMap((invoice) => {
      const moment = invoice.next_payment_attempt
      return moment === null ? [] : { moment, run: () => void collectRenewal(context, invoice) }
    }),
    ...store
      .all('checkout.session', { status: 'open' })
      .map((session) => ({ moment: session.expires_at, run: () => void expireSession(context, session) })),
  ]
  const due = all.filter(({ moment }) => moment <= until)
  return due.reduce<ScheduledAction | undefined>(
    (first, other) => (first && first.moment <= other.moment ? first : other),
    undefined,
  )
}

/** Runs everything due until a time, in order, each at its own time. */
export function runDue(context: Context, until: number): void {
  const { store, clock } = context
  for (let due = nextDue(context, until); due; due = nextDue(context, until)) {
    const { moment, run } = due
    clock.at(moment, () => store.transaction(run))
  }
}

/** Moves the clock to a later time and runs what is due until then. */
export function moveClock(context: Context, moment: number): void {
  runDue(context, moment)
  context.store.transaction(() => context.clock.jump(moment))
}

/** Deletes delivered events after 30 days, idempotent responses after one. */
export function deleteExpired(context: Context): void {
  const { store, clock } = context
  const isExpired = (created: number, days: number) => created < clock.now() - days * daySeconds
  store.transaction(() => {
    const events = store
      .all('event')
      .filter(({ created, pending_webhooks }) => pending_webhooks === 0 && isExpired(created, 30))
    const gone = new Set(events.map(({ id }) => id))
    for (const { id } of events) store.delete('event', id)
    for (const { id, event } of store.all('delivery')) if (gone.has(event)) store.delete('delivery', id)
    for (const { id, created } of store.all('answer')) if (isExpired(created, 1)) store.delete('answer', id)
  })
}
