import type { FastifyInstance } from 'fastify'
import { getInvoice } from '../billing/lookup.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { World } from '../world.ts'
import { checkCard, emptyCard, readCardInput, refusalSentence, unknownEmail } from './card-form.ts'
import { invoicePage, printedInvoice } from './invoice-page.ts'
import { payInvoiceWith } from './keep-card.ts'
import { idOf, sendPage } from './page-routes.ts'

/** An invoice for people: to read, to print, and to pay while it is open. */
export async function invoiceRoutes(app: FastifyInstance, { world }: { world: World }): Promise<void> {
  const emailOf = ({ customer_email }: Invoice) => customer_email ?? unknownEmail
  const blank = (invoice: Invoice) => emptyCard(emailOf(invoice), invoice.customer_name ?? '')

  app.get('/i/:id', async (request, reply) => {
    const invoice = getInvoice(world, idOf(request.params))
    return sendPage(reply, invoicePage(invoice, { typed: blank(invoice) }))
  })

  app.get('/i/:id/pdf', async (request, reply) =>
    sendPage(reply, printedInvoice(getInvoice(world, idOf(request.params)))),
  )

  app.post('/i/:id', async (request, reply) => {
    const invoice = getInvoice(world, idOf(request.params))
    const here = `/i/${invoice.id}`
    if (invoice.status !== 'open') return reply.redirect(here, 303)
    const typed = { ...readCardInput(request.body), email: emailOf(invoice) }
    const checked = checkCard(typed, world.clock.now())
    if ('problems' in checked)
      return sendPage(reply, invoicePage(invoice, { typed, problems: checked.problems }), { status: 422 })
    const error = payInvoiceWith(world, invoice, checked.read)
    if (!error) return reply.redirect(here, 303)
    const form = { typed: { ...typed, number: '' }, refusal: refusalSentence(error) }
    return sendPage(reply, invoicePage(getInvoice(world, invoice.id), form), { status: 402 })
  })
}
