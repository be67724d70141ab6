import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import type { ContentSource } from '../lib/content/source.ts'

/** The longest the form's server is waited for, in milliseconds. */
const patience = 5_000

/** How many addresses one visitor may enter in an hour, and how often one address may be entered: as at the API. */
const most = { visitor: 20, address: 3 }

const sender = z.object({ email: z.email().max(254) })

/**
 * Passes an address on to the newsletter's form that the settings name. Its server learns the address, and nothing else
 * about the reader; the reader is told the same whatever it answers. Nobody can have us write to strangers in a loop.
 */
export function registerNewsletterRelay(app: FastifyInstance, content: Pick<ContentSource, 'settings'>): void {
  const counts = new LRUCache<string, number>({ max: 50_000, ttl: 3_600_000, noUpdateTTL: true })
  const count = (key: string) => {
    const times = (counts.get(key) ?? 0) + 1
    counts.set(key, times)
    return times
  }
  app.post('/newsletter', { bodyLimit: 2_000 }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const sent = sender.safeParse(request.body)
    const form = (await content.settings())?.content.newsletter_form_url
    if (!sent.success || !form || !URL.canParse(form)) return reply.code(400).send({ success: false })
    const address = new URL(form)
    if (address.protocol !== 'https:' && address.protocol !== 'http:') return reply.code(400).send({ success: false })
    const { email } = sent.data
    if (count(`visitor ${request.ip}`) > most.visitor) return reply.code(429).send({ success: false })
    if (count(`address ${email.toLowerCase()}`) > most.address) return { success: true }
    address.searchParams.set('email', email)
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patience) }).catch(() => null)
    // Neither the address nor the reader's are for the log.
    if (!answer || answer.status >= 400) request.log.warn({ status: answer?.status }, 'the newsletter form has refused')
    return { success: true }
  })
}
