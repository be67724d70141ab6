import { isOwnHost } from '@kostbar/stand-in-pages/own-host'
import { serveAssets } from '@kostbar/stand-in-pages/serve-assets'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Mailbox } from './mailbox.ts'
import { framedHtml, listPage, messagePage, notFoundPage } from './page.ts'
import { texts } from './texts.ts'

const pagePolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** CSP of mails: own styles and pictures, no scripts, sandboxed. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; frame-ancestors 'self'"

const listQuery = z.object({ to: z.string().optional() })
const oneParams = z.object({ id: z.string() })
const oneQuery = z.object({ text: z.string().optional() })
const html = 'text/html; charset=utf-8'

/** Builds the inbox without listening: HTML pages, and JSON for tests. */
export async function buildInbox(mailbox: Mailbox): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    if (!isOwnHost(request.host)) return reply.code(421).send()
  })

  app.get('/api/messages', async (request) => mailbox.list(listQuery.parse(request.query).to))
  app.delete('/api/messages', async (_request, reply) => {
    await mailbox.clear()
    return reply.code(204).send()
  })
  app.get('/api/messages/:id', async (request, reply) => {
    const message = mailbox.find(oneParams.parse(request.params).id)
    return message ?? reply.code(404).send({ code: 'not_found', msg: texts.notFound })
  })

  app.get('/', async (request, reply) => {
    const { to = '' } = listQuery.parse(request.query)
    return reply.type(html).send(listPage(mailbox.list(to), to.trim()))
  })
  app.get('/messages/:id', async (request, reply) => {
    const message = mailbox.find(oneParams.parse(request.params).id)
    const wantsText = oneQuery.parse(request.query).text !== undefined
    return reply
      .code(message ? 200 : 404)
      .type(html)
      .send(message ? messagePage(message, wantsText) : notFoundPage())
  })
  app.get('/messages/:id/html', async (request, reply) => {
    const message = mailbox.find(oneParams.parse(request.params).id)
    reply.header('content-security-policy', mailPolicy).type(html)
    return reply.code(message ? 200 : 404).send(message ? framedHtml(message) : texts.notFound)
  })
  await serveAssets(app, import.meta.url, ['icon.svg', 'refresh.js'])
  app.setNotFoundHandler((_request, reply) => reply.code(404).type(html).send(notFoundPage()))
  return app
}
