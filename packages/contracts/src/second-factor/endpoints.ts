import { endpoints } from '../endpoint.ts'
import type { secondFactorSchemas } from './schemas.ts'

export const secondFactor = endpoints<typeof secondFactorSchemas>()({
  state: { method: 'GET', path: '/users/second-factor', access: 'signedIn', beforeSecondFactor: true },
  setUp: { method: 'POST', path: '/users/second-factor/set-up', access: 'signedIn', beforeSecondFactor: true },
  confirm: { method: 'POST', path: '/users/second-factor/confirm', access: 'signedIn', beforeSecondFactor: true },
  renewRecoveryCodes: { method: 'POST', path: '/users/second-factor/recovery-codes', access: 'signedIn' },
  disable: { method: 'POST', path: '/users/second-factor/disable', access: 'signedIn' },
})
