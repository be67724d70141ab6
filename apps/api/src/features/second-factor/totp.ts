import { Secret, TOTP } from 'otpauth'

/** TOTP parameters that authenticator apps expect (RFC 6238): SHA-1, six digits, a new code every 30 seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** The codes one step before and after are accepted, too: clocks differ, and typing takes time. */
const windowSteps = 1

/** Generates a shared secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

interface TotpUriParams {
  /** Secret in base32. */
  readonly secret: string
  /** Name of the product and e-mail address of the account, which label the code in authenticator apps. */
  readonly issuer: string
  readonly account: string
}

/** `otpauth://` address for authenticator apps, shown as a QR code. */
export const totpUri = ({ secret, issuer, account }: TotpUriParams): string =>
  new TOTP({ ...parameters, issuer, label: account, secret: Secret.fromBase32(secret) }).toString()

/** Time step of a code; null when the code is wrong or more than one step away. */
export function stepOf(secret: string, code: string): number | null {
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) })
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, timestamp, window: windowSteps })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
