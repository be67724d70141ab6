import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PreviewState } from '../../app/content/live-preview.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import { answerCache } from './answer-cache.ts'
import { followVersion } from './content-version.ts'
import { openDelivery } from './delivery.ts'
import { keptAnswers } from './kept-answers.ts'
import { isFromEditor } from './preview-token.ts'
import { draftContent, type SiteContent, siteContent } from './site-content.ts'

export interface ContentOptions {
  /** With its version, for example https://api.storyblok.com/v2. */
  readonly apiUrl: string
  readonly filesUrl: URL
  readonly token: string
  /** Without one there is no visual editor. */
  readonly previewToken: string | undefined
  readonly webhookSecret: string | undefined
  readonly oauthToken: string | undefined
  /** Where last good answers are kept; undefined keeps them in memory alone. */
  readonly directory: string | undefined
}

/** Content for the making of one page. */
export interface PageContent extends ContentSource {
  /** Set when the visual editor asks: then stories are drafts. */
  readonly preview: PreviewState | undefined
  /** Whether an answer may not have been the newest. */
  readonly isStale: () => boolean
}

/** The site's content, as the web server's parts use it. */
export interface Content {
  readonly site: SiteContent
  /** The content version; 0 while it is not known. */
  readonly version: () => number
  /** @param search the query of the page's address, which says whether the editor asks */
  readonly forPage: (search: URLSearchParams) => PageContent
}

/** Connects the web server with the content service; the content version is followed from the start. */
export function openContent(app: FastifyInstance, options: ContentOptions): Content {
  const { apiUrl, token, oauthToken, previewToken, directory } = options
  const filesUrl = options.filesUrl.origin
  const onError = (error: unknown) => app.log.warn({ err: error }, 'the content service')
  const cache = answerCache({ kept: keptAnswers(directory && join(directory, 'answers'), onError), onError })
  const delivery = openDelivery({ apiUrl, token, oauthToken })
  const drafts = previewToken ? openDelivery({ apiUrl, token: previewToken, oauthToken }, 'draft') : undefined
  followVersion(app, { delivery, cache, webhookSecret: options.webhookSecret })
  const parts = { delivery, cache, filesUrl }
  return {
    site: siteContent(parts),
    version: cache.version,
    forPage(search) {
      let stale = false
      const source = siteContent(parts, () => {
        stale = true
      })
      const isStale = () => stale
      if (!drafts || !isFromEditor(search, previewToken)) return { ...source, preview: undefined, isStale }
      return { ...draftContent(drafts, source, filesUrl), preview: { filesUrl }, isStale: () => true }
    },
  }
}
