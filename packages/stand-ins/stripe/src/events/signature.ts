import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` header of a body.
 * @param seconds the machine's own time: receivers refuse what is older than five minutes
 */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
