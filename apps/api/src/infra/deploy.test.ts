import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { applyMigrations, resolveMigration } from '@kostbar/prisma/migrate'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { compileCache } from '../testing/compile-cache.ts'
import { createEmptyDatabase } from '../testing/test-database.ts'

let database: Awaited<ReturnType<typeof createEmptyDatabase>>
let client: pg.Client

beforeAll(async () => {
  database = await createEmptyDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

beforeEach(() => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))

/** Migrations `1_step`, `2_step` and so on with these scripts. */
const steps = async (...scripts: string[]) => ({
  baseDir: '/migrations',
  shadowDbInitScript: '',
  lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
  migrationDirectories: scripts.map((value, index) => ({
    path: `${index + 1}_step`,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } },
  })),
})

const apply = (...scripts: string[]) => applyMigrations(database.url, { migrations: steps(...scripts) })
const createPets = 'CREATE TABLE pets (name text); INSERT INTO pets VALUES (NULL);'
const addAge = 'ALTER TABLE pets ADD age int;'

it('names a migration that fails and its cause, and applies it once it is marked as rolled back', async () => {
  const refuse = `${addAge} ALTER TABLE pets ALTER name SET NOT NULL;`
  await expect(apply(createPets, refuse)).rejects.toThrow(
    '2_step: column "name" of relation "pets" contains null values',
  )
  await expect(apply(createPets, addAge)).rejects.toMatchObject({ migration: '2_step', isLocked: false })
  await resolveMigration(database.url, '2_step', 'rolledBack')
  expect(await apply(createPets, addAge)).toEqual(['2_step'])
})

it('repeats a migration whose locks are not free, and lets the readers behind it go on meanwhile', async () => {
  await apply(createPets)
  await client.query('BEGIN; SELECT FROM pets')
  const once = applyMigrations(database.url, { migrations: steps(createPets, addAge), attempts: 1 })
  await expect(once).rejects.toMatchObject({ migration: '2_step', isLocked: true })
  const reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  const repeated = apply(createPets, addAge, 'CREATE TABLE toys ()')
  const isWaiting = async () =>
    (await reader.query(`SELECT FROM pg_locks WHERE relation = 'pets'::regclass AND NOT granted`)).rowCount
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(1)
  expect((await reader.query('SELECT name FROM pets')).rowCount).toBe(1)
  await client.query('COMMIT')
  await reader.end()
  expect(await repeated).toEqual(['2_step', '3_step'])
})

it('leaves a migration alone that another deploy began after its own attempt had to wait for locks', async () => {
  await apply(createPets)
  await client.query(`
    CREATE FUNCTION begin_elsewhere() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES (gen_random_uuid(), '', NEW.migration_name);
      RETURN NULL;
    END $$;
    CREATE TRIGGER begin_elsewhere AFTER UPDATE OF rolled_back_at ON _prisma_migrations
      FOR EACH ROW WHEN (NEW.rolled_back_at IS NOT NULL) EXECUTE FUNCTION begin_elsewhere()`)
  await client.query('BEGIN; SELECT FROM pets')
  const repeated = applyMigrations(database.url, { migrations: steps(createPets, addAge), attempts: 2 })
  const failure: unknown = await repeated.catch((error: unknown) => error)
  await client.query('COMMIT')
  expect(failure).toMatchObject({ migration: '2_step', isLocked: false })
  const unfinished = 'SELECT FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL'
  expect((await client.query(unfinished)).rowCount).toBe(1)
})

it('builds an index concurrently, in a migration of its own', async () => {
  await apply(createPets)
  const index = '-- Many rows.\nCREATE INDEX CONCURRENTLY "pets_name_idx" ON "pets" ("name");\n'
  expect(await apply(createPets, index)).toEqual(['2_step'])
})

/** Runs the command. @returns its exit code and output */
async function deploy(...args: string[]): Promise<{ code: number; output: string }> {
  const command = fileURLToPath(import.meta.resolve('@kostbar/prisma/deploy'))
  const child = spawn(process.execPath, [command, ...args], { env: { ...compileCache, DATABASE_URL: database.url } })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output: Buffer.concat(output).toString() }
}

it('the command says how to go on after an interrupted migration, and goes on', async () => {
  const name = (await applyMigrations(database.url)).at(-1) ?? ''
  await client.query('UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1', [name])
  const interrupted = await deploy()
  expect(interrupted.code).toBe(1)
  expect(interrupted.output).toContain(`then: deploy --retry ${name}`)
  expect(await deploy('--applied', name)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Nothing to apply.'),
  })
  const unknown = await deploy('--retry', '1_step')
  expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('`1_step` cannot be rolled back') })
})
