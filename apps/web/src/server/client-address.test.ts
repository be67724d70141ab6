// @vitest-environment node
import { expect, test } from 'vitest'
import { clientKey } from './client-address.ts'

test('addresses of one IPv6 network are one client, others are not', () => {
  expect(clientKey('2001:db8:1:2:aaaa::1')).toBe(clientKey('2001:db8:1:2::2'))
  expect(clientKey('2001:db8:1:3::1')).not.toBe(clientKey('2001:db8:1:2::1'))
})

test('an IPv4 address is the same client when it is mapped to IPv6', () => {
  expect(clientKey('::ffff:192.0.2.1')).toBe(clientKey('192.0.2.1'))
  expect(clientKey('192.0.2.2')).not.toBe(clientKey('192.0.2.1'))
})

test('anything else is its own key', () => {
  expect(clientKey('unknown')).toBe('unknown')
})
