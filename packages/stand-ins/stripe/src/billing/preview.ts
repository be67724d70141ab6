import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { randomText } from '../wire/ids.ts'
import { invalid } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'
import { changeItems, endTrial, type ItemChange, type Proration } from './change.ts'
import { draftInvoice, pendingItems } from './invoices.ts'
import { getCustomer, getPrice, getSubscription } from './lookup.ts'
import { draftRenewal } from './renew.ts'
import { currentPeriod, itemLines, openSubscription } from './subscriptions.ts'

export type PreviewOrder = {
  customer?: string | undefined
  subscription?: string | undefined
  subscription_details?:
    | {
        items?: ItemChange[] | undefined
        proration_behavior?: Proration | undefined
        proration_date?: number | undefined
        cancel_at_period_end?: boolean | undefined
        trial_end?: 'now' | number | undefined
      }
    | undefined
}

/** A subscription that would begin now. */
function previewNew(world: World, customer: string, items: ItemChange[]): Invoice {
  const orders = items.map(({ price, quantity, metadata }) => ({
    price: getPrice(world, price ?? '', 'subscription_details[items][0][price]'),
    quantity: quantity ?? 1,
    metadata: metadata ?? {},
  }))
  const order = { customer, items: orders, metadata: {}, description: null, trialEnd: null, defaultMethod: null }
  const subscription = openSubscription(world, order)
  const now = world.clock.now()
  const lines = itemLines(world, subscription, currentPeriod(subscription))
  const draft = draftInvoice(
    world,
    { customer, subscription, reason: 'upcoming', lines, period: { start: now, end: now } },
    pendingItems(world, customer),
  )
  return { ...draft, parent: null }
}

function previewChange(world: World, subscription: Subscription, order: PreviewOrder): Invoice {
  const { items, proration_behavior: proration = 'create_prorations', ...details } = order.subscription_details ?? {}
  const from = details.proration_date ?? world.clock.now()
  const changed =
    items && items.length > 0
      ? changeItems(world, subscription, { items, proration, from })
      : details.trial_end === 'now'
        ? endTrial(world, subscription)
        : { subscription, invoice: undefined }
  if (changed.invoice) return changed.invoice
  const next = details.cancel_at_period_end ?? changed.subscription.cancel_at_period_end
  if (next && pendingItems(world, subscription.customer, subscription.id).length === 0)
    throw invalid('No upcoming invoices for customer', undefined, 'invoice_upcoming_none')
  return draftRenewal(world, changed.subscription, 'upcoming')
}

/**
 * The invoice that a change would bring, without changing anything: at once with `always_invoice` and with another
 * rhythm, else the one at the end of the period.
 */
export function previewInvoice(world: World, order: PreviewOrder): Invoice {
  const draft = world.store.rehearse(() => {
    if (order.subscription) {
      const subscription = getSubscription(world, order.subscription, 'subscription')
      if (subscription.status === 'canceled')
        throw invalid('No upcoming invoices for customer', undefined, 'invoice_upcoming_none')
      return previewChange(world, subscription, order)
    }
    if (!order.customer) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
    const { id } = getCustomer(world, order.customer, 'customer')
    const { items } = order.subscription_details ?? {}
    if (items && items.length > 0) return previewNew(world, id, items)
    const [subscription] = world.store
      .all('subscription')
      .filter(({ customer, status }) => customer === id && ['active', 'trialing', 'past_due'].includes(status))
    if (!subscription) throw invalid('No upcoming invoices for customer', undefined, 'invoice_upcoming_none')
    return previewChange(world, subscription, order)
  })
  const id = `upcoming_in_${randomText(24)}`
  const url = `/v1/invoices/upcoming/lines`
  const data = draft.lines.data.map((line) => ({ ...line, invoice: id }))
  return { ...draft, id, lines: { ...draft.lines, data, url } }
}
