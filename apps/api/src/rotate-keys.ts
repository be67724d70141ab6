import { readKeySettings } from './env.ts'
import { rotateKeys } from './features/health/rotation.ts'
import { openDatabase } from './infra/database.ts'
import { print, runCommand } from './infra/operator-command.ts'

/** Encrypts all data keys with the first master key of `DATA_KEYS`, while the product runs; see docs/operations.md. */
async function run(): Promise<void> {
  const { DATABASE_URL, DATA_KEYS } = readKeySettings(process.env)
  const database = openDatabase(DATABASE_URL, 2, () => {})
  const started = performance.now()
  try {
    const count = await rotateKeys(database.kysely, DATA_KEYS, (done) => print(`${done} keys`))
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(`${count} keys encrypted with ${DATA_KEYS.current} in ${seconds} s; none is left with another master key.`)
  } finally {
    await database.close()
  }
}

runCommand(run)
