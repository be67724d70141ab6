import type { Story } from '@kostbar/contracts/content'
import { isMembersOnly } from '../../lib/content/members-only.ts'

/** Whether a story's page belongs into sitemap and feed. */
export function isIndexed({ full_slug, content }: Story): boolean {
  if (isMembersOnly(full_slug)) return false
  if (content.component === 'page') return !content.no_index
  return content.component === 'blog_article' && full_slug.startsWith('blog/') && !content.proxyLink
}
