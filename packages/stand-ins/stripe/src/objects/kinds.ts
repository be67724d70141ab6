import type { Price, Product } from './catalogue.ts'
import type { CheckoutSession, PortalSession } from './checkout.ts'
import type { Customer, PaymentMethod } from './customer.ts'
import type { Delivery, Event, WebhookEndpoint } from './event.ts'
import type { Invoice, InvoiceItem, InvoicePayment } from './invoice.ts'
import type { Charge, PaymentIntent, Refund } from './payment.ts'
import type { Subscription } from './subscription.ts'

/** Offset of the stand-in's clock in seconds. */
type ClockState = { object: 'clock'; id: 'clock'; created: number; ahead: number }

/** Stored response of a call with an idempotency key. */
type IdempotentResponse = {
  object: 'answer'
  id: string
  created: number
  /** Digest of the call: a different call with the same key is refused. */
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
  | IdempotentResponse

/** All stored objects by their `object` field. */
export type Kinds = { [Kind in AnyObject['object']]: Extract<AnyObject, { object: Kind }> }
export type Kind = keyof Kinds
