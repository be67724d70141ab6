import type { ApiProcess } from './api-process.ts'
import { waitUntil } from './load.ts'

interface Kills {
  times: number
  /** Progress the load has to make between two kills. */
  after: number
  progress(): number
}

/**
 * Kills the API with SIGKILL under load and restarts it, several times.
 * @param api holds the current process
 * @returns milliseconds from each restart until the API was ready
 */
export async function killRepeatedly(
  api: { current: ApiProcess },
  start: () => Promise<ApiProcess>,
  { times, after, progress }: Kills,
): Promise<number[]> {
  const restarts: number[] = []
  for (let kill = 0; kill < times; kill += 1) {
    const before = progress()
    await waitUntil('the load makes progress', () => progress() >= before + after)
    await api.current.end('SIGKILL')
    api.current = await start()
    restarts.push(api.current.startedInMs)
  }
  return restarts
}
