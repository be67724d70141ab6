import { randomUUID } from 'node:crypto'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ limitScale: 1 })

it('accepts 60 messages an hour of one person', async () => {
  const client = await app.person()
  const trainer = await app.trainerOf(client)
  const params = { userId: client.id }
  const send = (person: typeof client) =>
    person.call(messages.send, { params, body: { text: 'Hallo', key: randomUUID() } })
  for (let index = 0; index < 60; index += 1) await send(client)
  await expect(send(client)).toMatchProblem('too_many_requests')
  await send(trainer)
})
