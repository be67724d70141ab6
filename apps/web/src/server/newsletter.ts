import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { ContentSource } from '../lib/content/source.ts'

/** Timeout in ms, for the API and for the form's server separately. */
const requestTimeoutMs = 5_000

const requestBody = z.object({ email: z.email().max(254) })

interface NewsletterRelayOptions {
  readonly content: Pick<ContentSource, 'settings'>
  readonly apiUrl: URL
  /** Public URL of the site, the only origin that the API accepts. */
  readonly webUrl: URL
}

/**
 * Newsletter relay: sends an e-mail address to the form that the settings story names. The form's server learns nothing
 * about the visitor except the address, and its answer does not change our response. The API's rate limiter, shared by
 * all processes, limits attempts by client (429) and by address (silently dropped).
 */
export function registerNewsletterRelay(app: FastifyInstance, options: NewsletterRelayOptions): void {
  app.post('/newsletter', { bodyLimit: 2_000 }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const body = requestBody.safeParse(request.body)
    const form = formUrl((await options.content.settings())?.content.newsletter_form_url)
    if (!body.success || !form) return reply.code(400).send({ success: false })
    const { email } = body.data
    const limit = await countAttempt(request, email, options)
    if (limit === 'too_many_requests') return reply.code(429).send({ success: false })
    if (limit === 'unavailable') return reply.code(503).header('retry-after', '10').send({ success: false })
    if (limit === 'dropped') return { success: true }
    form.searchParams.set('email', email)
    const response = await fetch(form, { redirect: 'manual', signal: AbortSignal.timeout(requestTimeoutMs) }).catch(
      () => null,
    )
    if (response) await release(response)
    // The error is not logged: it may contain the URL, and with it the e-mail address.
    if (!response || response.status >= 400)
      request.log.warn({ status: response?.status }, 'newsletter form: request failed')
    return { success: true }
  })
}

/** Frees the connection of a response whose body is not read. */
const release = (response: Response) => response.body?.cancel().catch(() => undefined)

function formUrl(text: string | undefined): URL | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
}

type AttemptLimit = 'allowed' | 'dropped' | 'too_many_requests' | 'unavailable'

/**
 * Counts an attempt at the API's rate limiter. Without the API's answer nothing is sent, because unlimited requests
 * could flood e-mail addresses.
 */
async function countAttempt(
  request: FastifyRequest,
  email: string,
  { apiUrl, webUrl }: NewsletterRelayOptions,
): Promise<AttemptLimit> {
  const { method, path } = newsletter.countAttempt
  try {
    const response = await fetch(new URL(path, apiUrl), {
      method,
      headers: {
        'content-type': 'application/json',
        origin: webUrl.origin,
        'x-forwarded-for': request.ip,
        'x-request-id': request.id,
      },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    if (!response.ok) {
      await release(response)
      return response.status === 429 ? 'too_many_requests' : 'unavailable'
    }
    return ((await response.json()) as { allowed: boolean }).allowed ? 'allowed' : 'dropped'
  } catch (error) {
    request.log.warn({ err: error }, 'newsletter: rate limit request failed')
    return 'unavailable'
  }
}
