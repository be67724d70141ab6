import type { Asset, Story, StoryOf } from '@kostbar/contracts/content'
import type { Product } from '@kostbar/contracts/products/schemas'
import { rasterised } from '../../lib/content/image.ts'
import { storyPath } from '../../lib/content/slug.ts'
import { escapeMarkup } from '../escape-markup.ts'
import { isIndexed } from './is-indexed.ts'
import { jsonLd } from './json-ld.ts'
import { siteNameOf } from './site-name.ts'

interface HeadTagsOptions {
  readonly title: string
  /** Meta description. Without one, a story in the sitemap has the site's; other pages are `noindex`. */
  readonly description?: string | undefined
  /** HTTP status; pages with another status than 200 are `noindex`. */
  readonly status: number
  readonly origin: string
  /** Path of the request. */
  readonly pathname: string
  /** Story of a content page; undefined on other pages. */
  readonly story: Story | undefined
  readonly settings: StoryOf<'settings'> | null
  /** Products shown on the page. */
  readonly products: readonly Product[]
}

/** Size of Open Graph images, in pixels. */
const ogImageSize = { width: 1200, height: 630, format: 'jpeg' } as const

export const noIndexTag = '<meta name="robots" content="noindex">'

/** Head tags for search engines and link previews: description, canonical URL, Open Graph, JSON-LD. */
export function headTags(options: HeadTagsOptions): string {
  const { title, description, status, origin, pathname, story, settings, products } = options
  const summary = description || (story && isIndexed(story) && (settings?.content.description || title))
  if (!summary || status !== 200) return noIndexTag
  const url = escapeMarkup(origin + canonicalPath(pathname, story))
  const picture = ogImageOf(story) ?? settings?.content.ogImage
  const image = picture ? origin + rasterised(picture.filename, ogImageSize) : `${origin}/icon-512.png`
  const isArticle = story?.content.component === 'blog_article'
  return [
    `<meta name="description" content="${escapeMarkup(summary)}">`,
    `<link rel="canonical" href="${url}">`,
    meta('og:type', isArticle ? 'article' : 'website'),
    meta('og:locale', 'de_AT'),
    meta('og:site_name', siteNameOf(settings)),
    meta('og:title', title),
    meta('og:description', summary),
    `<meta property="og:url" content="${url}">`,
    meta('og:image', image),
    ...(picture
      ? [
          meta('og:image:width', `${ogImageSize.width}`),
          meta('og:image:height', `${ogImageSize.height}`),
          meta('og:image:alt', picture.alt),
        ]
      : []),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(isArticle && story.first_published_at ? [meta('article:published_time', story.first_published_at)] : []),
    '<link rel="alternate" type="application/rss+xml" title="Blog" href="/blog/rss.xml">',
    ...(story ? jsonLd(story, { origin, settings, products }).map(jsonLdScript) : []),
  ].join('\n')
}

const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeMarkup(content)}">`

/** JSON-LD script element; `<` is escaped, so that content cannot close the element. */
const jsonLdScript = (data: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Canonical path: one URL for `/home` and `/`, and for paths with and without trailing slash. */
const canonicalPath = (pathname: string, story: Story | undefined) =>
  story ? storyPath(story.full_slug) : pathname.replace(/(.)\/+$/, '$1')

function ogImageOf(story: Story | undefined): Asset | undefined {
  if (!story) return undefined
  const { content } = story
  if (content.component === 'page') return content.og_image
  return 'image' in content ? content.image : undefined
}
