import { execFile } from 'node:child_process'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hasCode, SetupError } from '../setup-error.ts'
import type { Account } from './account.ts'
import type { PostgresHome } from './home.ts'

/** The server's only user, who owns every database on it. */
export const databaseUser = 'kostbar'

const supportedVersion = '18'

/** German sorting by default (Ä beside A), the same on every system. */
const initFlags = [
  `--username=${databaseUser}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=de-AT',
]

async function handOver(path: string, { uid, gid }: Account): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

async function versionOf(data: string): Promise<string | undefined> {
  try {
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Made beside its place and then moved there, so that an interrupted start leaves no half cluster. */
async function createCluster(
  { binaries, data, account }: PostgresHome,
  password: string,
  durable: boolean,
): Promise<void> {
  const fresh = `${data}.new`
  const passwordFile = `${data}.password`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await handOver(fresh, account)
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    await handOver(passwordFile, account)
    const flags = [`--pgdata=${fresh}`, `--pwfile=${passwordFile}`, ...initFlags, ...(durable ? [] : ['--no-sync'])]
    await promisify(execFile)(binaries.initdb, flags, { ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C' } })
    await rename(fresh, data)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(fresh, { recursive: true, force: true })
  }
}

/**
 * Makes the cluster when there is none yet.
 * @param durable false skips waiting for the disk, for clusters that are thrown away
 * @throws SetupError when there is one of another PostgreSQL
 */
export async function ensureCluster(home: PostgresHome, password: string, durable: boolean): Promise<void> {
  const version = await versionOf(home.data)
  if (version === undefined) return createCluster(home, password, durable)
  if (version !== supportedVersion) {
    throw new SetupError(
      `${home.data} is PostgreSQL ${version}'s, not ${supportedVersion}'s: \`reset\` starts an empty one.`,
    )
  }
}
