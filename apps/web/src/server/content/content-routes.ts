import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { isMembersOnly } from '../../lib/content/members-only.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import { maxSearchLength } from '../../lib/max-search-length.ts'
import { clientKey } from '../client-address.ts'
import { problemBody } from '../problem-bodies.ts'
import { ContentUnavailable } from './content-cache.ts'
import { type StoryFolder, storyFolders } from './story-folders.ts'

interface ContentRoutesOptions {
  readonly content: ContentSource
  /** Whether the request has a session; adds renewed session cookies to the reply. */
  readonly isSignedIn: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>
}

/** Maximum number of requests per client and minute; a person who clicks and types all the time needs a tenth. */
const maxRequestsPerMinute = 600

const noLimitHeaders = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

const slug = z.string().max(300)
const storyQuery = z.object({ slug })

const listQuery = z.object({
  startsWith: z.enum(Object.keys(storyFolders) as StoryFolder[]),
  search: z.string().max(maxSearchLength).optional(),
  category: z.string().max(100).optional(),
  excluding: slug.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(100).default(25),
})

/** Content for client-side navigation: `/content/story`, `/content/stories`, `/content/settings`. */
export function registerContentRoutes(app: FastifyInstance, options: ContentRoutesOptions): void {
  app.register(async (scope) => {
    await scope.register(rateLimit, {
      max: maxRequestsPerMinute,
      timeWindow: '1 minute',
      keyGenerator: (request) => clientKey(request.ip),
      addHeadersOnExceeding: noLimitHeaders,
      addHeaders: { ...noLimitHeaders, 'retry-after': true },
    })
    addRoutes(scope, options)
  })
}

function addRoutes(app: FastifyInstance, { content, isSignedIn }: ContentRoutesOptions): void {
  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    membersOnly: boolean,
    load: () => Promise<unknown>,
  ) => {
    if (membersOnly && !(await isSignedIn(request, reply)))
      return reply.code(401).header('cache-control', 'private, no-store').send(problemBody('not_signed_in'))
    try {
      return sendJson(request, reply, JSON.stringify(await load()), membersOnly)
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .header('retry-after', '3')
        .send(problemBody('unavailable'))
    }
  }
  const sendInvalid = (reply: FastifyReply) =>
    reply.code(400).header('cache-control', 'no-store').send(problemBody('invalid_input'))

  app.get('/content/story', async (request, reply) => {
    const query = storyQuery.safeParse(request.query)
    if (!query.success) return sendInvalid(reply)
    const { slug } = query.data
    return respond(request, reply, isMembersOnly(slug), () => content.story(slug))
  })
  app.get('/content/stories', async (request, reply) => {
    const query = listQuery.safeParse(request.query)
    if (!query.success) return sendInvalid(reply)
    return respond(request, reply, isMembersOnly(query.data.startsWith), () => content.stories(query.data))
  })
  app.get('/content/settings', (request, reply) => respond(request, reply, false, () => content.settings()))
  app.get('/content/*', (_request, reply) => reply.callNotFound())
}

/** Sends JSON with an ETag; browsers revalidate each time and get 304 when nothing has changed. */
function sendJson(request: FastifyRequest, reply: FastifyReply, body: string, isPrivate: boolean) {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`
  reply
    .type('application/json; charset=utf-8')
    .header('etag', etag)
    .header(
      'cache-control',
      isPrivate ? 'private, no-cache' : 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    )
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
}
