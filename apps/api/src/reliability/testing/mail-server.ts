import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { freePort } from '@kostbar/machine/free-port'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  to: string
  subject: string
  messageId: string
}

/** SMTP server for tests; can be closed, refuse mails, and accept connections without answering. */
export interface MailServer {
  readonly url: string
  /** Accepted mails, oldest first; one per recipient. */
  readonly received: ReceivedMail[]
  /** Number of refused mails. */
  refused(): number
  /** Refuses all mails with this answer (`451 …`); null accepts them again. */
  refuseWith(answer: string | null): void
  /** Accepts connections and answers nothing until `resume`; commands received meanwhile are never answered. */
  stall(): void
  resume(): void
  open(): Promise<void>
  close(): Promise<void>
}

const header = (raw: string, name: string) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1] ?? ''

/** Starts an SMTP server on 127.0.0.1 that stores accepted mails. */
export async function openMailServer(): Promise<MailServer> {
  const port = await freePort()
  const received: ReceivedMail[] = []
  let refusal: string | null = null
  let refused = 0
  let isStalled = false
  let server: SMTPServer | undefined

  const receive = (raw: string, recipients: string[]) => {
    if (refusal) {
      refused += 1
      throw Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) })
    }
    const [subject, messageId] = [header(raw, 'Subject'), header(raw, 'Message-ID')]
    for (const to of recipients) received.push({ to, subject, messageId })
  }
  const unlessStalled = (answer: () => void) => {
    if (!isStalled) answer()
  }
  const open = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onConnect: (_session, done) => unlessStalled(done),
      onMailFrom: (_address, _session, done) => unlessStalled(done),
      onData: (stream, { envelope }, done) => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        text(stream)
          .then((raw) => receive(raw, recipients))
          .then(() => done(), done)
      },
    })
    // Expected: tests kill clients in the middle of a mail.
    server.on('error', () => undefined)
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
  }
  const close = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  await open()
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused: () => refused,
    refuseWith: (answer) => {
      refusal = answer
    },
    stall: () => {
      isStalled = true
    },
    resume: () => {
      isStalled = false
    },
    open,
    close,
  }
}
