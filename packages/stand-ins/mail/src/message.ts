import { createHash } from 'node:crypto'
import type { Address, Email } from 'postal-mime'
import { z } from 'zod'

/** A received mail, as stored and returned by GET /api/messages. */
export const message = z.object({
  /** Hash of the Message-ID: duplicates share it. */
  id: z.string(),
  messageId: z.string(),
  /** From header, with name if given. */
  from: z.string(),
  /** Lower-case addresses, Bcc included. */
  to: z.array(z.string()),
  subject: z.string(),
  /** ISO 8601, Date header. */
  date: z.string(),
  /** ISO 8601, time of arrival. */
  receivedAt: z.string(),
  text: z.string(),
  html: z.string(),
})

export type Message = z.infer<typeof message>

function addressText(address: Address | undefined): string {
  if (!address?.address) return ''
  return address.name ? `${address.name} <${address.address}>` : address.address
}

const isoDate = (text: string | undefined, fallback: string): string => {
  const date = new Date(text ?? '')
  return Number.isNaN(date.getTime()) ? fallback : date.toISOString()
}

/** Converts a parsed mail. `recipients` are those of the SMTP envelope, `raw` its source. */
export function toMessage(email: Email, recipients: readonly string[], raw: Buffer, receivedAt: string): Message {
  const identity = email.messageId ?? raw
  const named = [...(email.to ?? []), ...(email.cc ?? [])].flatMap(({ address }) => address ?? [])
  return {
    id: createHash('sha256').update(identity).digest('hex').slice(0, 24),
    messageId: email.messageId ?? '',
    from: addressText(email.from),
    to: [...new Set([...named, ...recipients].map((address) => address.toLowerCase()))],
    subject: email.subject ?? '',
    date: isoDate(email.date, receivedAt),
    receivedAt,
    text: email.text ?? '',
    html: email.html ?? '',
  }
}
