import type { Context } from '../context.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { randomText } from '../wire/ids.ts'
import { invalid } from '../wire/stripe-error.ts'
import { changeItems, endTrial, type ItemChange, type Proration } from './change.ts'
import { draftInvoice, pendingItems } from './invoices.ts'
import { getCustomer, getPrice, getSubscription } from './lookup.ts'
import { draftRenewal } from './renew.ts'
import { currentPeriod, itemLines, openSubscription } from './subscriptions.ts'

export type PreviewParams = {
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

/** Previews a new subscription. */
function previewNew(context: Context, customer: string, items: ItemChange[]): Invoice {
  const orders = items.map(({ price, quantity, metadata }) => ({
    price: getPrice(context, price ?? '', 'subscription_details[items][0][price]'),
    quantity: quantity ?? 1,
    metadata: metadata ?? {},
  }))
  const params = { customer, items: orders, metadata: {}, description: null, trialEnd: null, defaultMethod: null }
  const subscription = openSubscription(context, params)
  const now = context.clock.now()
  const lines = itemLines(context, subscription, currentPeriod(subscription))
  const draft = draftInvoice(
    context,
    { customer, subscription, reason: 'upcoming', lines, period: { start: now, end: now } },
    pendingItems(context, customer),
  )
  return { ...draft, parent: null }
}

function previewChange(context: Context, subscription: Subscription, params: PreviewParams): Invoice {
  const { items, proration_behavior: proration = 'create_prorations', ...details } = params.subscription_details ?? {}
  const from = details.proration_date ?? context.clock.now()
  const changed =
    items && items.length > 0
      ? changeItems(context, subscription, { items, proration, from })
      : details.trial_end === 'now'
        ? endTrial(context, subscription)
        : { subscription, invoice: undefined }
  if (changed.invoice) return changed.invoice
  const next = details.cancel_at_period_end ?? changed.subscription.cancel_at_period_end
  if (next && pendingItems(context, subscription.customer, subscription.id).length === 0)
    throw invalid('No upcoming invoices for customer', undefined, 'invoice_upcoming_none')
  return draftRenewal(context, changed.subscription, 'upcoming')
}

/**
 * Previews the invoice of a change in a dry run: due at once with `always_invoice` or another
 * billing interval, else the renewal's.
 */
export function previewInvoice(context: Context, params: PreviewParams): Invoice {
  const draft = context.store.dryRun(() => {
    if (params.subscription) {
      const subscription = getSubscription(context, params.subscription, 'subscription')
      if (subscription.status === 'canceled')
        throw invalid('No upcoming invoices for customer', undefined, 'invoice_upcoming_none')
      return previewChange(context, subscription, params)
    }
    if (!params.customer) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
    const { id } = getCustomer(context, params.customer, 'customer')
    const { items } = params.subscription_details ?? {}
    if (items && items.length > 0) return previewNew(context, id, items)
    const [subscription] = context.store
      .all('subscription', { customer: id })
      .filter(({ status }) => ['active', 'trialing', 'past_due'].includes(status))
    if (!subscription) throw invalid('No upcoming invoices for customer', undefined, 'invoice_upcoming_none')
    return previewChange(context, subscription, params)
  })
  const id = `upcoming_in_${randomText(24)}`
  const url = `/v1/invoices/upcoming/lines`
  const data = draft.lines.data.map((line) => ({ ...line, invoice: id }))
  return { ...draft, id, lines: { ...draft.lines, data, url } }
}
