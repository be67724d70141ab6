import { type RawBuilder, sql } from 'kysely'
import { likePattern } from '../../infra/like-pattern.ts'

export interface RecipeConditions {
  /** Part of the recipe's name. */
  filter: string
  /** Tags separated by commas; a recipe must have all of them. */
  tags: string
  /** Whether the recipe has an owner; undefined matches both. */
  own?: boolean | undefined
}

const wantedTags = (tags: string): string[] => [...new Set(tags.split(',').map((tag) => tag.trim()))].filter(Boolean)

/** Whether the conditions exclude any recipe. */
export const isSearch = ({ filter, tags, own }: RecipeConditions): boolean =>
  filter !== '' || wantedTags(tags).length > 0 || own !== undefined

/**
 * SQL: further conditions on `recipes r`, beginning with AND. Searches are not prepared: PostgreSQL chooses for each
 * whether to use the index of rare words and tags or the order of names.
 */
export function searchConditions({ filter, tags, own }: RecipeConditions): RawBuilder<unknown> {
  const wanted = wantedTags(tags)
  const byName = filter ? sql`AND search_text(r.name) LIKE search_text(${likePattern(filter)})` : sql``
  const byTags = wanted.length > 0 ? sql`AND r.tags @> ${wanted}` : sql``
  const byOwner = own === undefined ? sql`` : own ? sql`AND r.owner_id IS NOT NULL` : sql`AND r.owner_id IS NULL`
  return sql`${byName} ${byTags} ${byOwner}`
}
