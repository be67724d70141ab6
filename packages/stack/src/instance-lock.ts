import { createHash } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCode, SetupError } from '@kostbar/machine/setup-error'

/**
 * Address of the lock socket. The kernel releases it when its process ends: no stale lock file, no reused process id.
 */
async function lockAddress(dataDirectory: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await realpath(dataDirectory))
    .digest('hex')
    .slice(0, 16)
  if (process.platform === 'linux') return `\0kostbar-${hash}`
  return join(tmpdir(), `kostbar-${hash}.sock`)
}

const fetchPid = (address: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(address)
    socket.setEncoding('utf8').setTimeout(2000, () => socket.destroy())
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(answer ? Number(answer) : undefined))
  })

const listen = (address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(`${process.pid}`))
    server.once('error', reject)
    server.listen(address, () => resolve(server.unref()))
  })

/** Process id of the stack that uses this data directory, else undefined. */
export async function runningStack(dataDirectory: string): Promise<number | undefined> {
  try {
    return await fetchPid(await lockAddress(dataDirectory))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Error for a data directory in use. */
export const alreadyRunning = (pid: number, dataDirectory: string): SetupError =>
  new SetupError(`A stack already runs here (process ${pid}, data in ${dataDirectory}): stop it first.`)

/**
 * Locks a data directory for this process.
 * @returns a function that releases the lock
 * @throws SetupError when another stack uses it
 */
export async function lockInstance(dataDirectory: string): Promise<() => Promise<void>> {
  const address = await lockAddress(dataDirectory)
  const pid = await fetchPid(address)
  if (pid) throw alreadyRunning(pid, dataDirectory)
  if (address.endsWith('.sock')) await rm(address, { force: true })
  try {
    const server = await listen(address)
    return () => new Promise((resolve) => server.close(() => resolve()))
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw alreadyRunning((await fetchPid(address)) ?? 0, dataDirectory)
  }
}
