import { createHash } from 'node:crypto'
import type { Transaction } from '../../infra/database.ts'
import type { Jobs, JobTransaction } from '../../infra/jobs.ts'
import type { Mail } from '../../infra/mailer.ts'
import { html, type Letter, text } from './layout.ts'
import type { LetterKind } from './letters.ts'

export type { Letter } from './layout.ts'

/** One mail to one account; `about` is the id of what it tells of, and makes its link. */
export interface MailOrder {
  kind: LetterKind
  /** Null for someone without an account. */
  userId: string | null
  about: string
  /** What the letter names besides: a product, a price, a date. No health data. */
  facts?: Readonly<Record<string, string>>
}

/** The same for every attempt at the same mail, and without anything about the person in it. */
const messageIdOf = (key: string, recipient: string, webUrl: string) =>
  `<${createHash('sha256').update(`${key}\n${recipient}`).digest('hex').slice(0, 40)}@${new URL(webUrl).hostname}>`

/** A letter ready to be sent. @param key names what it tells of, so that it is recognised when sent twice */
export const mailFrom = (letter: Letter, to: string, key: string, webUrl: string): Mail => ({
  to,
  subject: letter.subject,
  html: html(letter),
  text: text(letter),
  messageId: messageIdOf(key, to, webUrl),
  ...(letter.unsubscribeUrl && { unsubscribeUrl: letter.unsubscribeUrl }),
})

export const sendMail = { name: 'send-mail' }

const insertDelivery = `INSERT INTO mail_deliveries (id, key, recipient)
  SELECT uuidv7(), $1, email FROM users WHERE id = $2::uuid
  ON CONFLICT (key, recipient) DO NOTHING RETURNING id`

const insertDeliveryTo = `INSERT INTO mail_deliveries (id, key, recipient) VALUES (uuidv7(), $1, $2)
  ON CONFLICT (key, recipient) DO NOTHING RETURNING id`

/**
 * Queues mails in the transaction of the event they tell of: an event that is rolled back sends nothing, one that is
 * committed sends each of its mails once.
 */
export const mailService = (jobs: Jobs) => ({
  /** Queues a mail to an address that need not have an account; `occasion` lets the same mail go out anew. */
  orderTo: async (
    tx: Transaction,
    email: string,
    { occasion, ...order }: Omit<MailOrder, 'userId'> & { occasion: string },
  ): Promise<void> => {
    const key = `${order.kind}:${order.about}:${occasion}`
    const queued = await tx.$queryRawUnsafe<unknown[]>(insertDeliveryTo, key, email)
    if (queued.length > 0) await jobs.send(sendMail, { ...order, userId: null, key }, tx)
  },

  order: async (tx: Transaction | JobTransaction, order: MailOrder): Promise<void> => {
    const key = `${order.kind}:${order.about}`
    const queued =
      'executeSql' in tx
        ? (await tx.executeSql(insertDelivery, [key, order.userId])).rows
        : await tx.$queryRawUnsafe<unknown[]>(insertDelivery, key, order.userId)
    if (queued.length > 0) await jobs.send(sendMail, { ...order, key }, tx)
  },
})

export type Mails = ReturnType<typeof mailService>
