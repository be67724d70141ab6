import { resolvedRelations } from '@kostbar/contracts/content-model'
import StoryblokClient from 'storyblok-js-client'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { createRequestQueues, type RequestKind } from './request-queues.ts'

export interface DeliveryClientOptions {
  /** Base URL of the delivery API with its version, for example https://api.storyblok.com/v2. */
  readonly apiUrl: string
  readonly token: string
  /** Management token; requests with it have a lower rate limit. */
  readonly oauthToken?: string | undefined
}

/** Rate limits of the content service, in requests per second. */
const requestsPerSecond = { default: 5, withOauthToken: 3 }

/** Long fields excluded from lists, which do not show them. */
const excludedFields = 'body,text,ingredients,steps,sources,related'

export type ListQuery = NonNullable<Parameters<StoryblokClient['getStories']>[0]>
type Version = 'draft' | 'published'

/** Client of the delivery API; returns raw stories, before `parseStory`. */
export type DeliveryClient = ReturnType<typeof createDeliveryClient>

/**
 * Client of Storyblok's delivery API, built on Storyblok's library.
 * @throws Error with the HTTP status from each method; the library itself throws plain objects
 */
export function createDeliveryClient(
  { apiUrl, token, oauthToken }: DeliveryClientOptions,
  version: Version = 'published',
) {
  const client = new StoryblokClient({
    endpoint: apiUrl.replace(/\/$/, ''),
    accessToken: token,
    rateLimit: oauthToken ? requestsPerSecond.withOauthToken : requestsPerSecond.default,
    fetch: fetchWithRetry,
    // Disables the library's own retries, because fetchWithRetry retries. 0 would mean the default of ten.
    maxRetries: -1,
    cache: { clear: 'manual', type: 'none' },
    ...(oauthToken ? { oauthToken } : {}),
  })
  const { enqueue } = createRequestQueues()
  return {
    /**
     * Raw story by slug.
     * @returns undefined when there is no such story
     * @throws Error also when too many requests of this kind are waiting
     */
    async story(slug: string, kind: RequestKind): Promise<unknown> {
      try {
        const query = { version, resolve_relations: resolvedRelations.join(','), resolve_links: 'url' as const }
        return (await enqueue(kind, () => client.getStory(slug, query))).data.story
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw asError(error)
      }
    },
    /** One page of raw stories without their long fields, and the total number of stories. */
    async stories(query: ListQuery): Promise<{ stories: readonly unknown[]; total: number }> {
      const defaults = { version, resolve_relations: 'blog_article.author', excluding_fields: excludedFields }
      const { data, total } = await enqueue('shared', () => client.getStories({ ...defaults, ...query })).catch(
        throwError,
      )
      return { stories: data.stories, total }
    },
    /** The slugs of all stories. */
    async slugs(): Promise<string[]> {
      const links = await enqueue('shared', () =>
        client.getAll('cdn/links', { version, per_page: 1_000 }, 'links'),
      ).catch(throwError)
      return (links as unknown as { slug: string; is_folder: boolean }[])
        .filter(({ is_folder }) => !is_folder)
        .map(({ slug }) => slug.replace(/\/$/, ''))
    },
    /** Content version, which changes with every published change. Later requests of this client use it (`cv`). */
    async version(): Promise<number> {
      const { data } = await enqueue('shared', () => client.get('cdn/spaces/me')).catch(throwError)
      const current = Number((data as { space?: { version?: unknown } }).space?.version) || 0
      client.setCacheVersion(current)
      return current
    },
  }
}

const statusOf = (error: unknown) => (error as { status?: unknown } | null)?.status

function throwError(error: unknown): never {
  throw asError(error)
}

function asError(error: unknown): Error {
  if (error instanceof Error) return error
  const { message, status } = (error ?? {}) as { message?: unknown; status?: unknown }
  return new Error(`content service: ${status ?? 'no response'} ${message ?? ''}`.trim())
}
