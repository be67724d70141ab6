import type { Context } from '../context.ts'
import type { Price, Product } from '../objects/catalogue.ts'
import type { Customer } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Kind, Kinds } from '../objects/kinds.ts'
import type { Subscription } from '../objects/subscription.ts'
import { missing } from '../wire/stripe-error.ts'

/** Gets an object by id. @throws StripeError naming the parameter */
function get<K extends Kind>({ store }: Context, kind: K, id: string, name: string, param?: string): Kinds[K] {
  const object = store.find(kind, id)
  if (!object) throw missing(name, id, param)
  return object
}

export const getProduct = (context: Context, id: string, param?: string): Product =>
  get(context, 'product', id, 'product', param)
export const getPrice = (context: Context, id: string, param?: string): Price =>
  get(context, 'price', id, 'price', param)
export const getSubscription = (context: Context, id: string, param?: string): Subscription =>
  get(context, 'subscription', id, 'subscription', param)
export const getInvoice = (context: Context, id: string, param?: string): Invoice =>
  get(context, 'invoice', id, 'invoice', param)
export const getPaymentMethod = (context: Context, id: string, param?: string) =>
  get(context, 'payment_method', id, 'PaymentMethod', param)
export const getIntent = (context: Context, id: string, param?: string) =>
  get(context, 'payment_intent', id, 'payment_intent', param)
export const getCharge = (context: Context, id: string, param?: string) => get(context, 'charge', id, 'charge', param)
export const getRefund = (context: Context, id: string) => get(context, 'refund', id, 'refund')
export const getSession = (context: Context, id: string) => get(context, 'checkout.session', id, 'checkout.session')
export const getEvent = (context: Context, id: string) => get(context, 'event', id, 'event')

/** A customer who has not been deleted. */
export function getCustomer(context: Context, id: string, param?: string): Customer {
  const customer = get(context, 'customer', id, 'customer', param)
  if (customer.deleted) throw missing('customer', id, param)
  return customer
}
