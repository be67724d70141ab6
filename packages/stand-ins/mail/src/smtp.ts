import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

const largestMail = 25 * 1024 * 1024

const tooLarge = () => Object.assign(new Error('Message exceeds the size limit'), { responseCode: 552 })

/**
 * Takes every mail that arrives at 127.0.0.1 on `port`, for whomever it is, without sign-in.
 * A mail is confirmed only when it is kept.
 * @returns the way to stop it
 */
export async function listenForMail(mailbox: Mailbox, port: number): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    banner: 'Kostbar local inbox',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: largestMail,
    disableReverseLookup: true,
    closeTimeout: 1000,
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((raw) => (stream.sizeExceeded ? Promise.reject(tooLarge()) : mailbox.receive(raw, recipients)))
        .then(() => done(), done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
  // A client that hangs up in the middle is its own concern, and must not end the stack.
  server.on('error', () => undefined)
  return () => new Promise((resolve) => server.close(resolve))
}
