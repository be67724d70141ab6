import { expect, test } from 'vitest'
import { isPaymentUrl } from './payment-url.ts'

const production = { hostname: 'kostbar.at' }
const local = { hostname: '127.0.0.1' }

test.each(['https://checkout.stripe.com/c/pay/cs_1', 'https://billing.stripe.com/p/session/x'])('allows %s', (url) => {
  expect(isPaymentUrl(url, production)).toBe(true)
})

test.each([
  null,
  '',
  '/profile',
  'http://checkout.stripe.com/c/pay/cs_1',
  'https://checkout.stripe.com.example.org/',
  'https://example.org/?https://checkout.stripe.com',
  'javascript:alert(1)',
  'http://127.0.0.1:3005/pay/cs_1',
])('refuses %s', (url) => {
  expect(isPaymentUrl(url, production)).toBe(false)
})

test('allows the local stand-in only on a loopback host', () => {
  expect(isPaymentUrl('http://127.0.0.1:3005/pay/cs_1', local)).toBe(true)
  expect(isPaymentUrl('http://10.0.0.7:3005/pay/cs_1', local)).toBe(false)
})
