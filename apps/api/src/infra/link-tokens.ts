import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Tokens for links in mails, derived from an id with a secret: nothing secret is stored in the database or in a job,
 * and a mail sent again carries the same link. Whether a link is still good is the row's business.
 */
export interface LinkTokens {
  /** @param purpose keeps a link for one thing from opening another */
  create(purpose: string, id: string): string
  /** The id a token was made for, or null when it was not made here for this purpose. */
  read(purpose: string, token: string): string | null
}

export function linkTokens(secret: string): LinkTokens {
  const mac = (purpose: string, id: string) => createHmac('sha256', secret).update(`${purpose}:${id}`).digest()
  return {
    create: (purpose, id) => `${id}.${mac(purpose, id).toString('base64url')}`,
    read: (purpose, token) => {
      const [id = '', given = ''] = token.split('.')
      const expected = mac(purpose, id)
      const actual = Buffer.from(given, 'base64url')
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null
    },
  }
}
