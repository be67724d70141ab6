import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** Error: the server refuses a request because of overload; answered with 503. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/**
 * Refuses requests with `Overloaded` while the event loop is delayed too long.
 * @param maxEventLoopDelayMs limit of the delay in ms; 0 never refuses
 */
export async function registerOverload(app: FastifyInstance, maxEventLoopDelayMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: () => {
      throw new Overloaded('The event loop is delayed.')
    },
  })
}

/** Route configuration that exempts a route from overload protection. */
export const neverRefused = { pressureHandler: () => undefined }
