import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Tokens for links in mails: a row's id with an HMAC of purpose and id. No secret is stored in the database or in a
 * job, and a repeated mail has the same link. The row with that id decides on expiry and single use.
 */
export interface LinkTokens {
  /** @param purpose a token verifies only for the purpose it was created for */
  create(purpose: string, id: string): string
  /** @returns the id; null when the token is invalid or was created for another purpose */
  verify(purpose: string, token: string): string | null
}

export function linkTokens(secret: string): LinkTokens {
  const mac = (purpose: string, id: string) => createHmac('sha256', secret).update(`${purpose}:${id}`).digest()
  return {
    create: (purpose, id) => `${id}.${mac(purpose, id).toString('base64url')}`,
    verify: (purpose, token) => {
      const [id = '', signature = ''] = token.split('.')
      const expected = mac(purpose, id)
      const actual = Buffer.from(signature, 'base64url')
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null
    },
  }
}
