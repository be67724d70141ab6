import type { Asset, Story, StoryOf } from '@kostbar/contracts/content'
import { rasterised } from '../../lib/content/image.ts'
import { storyPath } from '../../lib/content/slug.ts'
import { escapeMarkup } from './escape.ts'
import { jsonLdOf } from './json-ld.ts'

interface FoundPage {
  /** The document's title and description; without a description the page asks not to be indexed. */
  readonly title: string
  readonly description?: string | undefined
  /** Only pages that are there shall be found. */
  readonly status: number
  readonly origin: string
  /** Of the request. */
  readonly pathname: string
  /** The story the page shows, if it shows one. */
  readonly story: Story | undefined
  readonly settings: StoryOf<'settings'> | null
}

/** Pictures in previews have this size, in pixels. */
const preview = { width: 1200, height: 630, format: 'jpeg' } as const

/** Pages without a description are for the person in front of them, not for search engines. */
export const hidden = '<meta name="robots" content="noindex">'

/** What the head of a document tells search engines and previews, JSON-LD included. */
export function headTags({ title, description, status, origin, pathname, story, settings }: FoundPage): string {
  if (!description || status !== 200) return hidden
  const url = escapeMarkup(origin + canonicalPath(pathname, story))
  const picture = pictureOf(story) ?? settings?.content.ogImage
  const image = picture ? origin + rasterised(picture.filename, preview) : `${origin}/icon-512.png`
  const isArticle = story?.content.component === 'blog_article'
  return [
    `<meta name="description" content="${escapeMarkup(description)}">`,
    `<link rel="canonical" href="${url}">`,
    meta('og:type', isArticle ? 'article' : 'website'),
    meta('og:locale', 'de_AT'),
    meta('og:site_name', settings?.content.site_name || 'Kostbar'),
    meta('og:title', title),
    meta('og:description', description),
    `<meta property="og:url" content="${url}">`,
    meta('og:image', image),
    ...(picture
      ? [
          meta('og:image:width', `${preview.width}`),
          meta('og:image:height', `${preview.height}`),
          meta('og:image:alt', picture.alt),
        ]
      : []),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(isArticle && story.first_published_at ? [meta('article:published_time', story.first_published_at)] : []),
    '<link rel="alternate" type="application/rss+xml" title="Blog" href="/blog/rss.xml">',
    ...(story ? jsonLdOf(story, { origin, settings }).map(script) : []),
  ].join('\n')
}

const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeMarkup(content)}">`

/** Cannot end its element, whatever somebody has written. */
const script = (thing: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`

/** A story's page has one address, however it was asked for. */
const canonicalPath = (pathname: string, story: Story | undefined) =>
  story ? storyPath(story.full_slug) : pathname.replace(/(.)\/+$/, '$1')

function pictureOf(story: Story | undefined): Asset | undefined {
  if (!story) return undefined
  const { content } = story
  if (content.component === 'page') return content.og_image
  return 'image' in content ? content.image : undefined
}
