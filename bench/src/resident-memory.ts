import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Resident memory (RSS) of this process's children in MB, by a part of their command line. */
async function readMemory(parts: readonly string[]): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'ppid=,rss=,args='])
  const children = stdout.split('\n').filter((line) => Number.parseInt(line, 10) === process.pid)
  return parts.map((part) => {
    const line = children.find((child) => child.includes(part))
    return Number(line?.trim().split(/\s+/)[1]) / 1024
  })
}

/** Watches the resident memory of this process's children. @param parts a part of the command line of each */
export async function watchMemory(parts: readonly string[]) {
  const before = await readMemory(parts)
  let peak = before
  const stopping = new AbortController()
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const now = await readMemory(parts)
      peak = peak.map((megabytes, index) => Math.max(megabytes, now[index] ?? 0))
      await delay(500)
    }
  })()
  return {
    /** Stops watching. @returns megabytes of each child at the start, at the peak, and now */
    stop: async () => {
      stopping.abort()
      await watching
      const after = await readMemory(parts)
      return before.map((megabytes, index) =>
        [megabytes, peak[index], after[index]].map((value) => value ?? Number.NaN),
      )
    },
  }
}
