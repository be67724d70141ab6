import { resolvedRelations } from '@kostbar/contracts/content-model'
import StoryblokClient from 'storyblok-js-client'
import { patientFetch } from './patient-fetch.ts'

/** Where the content service answers and what it is asked with. */
export interface DeliveryOptions {
  /** With its version, for example https://api.storyblok.com/v2. */
  readonly apiUrl: string
  readonly token: string
  /** A management token halves what the service allows. */
  readonly oauthToken?: string | undefined
}

/** Calls a second that the service allows. */
const limits = { usual: 5, withOauthToken: 3 }

/** Fields that a list of stories leaves out: they are long, and lists do not show them. */
const longFields = 'body,text,ingredients,steps,sources,related'

export type ListQuery = NonNullable<Parameters<StoryblokClient['getStories']>[0]>
type Version = 'draft' | 'published'

/** Raw stories, as the delivery API writes them. */
export type Delivery = ReturnType<typeof openDelivery>

/**
 * Storyblok's delivery API through Storyblok's client.
 * @throws errors of the calls: the client's plain objects become an `Error` with the status
 */
export function openDelivery({ apiUrl, token, oauthToken }: DeliveryOptions, version: Version = 'published') {
  const client = new StoryblokClient({
    endpoint: apiUrl.replace(/\/$/, ''),
    accessToken: token,
    rateLimit: oauthToken ? limits.withOauthToken : limits.usual,
    fetch: patientFetch,
    // 0 would mean ten.
    maxRetries: -1,
    cache: { clear: 'manual', type: 'none' },
    ...(oauthToken ? { oauthToken } : {}),
  })
  return {
    /** @returns undefined when there is no such story */
    async story(slug: string): Promise<unknown> {
      try {
        const query = { version, resolve_relations: resolvedRelations.join(','), resolve_links: 'url' as const }
        return (await client.getStory(slug, query)).data.story
      } catch (error) {
        if (statusOf(error) === 404) return undefined
        throw asError(error)
      }
    },
    /** One page of stories and how many there are, without their long fields. */
    async stories(query: ListQuery): Promise<{ stories: readonly unknown[]; total: number }> {
      const short = { version, resolve_relations: 'blog_article.author', excluding_fields: longFields }
      const { data, total } = await client.getStories({ ...short, ...query }).catch(throwError)
      return { stories: data.stories, total }
    },
    /** The slugs of all stories. */
    async slugs(): Promise<string[]> {
      const links = await client.getAll('cdn/links', { version, per_page: 1_000 }, 'links').catch(throwError)
      return (links as unknown as { slug: string; is_folder: boolean }[])
        .filter(({ is_folder }) => !is_folder)
        .map(({ slug }) => slug.replace(/\/$/, ''))
    },
    /** The content version: another number after every change. Later calls ask for that version. */
    async version(): Promise<number> {
      const { data } = await client.get('cdn/spaces/me').catch(throwError)
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

/** The client throws plain objects. */
function asError(error: unknown): Error {
  if (error instanceof Error) return error
  const { message, status } = (error ?? {}) as { message?: unknown; status?: unknown }
  return new Error(`the content service: ${status ?? 'no answer'} ${message ?? ''}`.trim())
}
