import { z } from 'zod'

/** What can go wrong with a call; `…_after` has its effect first, and the answer is lost. */
export const faultOrder = z.strictObject({
  kind: z.enum(['slow', 'hang', 'error', 'rate_limit', 'reset', 'hang_after', 'reset_after', 'error_after']),
  /** `POST /v1/subscriptions`: a method and the beginning of a path; every call when left out. */
  match: z.string().optional(),
  /** How many calls it befalls; every one when left out. */
  times: z.int().positive().optional(),
  /** How long a slow call waits. */
  milliseconds: z.int().positive().optional(),
})

export type FaultOrder = z.infer<typeof faultOrder>

export type Faults = {
  add(order: FaultOrder): void
  clear(): void
  /** The fault that befalls a call, if any; it counts as used then. */
  take(method: string, path: string): FaultOrder | undefined
}

/** Faults that tests switch on; none of them outlives the process. */
export function openFaults(): Faults {
  let orders: FaultOrder[] = []
  const fits = ({ match = '' }: FaultOrder, call: string) => call.startsWith(match)
  return {
    add: (order) => void orders.push({ ...order }),
    clear: () => {
      orders = []
    },
    take(method, path) {
      const found = orders.find((order) => fits(order, `${method} ${path}`))
      if (found?.times !== undefined && --found.times === 0) orders = orders.filter((order) => order !== found)
      return found
    },
  }
}
