import type { ApiProcess } from './api-process.ts'
import { until } from './load.ts'

interface Kills {
  times: number
  /** How much progress the load makes between two kills. */
  after: number
  progress(): number
}

/**
 * Kills the API with SIGKILL in the midst of its work and starts it anew, again and again.
 * @param api its `current` process is replaced
 * @returns the milliseconds each restart took until it served
 */
export async function killRepeatedly(
  api: { current: ApiProcess },
  start: () => Promise<ApiProcess>,
  { times, after, progress }: Kills,
): Promise<number[]> {
  const restarts: number[] = []
  for (let kill = 0; kill < times; kill += 1) {
    const before = progress()
    await until('the load gets on', () => progress() >= before + after, 20_000)
    await api.current.end('SIGKILL')
    api.current = await start()
    restarts.push(api.current.startedIn)
  }
  return restarts
}
