import { readKeySettings } from './env.ts'
import { repeatErasures } from './features/erasures/repeat.ts'
import { restoreKeys } from './features/health/restored-keys.ts'
import { openDatabase } from './infra/database.ts'
import { readDump } from './infra/dump.ts'
import { openJobs } from './infra/jobs.ts'
import { print, runCommand } from './infra/operator-command.ts'
import { repeatedErasures } from './repeated-erasures.ts'

const usage = 'Usage: DATABASE_URL=… DATA_KEYS=… pnpm --filter @kostbar/api restore-keys FILE.sql'

/** Rows of `user_keys` and `erasures` in a copy of both. @throws Error when the file lacks one of them */
async function readCopy(path: string) {
  const tables = await readDump(path)
  const rowsOf = (table: string) => {
    const rows = tables.get(table)
    if (!rows) throw new Error(`${path} does not contain the table ${table}; it has to be a plain copy by pg_dump.`)
    return rows
  }
  return { keys: rowsOf('user_keys'), erasures: rowsOf('erasures') }
}

/**
 * Restores the data keys after the database was restored, and repeats the erasures since its backup, while no API
 * process runs; see docs/operations.md. Can be run again until an API process is started; after that it would bring back
 * replaced keys.
 */
async function run(): Promise<void> {
  const [path] = process.argv.slice(2)
  if (!path) throw new Error(usage)
  const { DATABASE_URL, DATA_KEYS } = readKeySettings(process.env)
  const { keys, erasures } = await readCopy(path)
  const database = openDatabase(DATABASE_URL, 2, () => {})
  try {
    const { copied, restored } = await database.transaction((tx) => restoreKeys(tx, DATA_KEYS, keys))
    print(`${restored} keys restored; ${copied - restored} belong to accounts that are not here.`)
    // Enqueues the deletion of files; the jobs run when an API process starts.
    const jobs = await openJobs(DATABASE_URL, (error) => process.stderr.write(`${error}\n`))
    try {
      print(`${await repeatErasures(database, erasures, repeatedErasures({ database, jobs }))} erasures repeated.`)
    } finally {
      await jobs.close()
    }
  } finally {
    await database.close()
  }
}

runCommand(run)
