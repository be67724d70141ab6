import type { FastifyInstance } from 'fastify'
import { moveClock, runDue } from '../billing/due.ts'
import { getCustomer, getEvent } from '../billing/lookup.ts'
import type { Context } from '../context.ts'
import type { Deliveries } from '../events/deliveries.ts'
import { addIntervals } from '../money/interval.ts'
import { openPortal } from '../resources/portal-sessions.ts'
import { overviewPage } from './overview-page.ts'
import { idOf, sendPage } from './page-routes.ts'
import { texts } from './texts.ts'

const maxAdvanceSeconds = 10 * 366 * 86_400

/** Target time of the clock form: one day or month ahead, or a date; undefined when invalid. */
function readMoment(body: unknown, now: number): number | undefined {
  const { by, to = '' } = body as { by?: string; to?: string }
  if (by === 'day' || by === 'month') return addIntervals(now, { interval: by, interval_count: 1 })
  const moment = Math.floor(Date.parse(to) / 1000)
  return moment > now && moment < now + maxAdvanceSeconds ? moment : undefined
}

/** Overview page and its actions. */
export async function overviewRoutes(
  app: FastifyInstance,
  { context, deliveries }: { context: Context; deliveries: Deliveries },
): Promise<void> {
  const { store, clock } = context

  app.get('/', async (_request, reply) => {
    runDue(context, clock.now())
    return sendPage(reply, overviewPage(context))
  })

  app.post('/clock', async (request, reply) => {
    const moment = readMoment(request.body, clock.now())
    if (moment === undefined) return sendPage(reply, overviewPage(context, texts.overview.onlyForward), { status: 422 })
    moveClock(context, moment)
    return reply.redirect('/', 303)
  })

  app.post('/customers/:id/portal', async (request, reply) => {
    const customer = getCustomer(context, idOf(request.params))
    const session = store.transaction(() => openPortal(context, customer.id, { return_url: `${context.publicUrl}/` }))
    return reply.redirect(new URL(session.url).pathname, 303)
  })

  app.post('/events/:id/resend', async (request, reply) => {
    deliveries.resend(getEvent(context, idOf(request.params)).id)
    return reply.redirect('/', 303)
  })
}
