import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { toSession } from './mapping.ts'

const failed = (session: object): boolean =>
  toSession({ id: 'cs_1', status: 'complete', payment_status: 'unpaid', ...session } as Stripe.Checkout.Session)
    .paymentFailed

it('takes the payment of a session for failed by its payment, or by its subscription', () => {
  const byPayment = (status: string) => failed({ payment_intent: { id: 'pi_1', status } })
  expect(['processing', 'requires_action', 'succeeded'].filter(byPayment)).toEqual([])
  expect(['requires_payment_method', 'canceled'].every(byPayment)).toBe(true)
  const bySubscription = (status: string) => failed({ payment_intent: null, subscription: { id: 'sub_1', status } })
  expect(['active', 'incomplete', 'canceled'].filter(bySubscription)).toEqual([])
  expect(['past_due', 'unpaid', 'incomplete_expired'].every(bySubscription)).toBe(true)
})

it('takes no payment for failed on an open page, after it was paid, or without knowing its state', () => {
  const payment_intent = { id: 'pi_1', status: 'requires_payment_method' }
  expect(failed({ payment_intent, status: 'open' })).toBe(false)
  expect(failed({ subscription: { id: 'sub_1', status: 'past_due' }, payment_status: 'paid' })).toBe(false)
  expect(failed({ payment_intent: 'pi_1', subscription: 'sub_1' })).toBe(false)
})
