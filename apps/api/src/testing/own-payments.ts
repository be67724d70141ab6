import { listenForPayments, type RunningPayments } from '@kostbar/stand-in-stripe/listen'
import { openPayments, type Payments } from '../infra/payments.ts'

const access = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' }

/** The payment service's stand-in of one test file: the one the local stack runs, with a clock that tests move. */
export interface OwnPayments {
  payments: Payments
  /** Settings for another process that shall use the same. */
  settings: Record<string, string>
  service: RunningPayments
  drop(): Promise<void>
}

/** @param webhookUrl where its events go; may answer later */
export async function ownPayments(webhookUrl: string): Promise<OwnPayments> {
  const webhook = { url: webhookUrl, secret: access.webhookSecret, events: ['*'] }
  const options = { secretKey: access.secretKey, webhook, deliveries: { retryDelays: [200], timeout: 5000 } }
  const service = await listenForPayments(options, 0)
  const payments = openPayments({ ...access, apiUrl: service.url })
  const drop = async () => {
    payments.close()
    await service.close()
  }
  const settings = {
    STRIPE_SECRET_KEY: access.secretKey,
    STRIPE_WEBHOOK_SECRET: access.webhookSecret,
    STRIPE_API_URL: service.url,
  }
  return { payments, settings, service, drop }
}
