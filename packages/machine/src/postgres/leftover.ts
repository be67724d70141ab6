import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive, isZombie, processCommand, waitForEnd } from '../processes.ts'
import { hasCode, SetupError } from '../setup-error.ts'

/**
 * Fast shutdown, then immediate, then SIGKILL, each with its timeout in ms. The write-ahead log keeps every committed
 * row.
 */
const shutdownSignals = [
  ['SIGINT', 5000],
  ['SIGQUIT', 5000],
  ['SIGKILL', 2000],
] as const

async function recordedPid(data: string): Promise<number | undefined> {
  try {
    const [line] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
    return Number(line) || undefined
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const removePidFile = (data: string): Promise<void> => rm(join(data, 'postmaster.pid'), { force: true })

/**
 * Stops the server that a killed run left behind on this cluster. Removes the file with its process id if that id now
 * belongs to another process or to a zombie, because PostgreSQL would take it for a running server. The file of an
 * ended process stays: PostgreSQL uses it to check that no orphaned session still writes.
 * @throws SetupError when the server does not end
 */
export async function stopLeftover(data: string): Promise<void> {
  const pid = await recordedPid(data)
  if (!pid) return
  if (isAlive(pid)) {
    const command = `${await processCommand(pid)} `
    if (!command.includes(`-D ${data} `)) return removePidFile(data)
    await shutDown(pid, data)
  }
  if (isZombie(pid)) await removePidFile(data)
}

async function shutDown(pid: number, data: string): Promise<void> {
  for (const [signal, timeoutMs] of shutdownSignals) {
    process.kill(pid, signal)
    if (await waitForEnd(pid, timeoutMs)) return
  }
  throw new SetupError(`PostgreSQL of an earlier run (process ${pid}, data in ${data}) does not end: end it by hand.`)
}
