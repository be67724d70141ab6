import { setTimeout as delay } from 'node:timers/promises'
import { users } from '@kostbar/contracts/users/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { problemTexts } from '../problems/texts.ts'
import { type ApiProcess, scaledLimitMs } from './testing/api-process.ts'
import {
  forgotPassword,
  member,
  type Reply,
  randomEmail,
  randomIp,
  sendOnce,
  signIn,
  signInOnce,
} from './testing/calls.ts'
import { startLoad } from './testing/load.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

const machine = useApiProcesses()
let api: ApiProcess

beforeAll(async () => {
  api = await machine.start()
})

/** Lowest decile: the fastest calls show the work of the call itself, slower ones other load of the machine. */
const lowestDecile = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 10)] ?? Number.NaN

/**
 * Calls with known and unknown addresses in turn.
 * @returns the lowest decile of each in milliseconds, and all distinct bodies
 */
async function compare(call: (email: string) => Promise<Reply>, known: string[]) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const bodies = new Set<string>()
  const measure = async (kind: keyof typeof times, email: string) => {
    const { body, ms } = await call(email)
    times[kind].push(ms)
    bodies.add(JSON.stringify(body))
  }
  for (const email of known) {
    await measure('known', email)
    await measure('unknown', randomEmail())
  }
  return { known: lowestDecile(times.known), unknown: lowestDecile(times.unknown), bodies }
}

it('answers known and unknown addresses alike, in content and time', async ({ annotate }) => {
  const members = await Promise.all(Array.from({ length: 10 }, () => member(api.url)))
  const known = members.flatMap(({ email }) => [email, email, email])
  const guess = (email: string) => signIn(api.url, email, randomIp(), 'geraten')
  const reset = (email: string) => forgotPassword(api.url, email)
  for (const [name, call] of Object.entries({ guess, reset })) {
    const { known: whenKnown, unknown, bodies } = await compare(call, known)
    expect(bodies.size).toBe(1)
    expect(whenKnown / unknown).toBeGreaterThan(0.5)
    expect(whenKnown / unknown).toBeLessThan(2)
    await annotate(
      `${name}: ${whenKnown.toFixed(1)} ms for a known address, ${unknown.toFixed(1)} ms for an unknown one`,
    )
  }
})

it('refuses some of too many concurrent sign-ins, leaves none hanging, and keeps serving reads', async ({
  annotate,
}) => {
  const { access_token: token } = await member(api.url)
  // Attempts go to several accounts, because unknown devices of one account share a limit.
  const members = await Promise.all(Array.from({ length: 20 }, () => member(api.url)))
  const emails = members.flatMap(({ email }) => Array.from({ length: 15 }, () => email))
  const reads: Reply[] = []
  const limitMs = scaledLimitMs(5000, api)
  const load = startLoad(2, async () => {
    reads.push(await sendOnce(api.url, users.info, { token, limitMs }))
    await delay(20)
  })
  const signIns = await Promise.all(emails.map((email) => signInOnce(api.url, email, scaledLimitMs(20_000, api))))
  await load.stop()

  const [welcome, refused] = [200, 503].map((code) => signIns.filter(({ status }) => status === code))
  expect((welcome?.length ?? 0) + (refused?.length ?? 0)).toBe(signIns.length)
  expect(welcome).not.toEqual([])
  expect(refused).not.toEqual([])
  for (const { body, headers } of refused ?? []) {
    expect(body.msg).toBe(problemTexts.unavailable)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]))
  const slowest = (replies: Reply[]) => Math.round(Math.max(...replies.map(({ ms }) => ms)))
  await annotate(
    `${welcome?.length} signed in, ${refused?.length} refused, slowest ${slowest(signIns)} ms; ` +
      `${reads.length} reads meanwhile, slowest ${slowest(reads)} ms`,
  )
})
