import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** Message-ID; equal for every attempt, so that mail servers recognise a repeated delivery. */
  messageId: string
  /** Target of the List-Unsubscribe header. */
  unsubscribeUrl?: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Connects and signs in without sending a mail. @throws Error unless the mail server accepts the connection */
  check(): Promise<void>
  close(): void
}

/**
 * Replies of mail servers for good to a recipient's address: no such mailbox or domain, invalid, moved, domain without
 * mail. See the status codes X.1.x of RFC 3463 and RFC 7505. Refusals for other reasons may be due to the sender's
 * settings or reputation, and end.
 */
const unknownAddressReply = /^5\d\d[ -]5\.1\.(1|2|3|6|10)\b/

/** Whether `Mailer.send` failed because the recipient's address does not exist, which no later attempt changes. */
export function isUnknownAddress(error: unknown): boolean {
  const { code, response } = (error ?? {}) as { code?: unknown; response?: unknown }
  return code === 'EENVELOPE' && typeof response === 'string' && unknownAddressReply.test(response)
}

/**
 * Opens a mailer, without connecting yet.
 * @param smtpUrl smtp(s)://user:password@host:port
 * @param from sender of all mails: `Name <name@host>`
 */
export function openMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 15_000,
  })
  return {
    send: async ({ unsubscribeUrl, ...mail }) => {
      await transport.sendMail({ from, ...mail, ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }) })
    },
    check: async () => {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
