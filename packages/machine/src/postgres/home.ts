import { createHash } from 'node:crypto'
import { lstat, mkdir, readFile, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../atomic-file.ts'
import { hasCode, SetupError } from '../setup-error.ts'
import { canEnter, type SystemAccount, serverAccount } from './account.ts'
import { type Binaries, executableBinaries } from './binaries.ts'
import { stopLeftover } from './leftover.ts'

/** Programs, data directory and account of a cluster. */
export type ClusterLocation = { binaries: Binaries; data: string; account: SystemAccount }

const pointerFile = 'postgres-elsewhere'

/** Directory outside the clone for the cluster's data, needed when only root may enter the clone. */
async function outsideDirectory(dataDirectory: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await realpath(dataDirectory))
    .digest('hex')
    .slice(0, 16)
  return `/var/tmp/kostbar-${hash}`
}

async function isOutside(dataDirectory: string): Promise<boolean> {
  try {
    const pointer = await readFile(join(dataDirectory, pointerFile), 'utf8')
    return pointer.trim() === (await outsideDirectory(dataDirectory))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/** Creates a directory, or checks that it is ours: anybody may create directories in /var/tmp. */
async function claim(directory: string): Promise<void> {
  await mkdir(directory, { mode: 0o711 }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
  const stats = await lstat(directory)
  if (stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0) return
  throw new SetupError(`${directory} belongs to someone else: delete it, PostgreSQL's data goes there.`)
}

async function outsideCluster(dataDirectory: string): Promise<ClusterLocation> {
  const directory = await outsideDirectory(dataDirectory)
  const data = join(directory, 'data')
  if (!(await isOutside(dataDirectory))) await removeOutsideCluster(directory)
  await claim(directory)
  await writeAtomically(join(dataDirectory, pointerFile), `${directory}\n`)
  const account = await serverAccount(data)
  return { data, account, binaries: await executableBinaries(account, directory) }
}

/** Deletes data outside the clone whose stack was deleted: without the stack's password nobody can open it. */
async function removeOutsideCluster(directory: string): Promise<void> {
  await stopLeftover(join(directory, 'data'))
  await rm(directory, { recursive: true, force: true })
}

/** Locates a stack's cluster: in its data directory, or outside if the server's user cannot enter that. */
export async function locateCluster(dataDirectory: string): Promise<ClusterLocation> {
  const data = join(await realpath(dataDirectory), 'postgres')
  const account = await serverAccount(data)
  const canStay = account.uid === undefined || (await canEnter(account, dataDirectory))
  if (!canStay || (await isOutside(dataDirectory))) return outsideCluster(dataDirectory)
  return { data, account, binaries: await executableBinaries(account, dataDirectory) }
}

/** Stops a server that still runs on a stack's cluster, and deletes the cluster if it is outside the data directory. */
export async function removeOutsideData(dataDirectory: string): Promise<void> {
  await stopLeftover(join(await realpath(dataDirectory), 'postgres'))
  if (await isOutside(dataDirectory)) await removeOutsideCluster(await outsideDirectory(dataDirectory))
}
