import type { FastifyInstance } from 'fastify'
import { runDue } from '../billing/due.ts'
import { getSubscription } from '../billing/lookup.ts'
import { updateFrom } from '../billing/update.ts'
import type { Context } from '../context.ts'
import type { PortalSession } from '../objects/checkout.ts'
import type { Customer } from '../objects/customer.ts'
import { missing } from '../wire/stripe-error.ts'
import { checkCard, emptyCard, readCardInput, refusalSentence, unknownEmail } from './card-form.ts'
import { idOf, sendPage } from './page-routes.ts'
import { type CardForm, portalPage } from './portal-page.ts'
import { replaceCard } from './save-card.ts'

type PortalRequest = { session: PortalSession; customer: Customer; here: string }

/** Customer portal; a session link is valid for a day. */
export async function portalPageRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const { store, clock } = context
  const lifetimeSeconds = 86_400

  const readRequest = (params: unknown): PortalRequest => {
    runDue(context, clock.now())
    const token = idOf(params)
    const session = store.all('billing_portal.session').find(({ url }) => url.endsWith(`/p/session/${token}`))
    const customer = session && store.find('customer', session.customer)
    if (!session || !customer || customer.deleted || session.created < clock.now() - lifetimeSeconds)
      throw missing('portal session', token)
    return { session, customer, here: `/p/session/${token}` }
  }
  const page = ({ session, customer, here }: PortalRequest, form?: CardForm) => {
    const typed = emptyCard(customer.email ?? unknownEmail, customer.name ?? '')
    const isOpen = session.flow?.type === 'payment_method_update'
    return portalPage(context, session, customer, here, form ?? { typed, isOpen })
  }

  app.get('/p/session/:id', async (request, reply) => sendPage(reply, page(readRequest(request.params))))

  app.post('/p/session/:id/subscriptions/:subscription', async (request, reply) => {
    const { customer, here } = readRequest(request.params)
    const { subscription: id } = request.params as { subscription: string }
    const { action } = request.body as { action?: string }
    const subscription = getSubscription(context, id)
    if (subscription.customer !== customer.id) throw missing('subscription', id)
    const isRunning = ['active', 'trialing', 'past_due'].includes(subscription.status)
    if (isRunning && (action === 'cancel' || action === 'reactivate'))
      store.transaction(() => updateFrom(context, subscription, { cancel_at_period_end: action === 'cancel' }))
    return reply.redirect(here, 303)
  })

  app.post('/p/session/:id/card', async (request, reply) => {
    const portal = readRequest(request.params)
    const { customer, here } = portal
    const typed = { ...readCardInput(request.body), email: customer.email ?? unknownEmail }
    const checked = checkCard(typed, clock.now())
    if ('problems' in checked)
      return sendPage(reply, page(portal, { typed, problems: checked.problems, isOpen: true }), { status: 422 })
    const error = replaceCard(context, customer.id, checked.read)
    if (!error) return reply.redirect(here, 303)
    const form = { typed: { ...typed, number: '' }, refusal: refusalSentence(error), isOpen: true }
    return sendPage(reply, page(portal, form), { status: 402 })
  })
}
