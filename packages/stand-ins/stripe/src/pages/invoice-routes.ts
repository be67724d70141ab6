import type { FastifyInstance } from 'fastify'
import { getInvoice } from '../billing/lookup.ts'
import type { Context } from '../context.ts'
import type { Invoice } from '../objects/invoice.ts'
import { checkCard, emptyCard, readCardInput, refusalSentence, unknownEmail } from './card-form.ts'
import { invoicePage, printedInvoice } from './invoice-page.ts'
import { idOf, sendPage } from './page-routes.ts'
import { payInvoiceWith } from './save-card.ts'

/** Invoice page: read, print, pay while open. */
export async function invoiceRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const emailOf = ({ customer_email }: Invoice) => customer_email ?? unknownEmail
  const blank = (invoice: Invoice) => emptyCard(emailOf(invoice), invoice.customer_name ?? '')

  app.get('/i/:id', async (request, reply) => {
    const invoice = getInvoice(context, idOf(request.params))
    return sendPage(reply, invoicePage(invoice, { typed: blank(invoice) }))
  })

  app.get('/i/:id/pdf', async (request, reply) =>
    sendPage(reply, printedInvoice(getInvoice(context, idOf(request.params)))),
  )

  app.post('/i/:id', async (request, reply) => {
    const invoice = getInvoice(context, idOf(request.params))
    const here = `/i/${invoice.id}`
    if (invoice.status !== 'open') return reply.redirect(here, 303)
    const typed = { ...readCardInput(request.body), email: emailOf(invoice) }
    const checked = checkCard(typed, context.clock.now())
    if ('problems' in checked)
      return sendPage(reply, invoicePage(invoice, { typed, problems: checked.problems }), { status: 422 })
    const error = payInvoiceWith(context, invoice, checked.read)
    if (!error) return reply.redirect(here, 303)
    const form = { typed: { ...typed, number: '' }, refusal: refusalSentence(error) }
    return sendPage(reply, invoicePage(getInvoice(context, invoice.id), form), { status: 402 })
  })
}
