import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { moveClock } from '../billing/due.ts'
import type { Context } from '../context.ts'
import type { Deliveries } from '../events/deliveries.ts'
import { type Faults, faultSchema } from '../faults.ts'
import { authenticate } from '../wire/authenticate.ts'
import { StripeError } from '../wire/stripe-error.ts'

type ControlOptions = { context: Context; faults: Faults; deliveries: Deliveries; secretKey: string }

const clockSchema = z.strictObject({ to: z.int() })
const deliveryFaultsSchema = z.strictObject({
  duplicate: z.boolean().optional(),
  shuffle: z.boolean().optional(),
  hold: z.boolean().optional(),
})

/** Controls for tests, as JSON with the secret key: clock, API faults, delivery faults. */
export async function testControls(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { context, faults, deliveries, secretKey } = options
  app.addHook('onRequest', async (request) => authenticate(request.headers.authorization, secretKey))
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof StripeError ? error.status : 400
    return reply.code(status).send({ error: { message: error instanceof Error ? error.message : 'failed' } })
  })

  app.get('/clock', async () => ({ now: context.clock.now(), ahead: context.clock.ahead() }))
  app.post('/clock', async (request) => {
    const { to } = clockSchema.parse(request.body)
    if (to < context.clock.now()) throw new Error('The clock only goes forward.')
    moveClock(context, to)
    return { now: context.clock.now(), ahead: context.clock.ahead() }
  })
  app.post('/faults', async (request) => {
    const fault = faultSchema.parse(request.body)
    faults.add(fault)
    return fault
  })
  app.delete('/faults', async () => {
    faults.clear()
    return {}
  })
  app.post('/webhooks', async (request) => {
    const given = deliveryFaultsSchema.parse(request.body)
    const current = deliveries.faults
    Object.assign(current, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
    deliveries.wake()
    return current
  })
}
