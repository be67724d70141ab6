import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

const largestMail = 25 * 1024 * 1024

const tooLarge = () => Object.assign(new Error('Message exceeds the size limit'), { responseCode: 552 })

/**
 * SMTP server on 127.0.0.1: accepts every mail, without authentication.
 * A mail is confirmed once it is stored.
 * @returns a function that stops it
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
  // An aborted connection must not end the stack.
  server.on('error', () => undefined)
  return () => new Promise((resolve) => server.close(resolve))
}
