import { createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, expect, it } from 'vitest'
import { openMailer } from '../../infra/mailer.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { deliverMailJob } from './jobs.ts'

const app = useTestApp()

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

/** A mail server that refuses every recipient. */
async function refusingMailer(reply: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 mx.example.test\r\n')
    createInterface(socket).on('line', (line) => {
      if (line.startsWith('QUIT')) socket.end('221 2.0.0 Bye\r\n')
      else socket.write(line.startsWith('RCPT') ? `${reply}\r\n` : '250 2.0.0 Ok\r\n')
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return openMailer(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`, 'Kostbar <post@example.test>')
}

/** Tries to deliver a mail to a server that gives this reply. @returns the delivery afterwards; null when it is deleted */
async function deliver(reply: string, template: 'passwordChanged' | 'accountDeleted') {
  const { database } = app.infra
  const { id: subjectId, email: recipient } = await app.account()
  const { id } = await database.prisma.mailDelivery.create({
    data: { template, subjectId, recipient, dedupeKey: `${template}:${subjectId}` },
  })
  const mailer = await refusingMailer(reply)
  const job = deliverMailJob({ ...app.infra, mailer })
  const error = await database
    .transaction((tx) => job.run({ id }, tx))
    .then(
      () => undefined,
      (reason: unknown) => reason,
    )
  mailer.close()
  return { error, delivery: await database.prisma.mailDelivery.findUnique({ where: { id } }) }
}

it.each(['550 5.1.1 No such user here', '550-5.1.1 The account\r\n550 5.1.1 does not exist', '556 5.1.10 Null MX'])(
  'gives up a mail to an address that does not exist: %j',
  async (reply) => {
    const { error, delivery } = await deliver(reply, 'passwordChanged')
    expect(error).toBeUndefined()
    expect(delivery).toMatchObject({ sentAt: null, givenUpAt: expect.any(Date) })
  },
)

it.each([
  '450 4.1.1 Try again later',
  '554 5.7.1 Relay access denied',
  '550 5.1.8 Bad sender',
  '552 5.2.2 Mailbox full',
])('retries after a refusal that may pass: %j', async (reply) => {
  const { error, delivery } = await deliver(reply, 'passwordChanged')
  expect(error).toBeInstanceOf(Error)
  expect(delivery).toMatchObject({ sentAt: null, givenUpAt: null })
})

it('deletes the last mail to a deleted account, also when its address does not exist', async () => {
  const { error, delivery } = await deliver('550 5.1.1 No such user here', 'accountDeleted')
  expect([error, delivery]).toEqual([undefined, null])
})
