import Stripe from 'stripe'
import { onTestFinished } from 'vitest'
import { type RunningStripeServer, startStripeServer } from '../listen.ts'
import type { PaymentsOptions } from '../server.ts'
import { secretKey } from './secret-key.ts'

/** The official SDK with the stand-in's address. */
export const sdkFor = (port: number, options: Partial<Stripe.StripeConfig> = {}, key = secretKey): Stripe =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', telemetry: false, maxNetworkRetries: 0, ...options })

export type StripeAccount = RunningStripeServer & { stripe: Stripe }

/** A stand-in per test, in memory, with the seeded products. */
export async function openAccount(options: Partial<PaymentsOptions> = {}): Promise<StripeAccount> {
  const running = await startStripeServer({ secretKey, ...options }, 0)
  onTestFinished(running.close)
  return { ...running, stripe: sdkFor(running.port) }
}

/** A customer with a test card as default payment method. */
export async function openCustomer(stripe: Stripe, token = 'pm_card_visa', email = 'mitglied@kostbar.test') {
  const customer = await stripe.customers.create({ email, name: 'Mitglied Demo' })
  const method = await stripe.paymentMethods.attach(token, { customer: customer.id })
  return stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } })
}
