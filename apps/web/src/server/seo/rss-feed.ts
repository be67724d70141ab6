import type { StoryList } from '@kostbar/contracts/content'
import { rasterised } from '../../lib/content/image.ts'
import { storyPath } from '../../lib/content/slug.ts'
import { escapeMarkup } from '../escape-markup.ts'

interface FeedOptions {
  readonly title: string
  readonly description: string
  readonly origin: string
}

/** RSS 2.0 feed of blog articles, in the given order. Articles published elsewhere are left out. */
export function rssFeed({ stories }: StoryList, { title, description, origin }: FeedOptions): string {
  const items = stories.flatMap(({ full_slug, first_published_at, content }) => {
    if (content.component !== 'blog_article' || content.proxyLink) return []
    const url = escapeMarkup(origin + storyPath(full_slug))
    const picture =
      content.image && escapeMarkup(origin + rasterised(content.image.filename, { width: 1200, format: 'jpeg' }))
    return `<item>
<title>${escapeMarkup(content.title)}</title>
<link>${url}</link>
<guid isPermaLink="true">${url}</guid>
${first_published_at ? `<pubDate>${new Date(first_published_at).toUTCString()}</pubDate>` : ''}
<description>${escapeMarkup(content.description)}</description>
${content.category ? `<category>${escapeMarkup(content.category)}</category>` : ''}
${picture ? `<media:content url="${picture}" medium="image" type="image/jpeg"/>` : ''}
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeMarkup(title)}</title>
<link>${escapeMarkup(origin)}/blog</link>
<description>${escapeMarkup(description)}</description>
<language>de-AT</language>
<atom:link href="${escapeMarkup(origin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}
