import { createHash, timingSafeEqual } from 'node:crypto'
import { StripeError } from './stripe-error.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

function keyIn(header: string): string | undefined {
  const [scheme = '', value = ''] = header.split(' ', 2)
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0]
  return undefined
}

const refused = (message: string) => new StripeError(401, { type: 'invalid_request_error', message })

/**
 * Checks the secret key, as bearer token or user of basic authentication.
 * @throws StripeError 401
 */
export function authenticate(header: string | undefined, secretKey: string): void {
  const key = keyIn(header ?? '')
  if (!key)
    throw refused(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  if (timingSafeEqual(digest(key), digest(secretKey))) return
  const shown = key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}` : '****'
  throw refused(`Invalid API Key provided: ${shown}`)
}
