import type { Story } from '@kostbar/contracts/content'
import { storyPath } from '../../lib/content/slug.ts'
import { escapeMarkup } from '../escape-markup.ts'
import { isIndexed } from './is-indexed.ts'

/** Maximum number of URLs per file, set by the sitemap protocol. */
const maxUrlsPerFile = 50_000

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * Sitemap of the indexed pages; a sitemap index when they do not fit into one file.
 * @param page counted from 1; undefined for `/sitemap.xml`
 * @returns undefined for a page that does not exist
 */
export function sitemap(stories: readonly Story[], origin: string, page?: number): string | undefined {
  const indexed = stories.filter(isIndexed)
  const pages = Math.max(1, Math.ceil(indexed.length / maxUrlsPerFile))
  if (page === undefined && pages > 1) return sitemapIndex(origin, pages)
  if (page !== undefined && (page > pages || page < 1)) return undefined
  const start = ((page ?? 1) - 1) * maxUrlsPerFile
  const part = indexed.slice(start, start + maxUrlsPerFile)
  const urls = part.map(({ full_slug, published_at }) => {
    const lastModified = published_at ? `<lastmod>${published_at}</lastmod>` : ''
    return `<url><loc>${escapeMarkup(origin + storyPath(full_slug))}</loc>${lastModified}</url>`
  })
  return `${xmlDeclaration}<urlset ${namespace}>\n${urls.join('\n')}\n</urlset>\n`
}

function sitemapIndex(origin: string, pages: number): string {
  const files = Array.from(
    { length: pages },
    (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `${xmlDeclaration}<sitemapindex ${namespace}>\n${files.join('\n')}\n</sitemapindex>\n`
}
