import type Stripe from 'stripe'
import { expect, it } from 'vitest'
import { toProduct, toSession } from './mapping.ts'

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

it('states no higher discount than a price saves against the monthly one', () => {
  const price = (id: string, unit_amount: number, interval: string, discount?: string) => ({
    id,
    unit_amount,
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    currency: 'eur',
    type: 'recurring',
    billing_scheme: 'per_unit',
    metadata: discount ? { discount } : {},
  })
  const discounts = (...prices: ReturnType<typeof price>[]) =>
    toProduct(
      { id: 'prod_1', name: 'Basis', active: true, images: [], metadata: { kind: 'membership' } } as never,
      prices as never[],
    )?.productPrices.map(({ discount }) => discount)
  const monthly = price('m', 1490, 'month')
  expect(discounts(monthly, price('y', 14_900, 'year', '17'))).toEqual([null, 16])
  expect(discounts(monthly, price('y', 14_900, 'year', '10'))).toEqual([null, 10])
  expect(discounts(monthly, price('y', 14_900, 'year'))).toEqual([null, null])
  expect(discounts(price('w', 490, 'week'), price('y', 14_900, 'year', '17'))).toEqual([null, null])
})
