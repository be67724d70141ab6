import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PreviewState } from '../../app/content/live-preview.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import { createContentCache } from './content-cache.ts'
import { createDeliveryClient } from './delivery-client.ts'
import { isFromEditor } from './preview-token.ts'
import { createResponseDiskCache } from './response-disk-cache.ts'
import { draftContent, type SiteContent, siteContent } from './site-content.ts'
import { watchContentVersion } from './watch-content-version.ts'

export interface ContentOptions {
  /** Base URL of the delivery API with its version, for example https://api.storyblok.com/v2. */
  readonly apiUrl: string
  readonly filesUrl: URL
  readonly token: string
  /** Token of the draft API; undefined disables the visual editor. */
  readonly previewToken: string | undefined
  readonly webhookSecret: string | undefined
  readonly oauthToken: string | undefined
  /** Directory of the disk cache; without one, responses are cached in memory only. */
  readonly directory: string | undefined
}

/** Content source for rendering one page. */
export interface PageContent extends ContentSource {
  /** Defined for requests of the visual editor; stories are then drafts. */
  readonly preview: PreviewState | undefined
  /** Whether a response used for this page so far may be outdated. */
  readonly isStale: () => boolean
}

/** Content of the site, as the web server uses it. */
export interface ContentService {
  readonly site: SiteContent
  /** Content version; 0 while unknown. */
  readonly version: () => number
  /**
   * Content source for one page request.
   * @param search query of the page's URL; it holds the visual editor's token
   */
  readonly forPage: (search: URLSearchParams) => PageContent
}

/** Connects to the content service, opens the cache, and starts watching the content version. */
export function openContent(app: FastifyInstance, options: ContentOptions): ContentService {
  const { apiUrl, token, oauthToken, previewToken, directory } = options
  const filesUrl = options.filesUrl.origin
  const onError = (error: unknown) => app.log.warn({ err: error }, 'content service: request or cache failed')
  const diskCache = createResponseDiskCache(directory && join(directory, 'answers'), onError)
  const cache = createContentCache({ diskCache, onError })
  const delivery = createDeliveryClient({ apiUrl, token, oauthToken })
  const drafts = previewToken ? createDeliveryClient({ apiUrl, token: previewToken, oauthToken }, 'draft') : undefined
  watchContentVersion(app, { delivery, cache, webhookSecret: options.webhookSecret })
  const dependencies = { delivery, cache, filesUrl }
  return {
    site: siteContent({ ...dependencies, waitsFor: 'navigation' }),
    version: cache.version,
    forPage(search) {
      let stale = false
      const source = siteContent(dependencies, () => {
        stale = true
      })
      const isStale = () => stale
      if (!drafts || !isFromEditor(search, previewToken)) return { ...source, preview: undefined, isStale }
      return { ...draftContent(drafts, source, filesUrl), preview: { filesUrl }, isStale: () => true }
    },
  }
}
