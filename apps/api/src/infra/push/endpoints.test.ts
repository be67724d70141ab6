import { expect, it } from 'vitest'
import { isAllowedEndpoint } from './endpoints.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is a push service', (endpoint) => expect(isAllowedEndpoint(endpoint)).toBe(true))

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://notpush.apple.com/abc',
  'https://127.0.0.1/abc',
  'https://10.0.0.8/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'http://127.0.0.1:3007/push/abc',
  'file:///etc/passwd',
  'no address',
])('%s is refused', (endpoint) => expect(isAllowedEndpoint(endpoint)).toBe(false))

it('the local push service is allowed by its origin alone', () => {
  const origin = 'http://127.0.0.1:3007'
  expect(isAllowedEndpoint(`${origin}/push/a`, origin)).toBe(true)
  expect(isAllowedEndpoint('http://127.0.0.1:3008/push/a', origin)).toBe(false)
})
