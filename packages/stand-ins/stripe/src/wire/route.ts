import type { z } from 'zod'
import type { Context } from '../context.ts'

/** Input of a route handler. */
type Call<P> = {
  context: Context
  params: P
  /** The path's `:id`. */
  id: string
  /** Request path, the `url` of list objects. */
  path: string
}

export type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Fastify route path. */
  path: string
  params: z.ZodType
  run(call: Call<unknown>): unknown
}

/** Defines a route; `expand` is handled for all routes and not part of `params`. */
export function route<S extends z.ZodType>(
  method: Route['method'],
  path: string,
  params: S,
  run: (call: Call<z.infer<S>>) => unknown,
): Route {
  return { method, path, params, run: (call) => run({ ...call, params: call.params as z.infer<S> }) }
}
