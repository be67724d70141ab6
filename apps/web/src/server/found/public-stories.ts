import type { Story } from '@kostbar/contracts/content'
import { isForMembers } from '../content/folders.ts'

/** Whether search engines and feeds may know of a story's page. */
export function isPublic({ full_slug, content }: Story): boolean {
  if (isForMembers(full_slug)) return false
  if (content.component === 'page') return !content.no_index
  return content.component === 'blog_article' && full_slug.startsWith('blog/') && !content.proxyLink
}
