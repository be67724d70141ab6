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
  /** With its version, for example https://api.storyblok.com/v2. */
  readonly apiUrl: string
  readonly filesUrl: URL
  readonly token: string
  /** Undefined disables the visual editor. */
  readonly previewToken: string | undefined
  readonly webhookSecret: string | undefined
  readonly oauthToken: string | undefined
  /** Directory of the disk cache; undefined: memory only. */
  readonly directory: string | undefined
}

/** Content for rendering one page. */
export interface PageContent extends ContentSource {
  /** Set for the visual editor; stories are drafts then. */
  readonly preview: PreviewState | undefined
  /** Whether a response used so far may be outdated. */
  readonly isStale: () => boolean
}

/** The site's content, as the web server uses it. */
export interface Content {
  readonly site: SiteContent
  /** Content version; 0 while unknown. */
  readonly version: () => number
  /** @param search query of the page's URL, which holds the visual editor's token */
  readonly forPage: (search: URLSearchParams) => PageContent
}

/** Connects to the content service, opens the cache, and starts watching the content version. */
export function openContent(app: FastifyInstance, options: ContentOptions): Content {
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
