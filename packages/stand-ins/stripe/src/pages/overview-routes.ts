import type { FastifyInstance } from 'fastify'
import { moveClock, runDue } from '../billing/due.ts'
import { getCustomer, getEvent } from '../billing/lookup.ts'
import type { Deliveries } from '../events/deliveries.ts'
import { addIntervals } from '../money/interval.ts'
import { openPortal } from '../resources/portal-sessions.ts'
import type { World } from '../world.ts'
import { overviewPage } from './overview-page.ts'
import { idOf, sendPage } from './page-routes.ts'
import { texts } from './texts.ts'

const farthestSeconds = 10 * 366 * 86_400

/** The moment a form asks for: a day or a month on, or the beginning of a date; undefined when it makes no sense. */
function readMoment(body: unknown, now: number): number | undefined {
  const { by, to = '' } = body as { by?: string; to?: string }
  if (by === 'day' || by === 'month') return addIntervals(now, { interval: by, interval_count: 1 })
  const moment = Math.floor(Date.parse(to) / 1000)
  return moment > now && moment < now + farthestSeconds ? moment : undefined
}

/** The overview, and what it lets people do. */
export async function overviewRoutes(
  app: FastifyInstance,
  { world, deliveries }: { world: World; deliveries: Deliveries },
): Promise<void> {
  const { store, clock } = world

  app.get('/', async (_request, reply) => {
    runDue(world, clock.now())
    return sendPage(reply, overviewPage(world))
  })

  app.post('/clock', async (request, reply) => {
    const moment = readMoment(request.body, clock.now())
    if (moment === undefined) return sendPage(reply, overviewPage(world, texts.overview.onlyForward), { status: 422 })
    moveClock(world, moment)
    return reply.redirect('/', 303)
  })

  app.post('/customers/:id/portal', async (request, reply) => {
    const customer = getCustomer(world, idOf(request.params))
    const session = store.transaction(() => openPortal(world, customer.id, { return_url: `${world.publicUrl}/` }))
    return reply.redirect(new URL(session.url).pathname, 303)
  })

  app.post('/events/:id/resend', async (request, reply) => {
    deliveries.resend(getEvent(world, idOf(request.params)).id)
    return reply.redirect('/', 303)
  })
}
