import { readFileSync } from 'node:fs'
import type { StatusPart, StatusState } from '@kostbar/contracts/status/schemas'
import type { StatusCheck } from './check.ts'
import type { listStuck } from './stuck.ts'

/** Longest duration of a check, in ms. */
const limitMs = 2000

/** Duration from which a working part counts as slow, in ms. */
const slowMs = 700

interface PartReport {
  part: StatusPart
  state: StatusState
  latencyMs: number | null
  lastOkAt: Date | null
  count: number | null
  lastEventAt: Date | null
}

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/**
 * Runs a check with a time limit, after which its signal is aborted and the promise rejects even if the check ignores
 * the signal.
 */
async function withinLimit<T>(check: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController()
  const expiry = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error(`No answer within ${limitMs} ms`)
    abort.abort(error)
    expiry.reject(error)
  }, limitMs)
  try {
    return await Promise.race([check(abort.signal), expiry.promise])
  } finally {
    clearTimeout(timer)
  }
}

interface StatusSources {
  checks: readonly StatusCheck[]
  /** Lists work that was not done although it was tried. */
  listStuck: () => ReturnType<typeof listStuck>
}

/**
 * State of an installation. All parts are checked concurrently, and admins who ask at the same time share one run.
 * @param onFailure called with the error of a failed part, for the log
 */
export function statusService(
  { checks, listStuck }: StatusSources,
  onFailure: (part: StatusPart | 'STUCK', error: unknown) => void,
) {
  const startedAt = new Date(Date.now() - process.uptime() * 1000)
  const lastOkAt = new Map<StatusPart, Date>()

  const inspect = async ({ part, check }: StatusCheck): Promise<PartReport> => {
    const begin = performance.now()
    const report = (state: StatusState, more: Partial<PartReport> = {}): PartReport => ({
      part,
      state,
      latencyMs: Math.round(performance.now() - begin),
      lastOkAt: lastOkAt.get(part) ?? null,
      count: null,
      lastEventAt: null,
      ...more,
    })
    try {
      const { state, count = null, lastEventAt = null } = await withinLimit(check)
      const facts = { count, lastEventAt }
      if (state === 'NOT_CONFIGURED') return report(state, { ...facts, latencyMs: null })
      if (state !== 'DOWN') lastOkAt.set(part, new Date())
      const isSlow = performance.now() - begin >= slowMs
      return report(state ?? (isSlow ? 'SLOW' : 'OK'), facts)
    } catch (error) {
      onFailure(part, error)
      return report('DOWN')
    }
  }

  const inspectAll = async () => {
    const reported = withinLimit(listStuck).catch((error: unknown) => {
      onFailure('STUCK', error)
      return null
    })
    const [stuck, ...parts] = await Promise.all([reported, ...checks.map(inspect)])
    return { version, startedAt, checkedAt: new Date(), parts, stuck }
  }

  let running: ReturnType<typeof inspectAll> | undefined
  return {
    current: () => {
      running ??= inspectAll().finally(() => {
        running = undefined
      })
      return running
    },
  }
}
