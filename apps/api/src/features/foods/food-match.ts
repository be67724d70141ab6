import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { Aisle } from '@kostbar/contracts/shopping/aisles'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { isVisibleTo } from './visibility.ts'

/** Amount at the beginning of an entry: `2 kg`, `6 Stück`, `500g`. */
const leadingAmount =
  /^\d[\d.,/]*\s*(?:(?:kg|g|dag|ml|l|stk|stück|el|tl|bund|packungen|packung|pkg|becher|dosen|dose|x)\b\.?)?\s*/
/** Rest of an entry from its first comma, semicolon, bracket or number. */
const trailingDetails = /\s*(?:[,(;]|\s\d).*$/

/**
 * Possible food names of an entry, the name as typed first, then plurals and singulars: `2 kg Karotten` and `Karotte`
 * both match Karotten.
 */
export function foodNamesOf(entry: string): [string, ...string[]] {
  const name = entry.toLowerCase().trim().replace(leadingAmount, '').replace(trailingDetails, '').trim()
  const plurals = ['n', 'en', 'e', 'er', 's'].map((ending) => name + ending)
  return [name, ...plurals, name.replace(/n$/, ''), name.replace(/(?:en|e|s)$/, '')]
}

interface MatchedFood {
  /** Index in the list of entries. */
  position: number
  id: string
  name: string
  aisle: Aisle
  allergens: Allergen[]
  allergensStated: boolean
}

/**
 * Best food for each entry among those the user may use: an exact name before a longer one that begins with it (`Tofu`
 * before `Tofu, natur`), the user's own food before everyone's. Longer names are found as a range in the index on
 * `search_text`.
 */
const matchFoods = prepared(
  (_db, { userId, entries }: Params<{ userId: string; entries: string }>) => sql<MatchedFood>`
    SELECT e.position, m.id, m.name, m.aisle, m.allergens, m.allergens_stated AS "allergensStated"
    FROM (
      SELECT position, search_text(name) AS name, ARRAY(SELECT search_text(n) FROM unnest(names) n) AS names
        FROM jsonb_to_recordset(${entries}::jsonb) AS entry(position int, name text, names text[])
    ) e
    CROSS JOIN LATERAL (
      SELECT f.*, search_text(f.name) AS search_text FROM foods f
      WHERE (search_text(f.name) = ANY(e.names)
          OR search_text(f.name) ~>=~ (e.name || ' ') AND search_text(f.name) ~<~ (e.name || '!')
          OR search_text(f.name) ~>=~ (e.name || ',') AND search_text(f.name) ~<~ (e.name || '-'))
        AND ${isVisibleTo('f', userId)}
      ORDER BY search_text(f.name) = e.name DESC, search_text(f.name) = ANY(e.names) DESC, f.owner_id IS NULL,
               length(f.name), f.name
      LIMIT 1
    ) m`,
)

/**
 * Matches shopping or recipe entries such as `2 kg Karotten` with foods of a user, in the same order; null without a
 * match.
 */
export async function findFoods(db: Db, userId: string, entries: readonly string[]): Promise<(MatchedFood | null)[]> {
  const named = entries.flatMap((entry, position) => {
    const names = foodNamesOf(entry)
    return names[0] ? { position, name: names[0], names } : []
  })
  if (named.length === 0) return entries.map(() => null)
  const matched = await matchFoods(db, { userId, entries: JSON.stringify(named) })
  const foods = new Map(matched.map((food) => [food.position, food]))
  return entries.map((_entry, position) => foods.get(position) ?? null)
}
