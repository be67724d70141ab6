import type { FastifyInstance, FastifyReply } from 'fastify'
import { successUrl } from '../billing/checkout.ts'
import { runDue } from '../billing/due.ts'
import { getSession } from '../billing/lookup.ts'
import type { Context } from '../context.ts'
import type { CheckoutSession } from '../objects/checkout.ts'
import { checkCard, emptyCard, readCardInput, refusalSentence } from './card-form.ts'
import { messagePage } from './layout.ts'
import { idOf, sendPage } from './page-routes.ts'
import { type CardOutcome, refuseConfirmation, submitCard, submitConfirmation } from './pay.ts'
import { confirmPage, type PayForm, payPage } from './pay-page.ts'
import { texts } from './texts.ts'

/** Page of an expired or completed session; undefined for an open one. */
function closedPage(session: CheckoutSession): string | undefined {
  const { pay } = texts
  if (session.status === 'complete')
    return messagePage(pay.completeTitle, pay.complete, { href: successUrl(session), label: pay.continue })
  if (session.status !== 'expired') return undefined
  const back = session.cancel_url ? { href: session.cancel_url, label: pay.back } : undefined
  return messagePage(pay.expiredTitle, pay.expired, back)
}

/** Pay page with card form, and the authentication page. */
export async function payRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const here = (session: CheckoutSession) => `/c/pay/${session.id}`
  const find = (params: unknown): CheckoutSession => {
    runDue(context, context.clock.now())
    return getSession(context, idOf(params))
  }
  const form = (reply: FastifyReply, session: CheckoutSession, content: PayForm, status = 200) =>
    sendPage(reply, payPage(context, session, content), { status, leadsTo: [session.success_url] })

  const follow = (reply: FastifyReply, session: CheckoutSession, outcome: CardOutcome, content: PayForm) => {
    if (outcome.ok) return reply.redirect(successUrl(outcome.session), 303)
    if (outcome.requiresAction) return reply.redirect(`${here(session)}/confirm`, 303)
    return form(reply, session, { ...content, refusal: refusalSentence(outcome.error) }, 402)
  }
  const blank = ({ customer_details: details, customer_email }: CheckoutSession) =>
    emptyCard(details?.email ?? customer_email ?? '', details?.name ?? '')

  app.get('/c/pay/:id', async (request, reply) => {
    const session = find(request.params)
    const closed = closedPage(session)
    return closed ? sendPage(reply, closed) : form(reply, session, { typed: blank(session) })
  })

  app.post('/c/pay/:id', async (request, reply) => {
    const session = find(request.params)
    if (session.status === 'complete') return reply.redirect(successUrl(session), 303)
    const closed = closedPage(session)
    if (closed) return sendPage(reply, closed, { status: 410 })
    const typed = readCardInput(request.body)
    const known = session.customer_details?.email ?? session.customer_email
    const checked = checkCard(known ? { ...typed, email: known } : typed, context.clock.now())
    if ('problems' in checked) return form(reply, session, { typed, problems: checked.problems }, 422)
    return follow(reply, session, submitCard(context, session, checked.read), { typed: { ...typed, number: '' } })
  })

  app.get('/c/pay/:id/confirm', async (request, reply) => {
    const session = find(request.params)
    const method = context.store.find('payment_method', session._pendingMethod ?? '')
    if (!method || session.status !== 'open') return reply.redirect(here(session), 303)
    return sendPage(reply, confirmPage(session, method.card.last4), { leadsTo: [session.success_url] })
  })

  app.post('/c/pay/:id/confirm', async (request, reply) => {
    const session = find(request.params)
    if (session.status === 'complete') return reply.redirect(successUrl(session), 303)
    if (session.status !== 'open' || !session._pendingMethod) return reply.redirect(here(session), 303)
    const { answer } = request.body as { answer?: string }
    if (answer === 'yes') return follow(reply, session, submitConfirmation(context, session), { typed: blank(session) })
    refuseConfirmation(context, session)
    return form(reply, session, { typed: blank(session), refusal: texts.confirm.refused }, 402)
  })
}
