import { readDatabaseSettings } from './env.ts'
import { makeAdmin } from './features/users/make-admin.ts'
import { openDatabase } from './infra/database.ts'
import { print, runCommand } from './infra/operator-command.ts'

const usage = 'Usage: DATABASE_URL=… pnpm --filter @kostbar/api make-admin EMAIL'

/** Gives an account the admin role, while the product runs; see docs/operations.md. */
async function run(): Promise<void> {
  const [email] = process.argv.slice(2)
  if (!email) throw new Error(usage)
  const database = openDatabase(readDatabaseSettings(process.env).DATABASE_URL, 1, () => {})
  try {
    await makeAdmin(database, email)
    print(`${email} is an admin now, and has to sign in again.`)
  } finally {
    await database.close()
  }
}

runCommand(run)
