import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { moveClock } from '../billing/due.ts'
import type { Deliveries } from '../events/deliveries.ts'
import { type Faults, faultOrder } from '../faults.ts'
import { authenticate } from '../wire/authenticate.ts'
import { StripeError } from '../wire/stripe-error.ts'
import type { World } from '../world.ts'

type ControlOptions = { world: World; faults: Faults; deliveries: Deliveries; secretKey: string }

const clockOrder = z.strictObject({ to: z.int() })
const disorder = z.strictObject({
  duplicate: z.boolean().optional(),
  shuffle: z.boolean().optional(),
  hold: z.boolean().optional(),
})

/** What tests steer, as JSON and with the secret key: the clock, faults of calls, and disorder of events. */
export async function testControls(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { world, faults, deliveries, secretKey } = options
  app.addHook('onRequest', async (request) => authenticate(request.headers.authorization, secretKey))
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof StripeError ? error.status : 400
    return reply.code(status).send({ error: { message: error instanceof Error ? error.message : 'failed' } })
  })

  app.get('/clock', async () => ({ now: world.clock.now(), ahead: world.clock.ahead() }))
  app.post('/clock', async (request) => {
    const { to } = clockOrder.parse(request.body)
    if (to < world.clock.now()) throw new Error('The clock only goes forward.')
    moveClock(world, to)
    return { now: world.clock.now(), ahead: world.clock.ahead() }
  })
  app.post('/faults', async (request) => {
    const order = faultOrder.parse(request.body)
    faults.add(order)
    return order
  })
  app.delete('/faults', async () => {
    faults.clear()
    return {}
  })
  app.post('/webhooks', async (request) => {
    const given = disorder.parse(request.body)
    const current = deliveries.disorder
    Object.assign(current, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
    deliveries.wake()
    return current
  })
}
