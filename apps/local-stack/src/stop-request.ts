import { isAlive } from '@kostbar/machine/processes'
import { packageManagerProcesses } from './package-manager.ts'

const checkIntervalMs = 500

/**
 * Aborts when this process is asked to stop: by Ctrl-C, SIGTERM or a closed terminal, or because the package manager that
 * runs it was ended, which does not hand every signal on.
 * @param announce called at once, and once
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
