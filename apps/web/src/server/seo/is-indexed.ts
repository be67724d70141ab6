import type { Story } from '@kostbar/contracts/content'
import { isMembersOnly } from '../../lib/content/members-only.ts'

/** Whether a story's page is for search engines: in the sitemap, and without `noindex`. */
export function isIndexed({ full_slug, content }: Story): boolean {
  if (isMembersOnly(full_slug)) return false
  // Below `blog/`, only articles have a page.
  if (content.component === 'page') return !content.no_index && !full_slug.startsWith('blog/')
  return content.component === 'blog_article' && full_slug.startsWith('blog/') && !content.proxyLink
}
