import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  html: string
  text: string
  /** The same for every attempt, so that mail servers recognise a repeated delivery. */
  messageId: string
  /** Target of the List-Unsubscribe header. */
  unsubscribeUrl?: string
}

export interface Mailer {
  send(mail: Mail): Promise<void>
  close(): void
}

/** @param smtpUrl smtp(s)://user:password@host:port */
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
    close: () => transport.close(),
  }
}
