import { Secret, TOTP } from 'otpauth'

/** What authenticator apps expect (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Codes of the step before and after are accepted, too: clocks differ, and people take time to type. */
const windowSteps = 1

const issuer = 'Kostbar'

/** A new shared secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** Address for authenticator apps, shown as a QR code. */
export const totpUri = (secret: string, account: string): string =>
  new TOTP({ ...parameters, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()

/** The time step of a code; null when the code is wrong or more than a step away. */
export function stepOf(secret: string, code: string): number | null {
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, timestamp, window: windowSteps })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
