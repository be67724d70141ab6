import { expect, test } from 'vitest'
import { isPayAddress } from './pay-address.ts'

const online = { hostname: 'kostbar.at' }
const local = { hostname: '127.0.0.1' }

test.each(['https://checkout.stripe.com/c/pay/cs_1', 'https://billing.stripe.com/p/session/x'])(
  'people are sent to %s',
  (address) => {
    expect(isPayAddress(address, online)).toBe(true)
  },
)

test.each([
  null,
  '',
  '/profile',
  'http://checkout.stripe.com/c/pay/cs_1',
  'https://checkout.stripe.com.example.org/',
  'https://example.org/?https://checkout.stripe.com',
  'javascript:alert(1)',
  'http://127.0.0.1:3005/pay/cs_1',
])('nobody is sent to %s', (address) => {
  expect(isPayAddress(address, online)).toBe(false)
})

test('the local stand-in counts on the same machine', () => {
  expect(isPayAddress('http://127.0.0.1:3005/pay/cs_1', local)).toBe(true)
  expect(isPayAddress('http://10.0.0.7:3005/pay/cs_1', local)).toBe(false)
})
