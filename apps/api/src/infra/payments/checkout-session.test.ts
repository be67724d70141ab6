import { freePort } from '@kostbar/machine/free-port'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type StripeStandIn, startStripeStandIn } from '../../testing/stripe-stand-in.ts'
import { openPayments, type Payments } from './payments.ts'

let standIn: StripeStandIn
let stripe: Stripe
let customerId: string

beforeAll(async () => {
  standIn = await startStripeStandIn(`http://127.0.0.1:${await freePort()}/stripe/webhook`)
  standIn.service.setDeliveryFaults({ hold: true })
  const { hostname: host, port } = new URL(standIn.service.url)
  stripe = new Stripe(standIn.settings.STRIPE_SECRET_KEY ?? '', { host, port, protocol: 'http', telemetry: false })
  const user = { userId: crypto.randomUUID(), email: 'ben@example.test', name: 'Ben' }
  customerId = await standIn.payments.createCustomer(user)
})
afterAll(() => standIn.stop())

/** Opens a session for one slot. @returns it as the payment service stores it */
async function open(payments: Payments, forBusiness: boolean) {
  const { id } = await payments.openSession({
    idempotencyKey: crypto.randomUUID(),
    mode: 'subscription',
    customerId,
    userId: crypto.randomUUID(),
    priceId: 'price_slots_month',
    quantity: 1,
    forBusiness,
    successUrl: 'http://localhost:3000/profile',
    cancelUrl: 'http://localhost:3000/sale',
  })
  return stripe.checkout.sessions.retrieve(id)
}

it('asks for what an invoice must show: the address, and the VAT number of a business', async () => {
  const consumer = await open(standIn.payments, false)
  expect(consumer).toMatchObject({ billing_address_collection: 'required', customer_update: { address: 'auto' } })
  expect(consumer.tax_id_collection?.enabled ?? false).toBe(false)
  expect(await open(standIn.payments, true)).toMatchObject({
    billing_address_collection: 'required',
    customer_update: { address: 'auto', name: 'auto' },
    tax_id_collection: { enabled: true },
  })
})

it('lets the payment service determine taxes only where the operator wants it', async () => {
  expect((await open(standIn.payments, false)).automatic_tax.enabled).toBe(false)
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_WEBHOOK_SECRET: webhookSecret = '' } = standIn.settings
  const payments = openPayments({ secretKey, webhookSecret, apiUrl: standIn.service.url, automaticTax: true })
  expect((await open(payments, false)).automatic_tax.enabled).toBe(true)
  payments.close()
})
