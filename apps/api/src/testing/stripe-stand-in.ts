import { type RunningStripeServer, startStripeServer } from '@kostbar/stand-in-stripe/listen'
import { openPayments, type Payments } from '../infra/payments/payments.ts'

const credentials = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' }

/** A Stripe stand-in for one test file, with a clock that tests advance, and a client connected to it. */
export interface StripeStandIn {
  payments: Payments
  /** Environment variables for another API process that uses the same stand-in. */
  settings: Record<string, string>
  service: RunningStripeServer
  stop(): Promise<void>
}

/** @param webhookUrl target of its events; deliveries are retried until it answers */
export async function startStripeStandIn(webhookUrl: string): Promise<StripeStandIn> {
  const webhook = { url: webhookUrl, secret: credentials.webhookSecret, events: ['*'] }
  const options = { secretKey: credentials.secretKey, webhook, deliveries: { retryDelays: [200], timeout: 5000 } }
  const service = await startStripeServer(options, 0)
  const payments = openPayments({ ...credentials, apiUrl: service.url })
  const stop = async () => {
    payments.close()
    await service.close()
  }
  const settings = {
    STRIPE_SECRET_KEY: credentials.secretKey,
    STRIPE_WEBHOOK_SECRET: credentials.webhookSecret,
    STRIPE_API_URL: service.url,
  }
  return { payments, settings, service, stop }
}
