import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Library } from '../files/library.ts'
import type { StoredStory } from '../files/story.ts'
import { type DeliveryQuery, readQuery } from './query.ts'
import { rateLimit } from './rate-limit.ts'
import { relationsOfResponse } from './related.ts'
import { isVisible, selectStories, visibleStories } from './select-stories.ts'
import { writeStory } from './write-story.ts'

export type DeliveryApiOptions = {
  library: () => Library
  /** Token for published stories. */
  publicToken: string
  /** Token that includes drafts. */
  previewToken: string
  /** Calls per second and token. */
  perSecond: number
}

const notFound = ['This record could not be found']

/** Storyblok's delivery API, version 2, as far as the product uses it. */
export function serveDelivery(app: FastifyInstance, options: DeliveryApiOptions): void {
  const isTooMany = rateLimit(options.perSecond)
  const tokens = [options.publicToken, options.previewToken]

  /** An authorised call: token and query. */
  const answered =
    (answer: (query: DeliveryQuery, library: Library, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const query = readQuery(request.query as Record<string, unknown>)
      const library = options.library()
      reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'per-page, total')
      const isAuthorized =
        query.version === 'draft' ? query.token === options.previewToken : tokens.includes(query.token)
      if (!isAuthorized) return reply.code(401).send({ error: 'Unauthorized' })
      if (isTooMany(query.token)) return reply.code(429).send({ error: 'Too many requests' })
      if (query.version === 'published' && query.cv === undefined && request.routeOptions.url !== '/v2/cdn/spaces/me')
        return reply.redirect(withVersion(request.url, library.version), 301)
      reply.header('cache-control', query.version === 'draft' ? 'no-store' : 'public, max-age=0, s-maxage=604800')
      return reply.send(await answer(query, library, request, reply))
    }

  const write = (query: DeliveryQuery) => (story: StoredStory) => writeStory(story, query)

  app.get(
    '/v2/cdn/stories',
    answered((query, library, _request, reply) => {
      const matches = selectStories(library, query)
      const { page, per_page } = query
      const stories = matches.slice((page - 1) * per_page, page * per_page)
      reply.header('per-page', per_page).header('total', matches.length)
      const parts = relationsOfResponse(stories, library, query, write(query))
      return { stories: stories.map(write(query)), cv: library.version, ...parts }
    }),
  )
  app.get(
    '/v2/cdn/stories/*',
    answered((query, library, request, reply) => {
      const story = oneStory(library, (request.params as { '*': string })['*'], query)
      if (!story) return reply.code(404).send(notFound)
      const parts = relationsOfResponse([story], library, query, write(query))
      return { story: writeStory(story, query), cv: library.version, ...parts }
    }),
  )
  app.get(
    '/v2/cdn/links',
    answered((query, library, _request, reply) => {
      const stories = visibleStories(library, query).filter(({ full_slug }) => full_slug.startsWith(query.starts_with))
      reply.header('per-page', stories.length).header('total', stories.length)
      return { links: Object.fromEntries(stories.map((story) => [story.uuid, linkEntry(story)])), cv: library.version }
    }),
  )
  app.get(
    '/v2/cdn/spaces/me',
    answered((_query, library) => ({
      space: { id: 1, name: 'Kostbar', domain: '', version: library.version, language_codes: [] },
    })),
  )
  app.options('/v2/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', '*')
      .send(),
  )
}

function oneStory(library: Library, name: string, { find_by, version }: DeliveryQuery): StoredStory | undefined {
  const slug = name.replace(/^\/+|\/+$/g, '')
  const story =
    find_by === 'uuid'
      ? library.byUuid.get(slug)
      : (library.stories.get(slug) ?? [...library.stories.values()].find(({ id }) => String(id) === slug))
  return story && isVisible(story, version) ? story : undefined
}

const withVersion = (url: string, version: number) => `${url}${url.includes('?') ? '&' : '?'}cv=${version}`

const linkEntry = ({ id, uuid, name, full_slug, draft }: StoredStory) => ({
  id,
  uuid,
  slug: full_slug,
  name,
  is_folder: false,
  parent_id: 0,
  published: !draft,
  path: null,
  position: 0,
  is_startpage: false,
  real_path: `/${full_slug}`,
})
