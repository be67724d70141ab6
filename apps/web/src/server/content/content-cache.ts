import { LRUCache } from 'lru-cache'
import type { CachedResponse, ResponseDiskCache } from './response-disk-cache.ts'

/**
 * Maximum size in bytes of the cached responses in memory, measured as JSON in UTF-16; a site of 1 000 stories needs a
 * tenth of it.
 */
const maxBytes = 100e6

/** Milliseconds that a page waits for the current version when a stale response exists. */
const staleTimeoutMs = 1_000

/** Milliseconds that a page waits when no response is cached. */
const loadTimeoutMs = 6_000

/** Milliseconds after a failure or timeout for which stale responses are used without waiting. */
const failurePauseMs = 3_000

interface ContentCacheOptions {
  readonly diskCache: ResponseDiskCache
  readonly onError: (error: unknown) => void
}

/** Fetch context of the cache: the function that loads a missing or stale response. */
interface LoadContext {
  readonly load: () => Promise<unknown>
}

/** Cached value; `stale` means that a newer version may exist. */
export interface CacheResult<Value> {
  readonly value: Value
  readonly stale: boolean
}

/** Error: the content service has failed, and no response is cached. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'
}

export type ContentCache = ReturnType<typeof createContentCache>

/**
 * Cache of the content service's responses, by key and content version. Each key is loaded once per version; when the
 * service fails or is slow, the last response is used (stale-if-error) and reloaded in the background.
 */
export function createContentCache({ diskCache, onError }: ContentCacheOptions) {
  let version = 0
  let pausedUntil = 0

  const responses = new LRUCache<string, CachedResponse, LoadContext>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => (JSON.stringify(value) ?? '').length * 2 + 64,
    // `fetch` deduplicates concurrent loads; when a load fails, the stale entry is kept.
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    async fetchMethod(key, _stale, { context: { load } }) {
      const requestedVersion = version
      try {
        const response = { value: await load(), version: requestedVersion }
        void diskCache.write(key, response)
        return response
      } catch (error) {
        pausedUntil = Date.now() + failurePauseMs
        onError(error)
        throw error
      }
    },
  })

  async function findCached(key: string): Promise<CachedResponse | undefined> {
    const inMemory = responses.get(key)
    if (inMemory) return inMemory
    const onDisk = await diskCache.read(key)
    // A concurrent call may have loaded the entry meanwhile.
    const response = responses.get(key) ?? onDisk
    if (response && !responses.has(key)) responses.set(key, response)
    return response
  }

  return {
    /** Current content version; 0 while unknown. */
    version: () => version,
    setVersion(current: number) {
      if (current !== version) pausedUntil = 0
      version = current
    },
    /**
     * Response for a key, from the cache or from `load`.
     * @throws ContentUnavailable when loading fails and nothing is cached
     */
    async get<Value>(key: string, load: () => Promise<Value>): Promise<CacheResult<Value>> {
      const cached = await findCached(key)
      const result = ({ value, version: at }: CachedResponse) => ({ value: value as Value, stale: at !== version })
      if (cached?.version === version && version !== 0) return result(cached)
      if (cached && Date.now() < pausedUntil) return { value: cached.value as Value, stale: true }
      const loading = responses.fetch(key, { forceRefresh: true, context: { load } }).catch(() => undefined)
      const loaded = await withTimeout(loading, cached ? staleTimeoutMs : loadTimeoutMs)
      if (loaded) return result(loaded)
      pausedUntil = Math.max(pausedUntil, Date.now() + failurePauseMs)
      if (cached) return { value: cached.value as Value, stale: true }
      throw new ContentUnavailable('The content service has not responded, and nothing is cached.')
    },
  }
}

/** The promise's value, or undefined after the timeout. */
async function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value | undefined> {
  const timeout = Promise.withResolvers<undefined>()
  const timer = setTimeout(timeout.resolve, timeoutMs)
  try {
    return await Promise.race([promise, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
