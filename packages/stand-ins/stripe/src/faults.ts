import { z } from 'zod'

/** A fault of an API call; `…_after` commits the call's changes first and loses the response. */
export const faultSchema = z.strictObject({
  kind: z.enum(['slow', 'hang', 'error', 'rate_limit', 'reset', 'hang_after', 'reset_after', 'error_after']),
  /** Method and path prefix, such as `POST /v1/subscriptions`; all calls by default. */
  match: z.string().optional(),
  /** Number of calls; unlimited by default. */
  times: z.int().positive().optional(),
  /** Delay of a slow call. */
  milliseconds: z.int().positive().optional(),
})

export type Fault = z.infer<typeof faultSchema>

export type Faults = {
  add(fault: Fault): void
  clear(): void
  /** The fault of a call, if any; counts it. */
  next(method: string, path: string): Fault | undefined
}

/** Faults injected by tests, in memory only. */
export function openFaults(): Faults {
  let active: Fault[] = []
  const matches = ({ match = '' }: Fault, call: string) => call.startsWith(match)
  return {
    add: (fault) => void active.push({ ...fault }),
    clear: () => {
      active = []
    },
    next(method, path) {
      const matching = active.find((fault) => matches(fault, `${method} ${path}`))
      if (matching?.times !== undefined && --matching.times === 0) active = active.filter((fault) => fault !== matching)
      return matching
    },
  }
}
