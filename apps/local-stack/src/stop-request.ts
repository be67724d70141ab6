import { isAlive } from '@kostbar/machine/processes'
import { packageManagerProcesses } from './package-manager.ts'

const checkIntervalMs = 500

/**
 * Aborts on SIGINT, SIGTERM, SIGHUP, or when the package manager that runs this process has ended: it does not forward
 * every signal.
 * @param announce called once, immediately
 */
export async function stopRequest(announce: () => void): Promise<AbortSignal> {
  const request = new AbortController()
  const stop = () => {
    if (request.signal.aborted) return
    announce()
    request.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  const starters = await packageManagerProcesses()
  setInterval(() => starters.every(isAlive) || stop(), checkIntervalMs).unref()
  return request.signal
}
