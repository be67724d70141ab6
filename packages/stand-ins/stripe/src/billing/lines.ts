import type { Context } from '../context.ts'
import type { Interval } from '../money/interval.ts'
import { priceParts } from '../money/price-total.ts'
import type { Period } from '../money/proration.ts'
import type { Price } from '../objects/catalogue.ts'
import type { InvoiceItem, InvoiceLine } from '../objects/invoice.ts'
import type { SubscriptionItem } from '../objects/subscription.ts'
import { newId } from '../wire/ids.ts'
import { getProduct } from './lookup.ts'

/** An invoice line before it belongs to an invoice. */
export type Line = Omit<InvoiceLine, 'invoice'>

const intervalNames: Record<Interval, [one: string, many: string]> = {
  day: ['Tag', 'Tage'],
  week: ['Woche', 'Wochen'],
  month: ['Monat', 'Monate'],
  year: ['Jahr', 'Jahre'],
}

/** The billing interval in German: `Monat`, `3 Monate`; empty for one-time prices. */
export function intervalText(price: Price): string {
  if (!price.recurring) return ''
  const { interval, interval_count } = price.recurring
  const [one, many] = intervalNames[interval]
  return interval_count === 1 ? one : `${interval_count} ${many}`
}

const euros = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR', maximumFractionDigits: 6 })

const day = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'Europe/Vienna' })
export const formatDay = (moment: number): string => day.format(new Date(moment * 1000))

function describe(context: Context, price: Price, quantity: number, unit: string | null, tier: number | null): string {
  const { name } = getProduct(context, price.product)
  const each = price.recurring ? ` / ${intervalText(price)}` : ''
  const stage = tier === null ? '' : `Stufe ${tier}, `
  if (unit === null) return `${name} (${stage}Grundbetrag)`
  return `${quantity} × ${name} (${stage}${euros.format(Number(unit) / 100)}${each})`
}

export const pricingOf = (price: Price, unit: string | null): InvoiceLine['pricing'] => ({
  type: 'price_details',
  price_details: { price: price.id, product: price.product },
  unit_amount_decimal: unit,
})

/** Invoice lines of a price and quantity for a period, one per used tier. */
export function priceLines(
  context: Context,
  price: Price,
  quantity: number,
  period: Period,
  item?: SubscriptionItem,
): Line[] {
  return priceParts(price, quantity).map((part) => ({
    object: 'line_item',
    id: newId('il'),
    amount: part.amount,
    currency: price.currency,
    description: describe(context, price, part.quantity, part.unit, part.tier),
    metadata: {},
    parent: {
      type: item ? 'subscription_item_details' : 'invoice_item_details',
      subscription_item_details: item
        ? {
            invoice_item: null,
            proration: false,
            proration_details: { credited_items: null },
            subscription: item.subscription,
            subscription_item: item.id,
          }
        : null,
      invoice_item_details: item
        ? null
        : {
            invoice_item: newId('ii'),
            proration: false,
            proration_details: { credited_items: null },
            subscription: null,
          },
    },
    period,
    pricing: pricingOf(price, part.unit),
    quantity: part.quantity,
    quantity_decimal: `${part.quantity}`,
    subscription: item?.subscription ?? null,
    subtotal: part.amount,
  }))
}

/** An invoice item as an invoice line. */
export function lineOfItem(item: InvoiceItem): Line {
  const details = item.parent?.subscription_details
  const common = {
    invoice_item: item.id,
    proration: item.proration,
    proration_details: { credited_items: null },
    subscription: details?.subscription ?? null,
  }
  return {
    object: 'line_item',
    id: newId('il'),
    amount: item.amount,
    currency: item.currency,
    description: item.description,
    metadata: item.metadata,
    parent: details
      ? {
          type: 'subscription_item_details',
          invoice_item_details: null,
          subscription_item_details: {
            ...common,
            subscription: details.subscription,
            subscription_item: details.subscription_item,
          },
        }
      : { type: 'invoice_item_details', invoice_item_details: common, subscription_item_details: null },
    period: item.period,
    pricing: item.pricing,
    quantity: item.quantity,
    quantity_decimal: item.quantity_decimal,
    subscription: details?.subscription ?? null,
    subtotal: item.amount,
  }
}
