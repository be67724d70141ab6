import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { openAccount, sdkFor } from './testing/account.ts'

const impatient = { timeout: 200 }
/** Number of faults that make a call fail: the SDK always repeats a call once whose connection was reset. */
const enough = (kind: string) => (kind.startsWith('reset') ? 2 : 1)
const rejected = (call: Promise<unknown>) => call.catch((error: unknown) => error)

describe('fault injection: a call can', () => {
  it.each([
    ['hang', Stripe.errors.StripeConnectionError],
    ['reset', Stripe.errors.StripeConnectionError],
    ['error', Stripe.errors.StripeAPIError],
    ['rate_limit', Stripe.errors.StripeRateLimitError],
  ] as const)('%s before it has any effect', async (kind, problem) => {
    const { port, stripe, injectFault } = await openAccount()
    injectFault({ kind, match: 'POST /v1/customers', times: enough(kind) })
    expect(await rejected(sdkFor(port, impatient).customers.create())).toBeInstanceOf(problem)
    expect((await stripe.customers.list()).data).toEqual([])
    expect(await stripe.customers.create()).toHaveProperty('id')
  })

  it.each(['hang_after', 'reset_after', 'error_after'] as const)(
    '%s its effect, and be repeated with its key',
    async (kind) => {
      const { port, stripe, injectFault } = await openAccount()
      injectFault({ kind, match: 'POST /v1/customers', times: enough(kind) })
      expect(await rejected(sdkFor(port, impatient).customers.create())).toBeInstanceOf(Error)
      expect((await stripe.customers.list()).data).toHaveLength(1)
      injectFault({ kind, match: 'POST /v1/customers', times: enough(kind) })
      // The SDK repeats the call itself, with the same idempotency key.
      await sdkFor(port, { ...impatient, maxNetworkRetries: 2 }).customers.create()
      expect((await stripe.customers.list()).data).toHaveLength(2)
    },
  )

  it('be slow, until faults are cleared', async () => {
    const { port, stripe, injectFault, clearFaults } = await openAccount()
    injectFault({ kind: 'slow', milliseconds: 600 })
    expect(await rejected(sdkFor(port, impatient).products.list())).toBeInstanceOf(Stripe.errors.StripeConnectionError)
    clearFaults()
    expect((await stripe.products.list()).data).toHaveLength(4)
  })
})
