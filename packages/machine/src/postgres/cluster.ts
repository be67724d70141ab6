import { execFile } from 'node:child_process'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hasCode, SetupError } from '../setup-error.ts'
import type { SystemAccount } from './account.ts'
import type { ClusterLocation } from './home.ts'

/** Name of the server's only database user, who owns every database. */
export const databaseUser = 'kostbar'

const supportedVersion = '18'

/** Flags of `initdb`: among others, German sorting by default (Ä beside A), equal on every system. */
const initFlags = [
  `--username=${databaseUser}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=de-AT',
]

async function handOver(path: string, { uid, gid }: SystemAccount): Promise<void> {
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

/**
 * Creates the cluster in a temporary directory and moves it, so that an interrupted start leaves no partial cluster.
 */
async function createCluster(
  { binaries, data, account }: ClusterLocation,
  password: string,
  durable: boolean,
): Promise<void> {
  const newDirectory = `${data}.new`
  const passwordFile = `${data}.password`
  await rm(newDirectory, { recursive: true, force: true })
  await mkdir(newDirectory, { mode: 0o700 })
  await handOver(newDirectory, account)
  try {
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
    await handOver(passwordFile, account)
    const flags = [
      `--pgdata=${newDirectory}`,
      `--pwfile=${passwordFile}`,
      ...initFlags,
      ...(durable ? [] : ['--no-sync']),
    ]
    await promisify(execFile)(binaries.initdb, flags, { ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C' } })
    await rename(newDirectory, data)
  } finally {
    await rm(passwordFile, { force: true })
    await rm(newDirectory, { recursive: true, force: true })
  }
}

/**
 * Creates the cluster if it does not exist yet.
 * @param durable false skips waiting for the disk, for throw-away clusters
 * @throws SetupError when the cluster is of another PostgreSQL version
 */
export async function ensureCluster(home: ClusterLocation, password: string, durable: boolean): Promise<void> {
  const version = await versionOf(home.data)
  if (version === undefined) return createCluster(home, password, durable)
  if (version !== supportedVersion) {
    throw new SetupError(
      `${home.data} is PostgreSQL ${version}'s, not ${supportedVersion}'s: \`reset\` starts an empty one.`,
    )
  }
}
