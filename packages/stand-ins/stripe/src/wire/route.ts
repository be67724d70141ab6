import type { z } from 'zod'
import type { World } from '../world.ts'

/** A call as its route gets it. */
type Call<P> = {
  world: World
  params: P
  /** The path's `:id`. */
  id: string
  /** The path, as lists name themselves. */
  path: string
}

export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  /** As Fastify writes it. */
  path: string
  params: z.ZodType
  run(call: Call<unknown>): unknown
}

/** One call of the API; `expand` is every call's and not among its parameters. */
export function route<S extends z.ZodType>(
  method: Route['method'],
  path: string,
  params: S,
  run: (call: Call<z.infer<S>>) => unknown,
): Route {
  return { method, path, params, run: (call) => run({ ...call, params: call.params as z.infer<S> }) }
}
