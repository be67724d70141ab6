import type { User } from '@kostbar/contracts/users/schemas'
import { isMembersOnly } from '../../lib/content/members-only.ts'
import type { ContentSource } from '../../lib/content/source.ts'
import { ContentUnavailable } from './content-cache.ts'

/**
 * Content for rendering a page for this user. Without one, members-only stories do not exist, whichever route asks for
 * them: paths such as `//lexikon` and `/lexikon%2Fx` reach routes without a guard.
 * @param user null when signed out; undefined while only the browser can find out, which makes such stories unavailable
 */
export function visitorContent(content: ContentSource, user: User | null | undefined): ContentSource {
  if (user) return content
  const refuse = <Value>(nothing: Value): Value => {
    if (user === null) return nothing
    throw new ContentUnavailable('Members-only, and the session is unknown.')
  }
  return {
    settings: () => content.settings(),
    story: async (slug) => (isMembersOnly(slug) ? refuse(null) : content.story(slug)),
    stories: async (filter) => {
      if (!isMembersOnly(filter.startsWith)) return content.stories(filter)
      return refuse({ stories: [], total: 0, page: filter.page ?? 1, perPage: filter.perPage ?? 25 })
    },
  }
}
