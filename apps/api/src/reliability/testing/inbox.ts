import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { freePort } from '@kostbar/machine/free-port'
import { SMTPServer } from 'smtp-server'

interface Arrival {
  to: string
  subject: string
  messageId: string
}

/** A mail server for tests that can be away or refuse. */
export interface Inbox {
  readonly url: string
  /** Every accepted copy, oldest first. */
  readonly arrivals: Arrival[]
  /** Attempts it has turned away. */
  refused(): number
  /** Answers every mail with this (`451 …`) until told otherwise by null. */
  refuseWith(answer: string | null): void
  open(): Promise<void>
  close(): Promise<void>
}

const header = (raw: string, name: string) => new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1] ?? ''

/** An SMTP server on 127.0.0.1 that keeps what it accepts. */
export async function openInbox(): Promise<Inbox> {
  const port = await freePort()
  const arrivals: Arrival[] = []
  let refusal: string | null = null
  let refused = 0
  let server: SMTPServer | undefined

  const receive = (raw: string, recipients: string[]) => {
    if (refusal) {
      refused += 1
      throw Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) })
    }
    const [subject, messageId] = [header(raw, 'Subject'), header(raw, 'Message-ID')]
    for (const to of recipients) arrivals.push({ to, subject, messageId })
  }
  const open = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onData: (stream, { envelope }, done) => {
        const recipients = envelope.rcptTo.map(({ address }) => address)
        text(stream)
          .then((raw) => receive(raw, recipients))
          .then(() => done(), done)
      },
    })
    // A client that is killed in the middle is what the tests are about.
    server.on('error', () => undefined)
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
  }
  const close = () => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  await open()
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    refused: () => refused,
    refuseWith: (answer) => {
      refusal = answer
    },
    open,
    close,
  }
}
