import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { parseMasterKeys } from '@kostbar/prisma/master-keys'
import { expect, it } from 'vitest'
import { client } from '../testing/client.ts'
import { compileCache } from '../testing/compile-cache.ts'
import { origin } from '../testing/test-app.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

const machine = useApiProcesses()
const command = fileURLToPath(new URL('../rotate-keys.ts', import.meta.url))
const newMasterKey = (name: string) => `${name}:${randomBytes(32).toString('base64')}`
const keyCount = 10_000
const promisedMs = 60_000

/** Inserts accounts that have nothing but a data key each, encrypted with this master key. */
async function createAccounts(masterKey: string, emails: readonly string[]): Promise<void> {
  const { rows } = await machine.database.query<{ id: string }>(
    `INSERT INTO users (id, email, first_name, phone_number, password_hash, updated_at)
     SELECT uuidv7(), email, 'Mia', '+43 660 1234567', 'none', now() FROM unnest($1::text[]) AS email RETURNING id`,
    [emails],
  )
  const keys = parseMasterKeys(masterKey)
  const wrapped = rows.map(({ id }) => keys.createKey(id).wrapped)
  await machine.database.query(
    `INSERT INTO user_keys (user_id, wrapped, master_key) SELECT * FROM unnest($1::uuid[], $2::bytea[]), (VALUES ($3)) m`,
    [rows.map(({ id }) => id), wrapped, keys.current],
  )
}

it(`encrypts ${keyCount} data keys with a new master key in under a minute while the product runs`, async () => {
  const [k1, k2] = [newMasterKey('k1'), newMasterKey('k2')]
  const api = await machine.start({ DATA_KEYS: `${k1},${k2}` })
  const browser = client(api.url, origin)
  const person = {
    email: 'ben@example.test',
    password: 'Sehr-geheim-1',
    firstName: 'Ben',
    phoneNumber: '+43 660 1234567',
  }
  await browser.exchange(auth.signup, { body: person })
  const { id: userId } = await browser.call(users.info)
  const params = { userId }
  await browser.call(health.giveConsent, { body: { version: consentVersion } })
  const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + (count % 300))).toISOString().slice(0, 10)
  const weigh = (count: number) =>
    browser.exchange(measures.save, { params, body: { day: day(count), kind: 'WEIGHT', value: 70 } })
  await weigh(0)
  const emails = Array.from({ length: keyCount - 1 }, (_, index) => `${index}@example.test`)
  await createAccounts(k1, emails)

  const DATABASE_URL = String(machine.database.options.connectionString)
  const started = performance.now()
  const env = { ...compileCache, DATABASE_URL, DATA_KEYS: `${k2},${k1}` }
  const rotation = spawn(process.execPath, [command], { env })
  const output: Buffer[] = []
  rotation.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  rotation.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const exit = once(rotation, 'exit')
  const statuses = new Set<number>()
  let requests = 0
  while (rotation.exitCode === null) {
    requests += 1
    statuses.add((await weigh(requests)).status)
    statuses.add((await browser.exchange(measures.list, { params, query: {} })).status)
  }
  await exit
  const ms = Math.round(performance.now() - started)
  process.stdout.write(`key rotation: ${keyCount} keys in ${ms} ms, with ${2 * requests} requests meanwhile\n`)

  expect(Buffer.concat(output).toString()).toContain(`${keyCount} keys encrypted with k2`)
  expect(ms).toBeLessThan(promisedMs)
  expect([...statuses]).toEqual([200])
  const { rows } = await machine.database.query('SELECT DISTINCT master_key FROM user_keys')
  expect(rows).toEqual([{ master_key: 'k2' }])

  // The old master key is no longer needed.
  const afterwards = await machine.start({ DATA_KEYS: k2 })
  const session = client(afterwards.url, origin)
  await session.exchange(auth.signin, { body: { email: person.email, password: person.password } })
  const list = await session.call(measures.list, { params, query: {} })
  expect(list).toHaveLength(Math.min(requests + 1, 300))
})

it('stops at a key of a master key that is not configured, naming it', async () => {
  await createAccounts(newMasterKey('k0'), ['mia@example.test'])
  const DATABASE_URL = String(machine.database.options.connectionString)
  const env = { ...compileCache, DATABASE_URL, DATA_KEYS: newMasterKey('k3') }
  const rotation = spawn(process.execPath, [command], { env })
  const errors: Buffer[] = []
  rotation.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const [code] = await once(rotation, 'exit')
  expect(code).toBe(1)
  expect(Buffer.concat(errors).toString()).toMatch(/DATA_KEYS contains no key named k\d/)
})
