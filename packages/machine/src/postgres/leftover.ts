import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive, processCommand, waitForEnd } from '../processes.ts'
import { hasCode, SetupError } from '../setup-error.ts'

/** Fast shutdown, then immediate, then by force: whatever comes, the write-ahead log keeps every committed row. */
const insistence = [
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

/**
 * Stops the server that a killed run left behind on this cluster, and clears a process id that now belongs to someone
 * else. A merely dead process id is left to PostgreSQL, which checks first that no orphaned session still writes.
 */
export async function stopLeftover(data: string): Promise<void> {
  const pid = await recordedPid(data)
  if (!pid || !isAlive(pid)) return
  const command = `${await processCommand(pid)} `
  if (!command.includes(`-D ${data} `)) return rm(join(data, 'postmaster.pid'), { force: true })
  for (const [signal, milliseconds] of insistence) {
    process.kill(pid, signal)
    if (await waitForEnd(pid, milliseconds)) return
  }
  throw new SetupError(`PostgreSQL of an earlier run (process ${pid}, data in ${data}) does not end: end it by hand.`)
}
