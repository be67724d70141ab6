import { type RawBuilder, sql } from 'kysely'
import { likePattern } from '../../infra/like-pattern.ts'

export interface RecipeConditions {
  /** Part of the name. */
  filter: string
  /** Separated by commas; all of them must match. */
  tags: string
  /** Whether the recipe has an owner; either when absent. */
  own?: boolean | undefined
}

const wantedTags = (tags: string): string[] => [...new Set(tags.split(',').map((tag) => tag.trim()))].filter(Boolean)

/** Whether any recipe is left out. */
export const isSearch = ({ filter, tags, own }: RecipeConditions): boolean =>
  filter !== '' || wantedTags(tags).length > 0 || own !== undefined

/**
 * Further conditions on `recipes r`, beginning with AND. A search is planned at every execution: rare words and tags by
 * their index, frequent ones in the order of names.
 */
export function searchConditions({ filter, tags, own }: RecipeConditions): RawBuilder<unknown> {
  const wanted = wantedTags(tags)
  const byName = filter ? sql`AND search_text(r.name) LIKE search_text(${likePattern(filter)})` : sql``
  const byTags = wanted.length > 0 ? sql`AND r.tags @> ${wanted}` : sql``
  const byOwner = own === undefined ? sql`` : own ? sql`AND r.owner_id IS NOT NULL` : sql`AND r.owner_id IS NULL`
  return sql`${byName} ${byTags} ${byOwner}`
}
