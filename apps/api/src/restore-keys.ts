import { readKeySettings } from './env.ts'
import { restoreKeys } from './features/health/restored-keys.ts'
import { openDatabase } from './infra/database.ts'
import { type DumpedRow, dumpedRows } from './infra/dumped-rows.ts'

const usage = 'Usage: DATABASE_URL=… DATA_KEYS=… pnpm --filter @kostbar/api restore-keys FILE.sql'

/** Rows of a copy of `user_keys`. @throws Error when the file has no such table */
async function readCopy(path: string): Promise<readonly DumpedRow[]> {
  const keys: DumpedRow[] = []
  for await (const { table, row } of dumpedRows(path)) if (table === 'user_keys') keys.push(row)
  if (keys.length === 0) throw new Error(`${path} has no rows of user_keys; it has to be a plain copy by pg_dump.`)
  return keys
}

/** Restores the data keys after the database was restored, while no API process runs; see docs/operations.md. */
async function run(): Promise<void> {
  const [path] = process.argv.slice(2)
  if (!path) throw new Error(usage)
  const { DATABASE_URL, DATA_KEYS } = readKeySettings(process.env)
  const keys = await readCopy(path)
  const database = openDatabase(DATABASE_URL, 2, () => {})
  try {
    const { copied, restored } = await database.transaction((tx) => restoreKeys(tx, DATA_KEYS, keys))
    process.stdout.write(`${restored} keys restored; ${copied - restored} belong to accounts that are not here.\n`)
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
