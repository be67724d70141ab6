import { isOwnHost } from '@kostbar/stand-in-pages/own-host'
import { serveAssets } from '@kostbar/stand-in-pages/serve-assets'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import type { Deliveries } from '../events/deliveries.ts'
import { parseForm } from '../wire/form.ts'
import { StripeError } from '../wire/stripe-error.ts'
import { invoiceRoutes } from './invoice-routes.ts'
import { messagePage, notFoundPage } from './layout.ts'
import { overviewRoutes } from './overview-routes.ts'
import { sendPage } from './page-routes.ts'
import { payRoutes } from './pay-routes.ts'
import { portalPageRoutes } from './portal-routes.ts'
import { texts } from './texts.ts'

/** Origin check of forms. */
const isOwnForm = (origin: string | undefined, host: string): boolean =>
  origin === undefined || origin === `http://${host}`

/** The stand-in's HTML pages. */
export async function paymentPages(
  app: FastifyInstance,
  options: { context: Context; deliveries: Deliveries },
): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseForm(`${body}`)),
  )
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    if (!isOwnHost(request.host)) return reply.code(421).send()
    if (request.method === 'POST' && !isOwnForm(request.headers.origin, request.host))
      return sendPage(reply, messagePage(texts.notFoundTitle, texts.foreignForm), { status: 403 })
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof StripeError) return sendPage(reply, notFoundPage(), { status: 404 })
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (status < 500) return sendPage(reply, messagePage(texts.notFoundTitle, texts.wrongInput), { status })
    throw error
  })
  app.setNotFoundHandler((_request, reply) => sendPage(reply, notFoundPage(), { status: 404 }))
  await serveAssets(app, import.meta.url, ['style.css', 'icon.svg'])
  await app.register(payRoutes, options)
  await app.register(invoiceRoutes, options)
  await app.register(portalPageRoutes, options)
  await app.register(overviewRoutes, options)
}
