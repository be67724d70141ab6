import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { afterAll, expect, it } from 'vitest'
import { masterKeys, type Person, useTestApp } from '../testing/test-app.ts'

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
  await writeFile(path, `--\n-- PostgreSQL database dump\n--\n\nSET client_encoding = 'UTF8';\n\n${copy}\n`)
  const DATABASE_URL = String(app.infra.database.pool.options.connectionString)
  const child = spawn(process.execPath, [command, path], { env: { DATABASE_URL, DATA_KEYS: dataKeys } })
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

it('restores keys of accounts from a copy that is newer than the backup, over keys created meanwhile', async () => {
  const { prisma, kysely } = app.infra.database
  const [ben, mia, later] = [await app.person(), await app.person(), await app.person()]
  for (const person of [ben, mia, later]) await weigh(person)
  const copy = await dumpOf('user_keys')
  await prisma.userKey.deleteMany()
  await prisma.user.delete({ where: { id: later.id } })
  await app.infra.dataKeys.ofUser(kysely, mia.id)
  expect(await restore(copy)).toEqual({ code: 0, output: '2 keys restored; 1 belong to accounts that are not here.\n' })
  expect([await weights(ben), await weights(mia)]).toEqual([[71.3], [71.3]])
})

it('restores nothing with other master keys, or from a copy that is cut off', async () => {
  const ben = await app.person()
  await weigh(ben)
  const copy = await dumpOf('user_keys')
  await app.infra.database.prisma.userKey.deleteMany()
  const others = `k1:${randomBytes(32).toString('base64')}`
  expect(await restore(copy, others)).toEqual({ code: 1, output: 'DATA_KEYS contains no key named test\n' })
  expect(await restore(copy.replace('\\.\n', ''))).toMatchObject({
    code: 1,
    output: expect.stringContaining('ends within the table user_keys'),
  })
  expect(await restore('')).toMatchObject({ code: 1, output: expect.stringContaining('no rows of user_keys') })
  expect(await app.infra.database.prisma.userKey.count()).toBe(0)
})
