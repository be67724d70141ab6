import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` header value of a body.
 * @param seconds system time: receivers refuse signatures older than five minutes
 */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
