import type { Price, Product } from './catalogue.ts'
import type { CheckoutSession, PortalSession } from './checkout.ts'
import type { Customer, PaymentMethod } from './customer.ts'
import type { Delivery, Event, WebhookEndpoint } from './event.ts'
import type { Invoice, InvoiceItem, InvoicePayment } from './invoice.ts'
import type { Charge, PaymentIntent, Refund } from './payment.ts'
import type { Subscription } from './subscription.ts'

/** How far the stand-in's time is ahead of the machine's, in seconds. */
type ClockState = { object: 'clock'; id: 'clock'; created: number; ahead: number }

/** What a call with an idempotency key was answered. */
type KeptAnswer = {
  object: 'answer'
  id: string
  created: number
  /** A digest of the call: another one with the same key is refused. */
  call: string
  status: number
  body: string
  requestId: string
}

type AnyObject =
  | Product
  | Price
  | Customer
  | PaymentMethod
  | PaymentIntent
  | Charge
  | Refund
  | Subscription
  | Invoice
  | InvoiceItem
  | InvoicePayment
  | CheckoutSession
  | PortalSession
  | Event
  | WebhookEndpoint
  | Delivery
  | ClockState
  | KeptAnswer

/** Everything that is kept, by the name the API gives its kind. */
export type Kinds = { [Kind in AnyObject['object']]: Extract<AnyObject, { object: Kind }> }
export type Kind = keyof Kinds
