import type { Story } from '@kostbar/contracts/content'
import { storyPath } from '../../lib/content/slug.ts'
import { escapeMarkup } from './escape.ts'
import { isPublic } from './public-stories.ts'

/** As many addresses as one file may have. */
const most = 50_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * The addresses search engines shall know.
 * @param page from 1; undefined for the file that a search engine opens first
 * @returns undefined for a page there is not
 */
export function sitemap(stories: readonly Story[], origin: string, page?: number): string | undefined {
  const open = stories.filter(isPublic)
  const pages = Math.max(1, Math.ceil(open.length / most))
  if (page === undefined && pages > 1) return indexOf(origin, pages)
  if (page !== undefined && (page > pages || page < 1)) return undefined
  const part = open.slice(((page ?? 1) - 1) * most, (page ?? 1) * most)
  const urls = part.map(({ full_slug, published_at }) => {
    const changed = published_at ? `<lastmod>${published_at}</lastmod>` : ''
    return `<url><loc>${escapeMarkup(origin + storyPath(full_slug))}</loc>${changed}</url>`
  })
  return `${head}<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`
}

function indexOf(origin: string, pages: number): string {
  const files = Array.from(
    { length: pages },
    (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `${head}<sitemapindex ${namespace}>\n${files.join('\n')}\n</sitemapindex>\n`
}
