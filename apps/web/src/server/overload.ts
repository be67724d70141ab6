import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** Event-loop delay beyond which requests are refused, as in the API. */
const maxEventLoopDelayMs = 1_000

/** The server refuses a request because it has too many; answered 503. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** Refuses requests with `Overloaded` while the event loop is delayed. */
export async function registerOverload(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: () => {
      throw new Overloaded('The event loop is delayed.')
    },
  })
}

/** Configuration of a route that is never refused. */
export const neverRefused = { pressureHandler: () => undefined }
