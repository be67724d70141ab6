import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { afterAll, expect, it } from 'vitest'
import { filesService } from '../features/files/service.ts'
import { eraseHealthDataJob } from '../features/health/erasure.ts'
import { secretContext } from '../features/second-factor/service.ts'
import { compileCache } from '../testing/compile-cache.ts'
import { masterKeys, type Person, password, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const command = fileURLToPath(new URL('../restore-keys.ts', import.meta.url))
const directory = mkdtemp(join(tmpdir(), 'kostbar-restore-'))
afterAll(async () => rm(await directory, { recursive: true, force: true }))

/** A table as `pg_dump --data-only` writes it. None of its values contains a tab or a line break. */
async function dumpOf(table: string): Promise<string> {
  const { pool } = app.infra.database
  const { rows: columns } = await pool.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 ORDER BY attnum`,
    [table],
  )
  const names = columns.map(({ name }) => name)
  const values = names.map((name) => `replace(${name}::text, '\\', '\\\\')`)
  const { rows } = await pool.query<{ line: string }>(
    `SELECT concat_ws(E'\\t', ${values.join(', ')}) AS line FROM ${table}`,
  )
  return [`COPY public.${table} (${names.join(', ')}) FROM stdin;`, ...rows.map(({ line }) => line), '\\.', ''].join(
    '\n',
  )
}

/** Runs the command on a copy. @returns its exit code and output */
async function restore(copy: string, dataKeys = masterKeys): Promise<{ code: number | null; output: string }> {
  const path = join(await directory, `${randomBytes(4).toString('hex')}.sql`)
  await writeFile(path, `--\n-- PostgreSQL database dump\n--\n\nSET client_encoding = 'UTF8';\n\n${copy}`)
  const DATABASE_URL = String(app.infra.database.pool.options.connectionString)
  const env = { ...compileCache, DATABASE_URL, DATA_KEYS: dataKeys }
  const child = spawn(process.execPath, [command, path], { env })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: Buffer.concat(output).toString() }
}

const weigh = (person: Person) =>
  person.call(measures.save, {
    params: { userId: person.id },
    body: { day: '2026-11-20', kind: 'WEIGHT', value: 71.3 },
  })

const weights = async (person: Person) =>
  (await person.call(measures.list, { params: { userId: person.id }, query: {} })).map(({ value }) => value)

const copyOfBoth = async () => `${await dumpOf('user_keys')}\n${await dumpOf('erasures')}`

/** Tables with what this file stores about people, as a backup contains them. */
const backedUp = ['users', 'subscriptions', 'consents', 'measures', 'second_factors', 'erasures']

/** A backup without keys. @returns restores it, over what is there */
async function backUp(): Promise<() => Promise<void>> {
  const { pool } = app.infra.database
  for (const table of backedUp) await pool.query(`DROP TABLE IF EXISTS backup_${table}`)
  for (const table of backedUp) await pool.query(`CREATE TABLE backup_${table} AS TABLE ${table}`)
  return async () => {
    await pool.query('DELETE FROM users')
    await pool.query('DELETE FROM erasures')
    for (const table of backedUp) await pool.query(`INSERT INTO ${table} SELECT * FROM backup_${table}`)
  }
}

const runHealthErasure = () =>
  app.infra.database.transaction((tx) =>
    eraseHealthDataJob(app.infra.dataKeys, filesService(app.infra.jobs)).run({}, tx),
  )

/** Erases a person's health data, as if the consent had been revoked long enough ago. */
async function eraseHealth(person: Person): Promise<void> {
  await person.call(health.revokeConsent)
  const { pool } = app.infra.database
  await pool.query(`UPDATE user_keys SET created_at = now() - interval '20 days' WHERE user_id = $1`, [person.id])
  await pool.query(`UPDATE consents SET revoked_at = now() - interval '15 days' WHERE user_id = $1`, [person.id])
  await runHealthErasure()
}

/** A new session of a person: those from before are not in the backup. */
const signedIn = async ({ email }: Person) => {
  const browser = app.visitor()
  await browser.exchange(auth.signin, { body: { email, password } })
  return browser
}

it('restores keys of accounts from a copy that is newer than the backup, over keys created meanwhile', async () => {
  const { prisma, kysely } = app.infra.database
  const [ben, mia, later] = [await app.person(), await app.person(), await app.person()]
  for (const person of [ben, mia, later]) await weigh(person)
  const copy = await copyOfBoth()
  await prisma.userKey.deleteMany()
  await prisma.user.delete({ where: { id: later.id } })
  await app.infra.dataKeys.ofUser(kysely, mia.id)
  const output = '2 keys restored; 1 belong to accounts that are not here.\n0 erasures repeated.\n'
  expect(await restore(copy)).toEqual({ code: 0, output })
  expect([await weights(ben), await weights(mia)]).toEqual([[71.3], [71.3]])
})

it('repeats the erasures since the backup, without telling erased people again', async () => {
  const { prisma, kysely } = app.infra.database
  const [gone, erased, other] = [await app.person(), await app.person(), await app.person()]
  for (const person of [gone, erased, other]) await weigh(person)
  const key = await app.infra.dataKeys.ofUser(kysely, erased.id)
  const secret = key.encrypt(secretContext(erased.id), 'GEHEIM')
  await prisma.secondFactor.create({ data: { userId: erased.id, secret, confirmedAt: new Date() } })
  const restoreBackup = await backUp()
  await gone.call(users.deleteMyself)
  await eraseHealth(erased)
  const copy = await copyOfBoth()
  await app.mailTo(gone.email, 'ist gelöscht')
  await restoreBackup()

  const erasures = /\n2 erasures repeated\.\n$/
  expect((await restore(copy)).output).toMatch(erasures)
  expect(await prisma.user.count({ where: { id: gone.id } })).toBe(0)
  expect(app.mails.filter(({ to }) => to === gone.email)).toHaveLength(1)
  const browser = await signedIn(erased)
  expect(await browser.call(health.consent)).toMatchObject({ given: null, eraseAt: null })
  await browser.call(health.giveConsent, { body: { version: consentVersion } })
  expect(await browser.call(measures.list, { params: { userId: erased.id }, query: {} })).toEqual([])
  await app.mailTo(erased.email, 'Dein zweiter Schritt ist ausgeschaltet')
  const others = await (await signedIn(other)).call(measures.list, { params: { userId: other.id }, query: {} })
  expect(others.map(({ value }) => value)).toEqual([71.3])

  // Again: what was written after the erasure stays.
  await browser.call(measures.save, {
    params: { userId: erased.id },
    body: { day: '2026-11-21', kind: 'WEIGHT', value: 70 },
  })
  expect((await restore(copy)).output).toContain('\n0 erasures repeated.\n')
  expect(await browser.call(measures.list, { params: { userId: erased.id }, query: {} })).toHaveLength(1)
})

it('leaves health data that was written after an erasure which the backup contains', async () => {
  const ben = await app.person()
  await weigh(ben)
  await eraseHealth(ben)
  await ben.call(health.giveConsent, { body: { version: consentVersion } })
  await weigh(ben)
  const copy = await copyOfBoth()
  await app.infra.database.prisma.userKey.deleteMany()
  expect((await restore(copy)).output).toContain('\n0 erasures repeated.\n')
  expect(await weights(ben)).toEqual([71.3])
})

it('restores nothing with other master keys, or from a copy that is cut off or lacks a table', async () => {
  const ben = await app.person()
  await weigh(ben)
  const copy = await copyOfBoth()
  await app.infra.database.prisma.userKey.deleteMany()
  const refused = async (file: string, reason: string, dataKeys = masterKeys) =>
    expect(await restore(file, dataKeys)).toEqual({ code: 1, output: expect.stringContaining(reason) })
  await refused(copy, 'DATA_KEYS contains no key named test', `k1:${randomBytes(32).toString('base64')}`)
  await refused(copy.slice(0, copy.lastIndexOf('\\.')), 'ends within the table erasures')
  await refused(await dumpOf('erasures'), 'does not contain the table user_keys')
  await refused(await dumpOf('user_keys'), 'does not contain the table erasures')
  expect(await app.infra.database.prisma.userKey.count()).toBe(0)
})
