import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { acknowledged, type Member, member, send } from './testing/calls.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

/** A member writes entries of a protocol while API processes are killed, and over two processes at once. */
const machine = useApiProcesses()
const today = todayInVienna()
let api: Awaited<ReturnType<typeof machine.start>>
let ben: Member

beforeAll(async () => {
  api = await machine.start()
  ben = await member(api.url)
  for (const [endpoint, body] of [
    [health.giveConsent, { version: consentVersion }],
    [protocol.start, { startsOn: today }],
  ] as const)
    expect((await send(api.url, endpoint, { token: ben.access_token, body })).status).toBe(200)
})

const entry = (text: string) => {
  const meal = { number: 1, rev: 0, day: today, time: '12:00', kind: 'LUNCH' }
  return { ...meal, key: randomUUID(), items: [{ text }] }
}
const write = (url: string, body: ReturnType<typeof entry>) =>
  send(url, protocol.saveMeal, { token: ben.access_token, body })
const textsOf = async (url: string): Promise<string[]> => {
  const params = { userId: ben.id }
  const { body } = await send(url, protocol.get, { token: ben.access_token, params })
  return body.protocol.meals.map(({ items }: { items: { text: string }[] }) => items[0]?.text).sort()
}

it('stores an entry once whose answer was lost because the API was killed', async ({ annotate }) => {
  // Killed before, while and after the entry is stored.
  const killedAfterMs = [0, 5, 15, 40]
  let lost = 0
  for (const ms of killedAfterMs) {
    const body = entry(`Entry ${ms}`)
    const sent = acknowledged(write(api.url, body))
    await delay(ms)
    await api.end('SIGKILL')
    if (!(await sent)) lost += 1
    api = await machine.start()
    const again = await write(api.url, body)
    expect([again.status, again.body.rev]).toEqual([200, 1])
  }
  expect(await textsOf(api.url)).toEqual(killedAfterMs.map((ms) => `Entry ${ms}`).sort())
  await annotate(`${lost} of ${killedAfterMs.length} answers lost; every entry stored once`)
}, 300_000)

it('stores an entry once that reaches two processes at the same time', async () => {
  const other = await machine.start()
  const body = entry('Same entry')
  const [first, second] = await Promise.all([api, other].map(({ url }) => write(url, body)))
  expect([first?.status, second?.status]).toEqual([200, 200])
  expect(first?.body.id).toBe(second?.body.id)
  expect((await textsOf(other.url)).filter((text) => text === 'Same entry')).toHaveLength(1)
})
