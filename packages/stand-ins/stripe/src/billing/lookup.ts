import type { Price, Product } from '../objects/catalogue.ts'
import type { Customer } from '../objects/customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { Kind, Kinds } from '../objects/kinds.ts'
import type { Subscription } from '../objects/subscription.ts'
import { missing } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'

/** The one with this id; refuses like the API, naming the parameter it came from. */
function get<K extends Kind>({ store }: World, kind: K, id: string, name: string, param?: string): Kinds[K] {
  const found = store.find(kind, id)
  if (!found) throw missing(name, id, param)
  return found
}

export const getProduct = (world: World, id: string, param?: string): Product =>
  get(world, 'product', id, 'product', param)
export const getPrice = (world: World, id: string, param?: string): Price => get(world, 'price', id, 'price', param)
export const getSubscription = (world: World, id: string, param?: string): Subscription =>
  get(world, 'subscription', id, 'subscription', param)
export const getInvoice = (world: World, id: string, param?: string): Invoice =>
  get(world, 'invoice', id, 'invoice', param)
export const getPaymentMethod = (world: World, id: string, param?: string) =>
  get(world, 'payment_method', id, 'PaymentMethod', param)
export const getIntent = (world: World, id: string, param?: string) =>
  get(world, 'payment_intent', id, 'payment_intent', param)
export const getCharge = (world: World, id: string, param?: string) => get(world, 'charge', id, 'charge', param)
export const getSession = (world: World, id: string) => get(world, 'checkout.session', id, 'checkout.session')
export const getEvent = (world: World, id: string) => get(world, 'event', id, 'event')

/** A customer who has not been deleted. */
export function getCustomer(world: World, id: string, param?: string): Customer {
  const customer = get(world, 'customer', id, 'customer', param)
  if (customer.deleted) throw missing('customer', id, param)
  return customer
}
