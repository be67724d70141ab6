import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { Aisle } from '@kostbar/contracts/shopping/aisles'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { isVisibleTo } from './visibility.ts'

/** Leading amounts: `2 kg`, `6 Stück`, `500g`. */
const leadingAmount =
  /^\d[\d.,/]*\s*(?:(?:kg|g|dag|ml|l|stk|stück|el|tl|bund|packungen|packung|pkg|becher|dosen|dose|x)\b\.?)?\s*/
/** Everything from a comma, a bracket or an amount on. */
const trailingDetails = /\s*(?:[,(;]|\s\d).*$/

/** The names of foods that an entry may mean: `2 kg Karotten` and `Karotte` are both Karotten. */
export function foodNamesOf(entry: string): [string, ...string[]] {
  const name = entry.toLowerCase().trim().replace(leadingAmount, '').replace(trailingDetails, '').trim()
  const plurals = ['n', 'en', 'e', 'er', 's'].map((ending) => name + ending)
  return [name, ...plurals, name.replace(/n$/, ''), name.replace(/(?:en|e|s)$/, '')]
}

interface MatchedFood {
  /** Index of the entry. */
  position: number
  id: string
  name: string
  aisle: Aisle
  allergens: Allergen[]
  allergensStated: boolean
}

/**
 * For each entry the best food that the user may use: an exact name before one that continues (`Tofu` before
 * `Tofu, natur`), an own one before everyone's. Names that continue are ranges of the index of search texts.
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

/** The foods that entries such as `2 kg Karotten` mean to a user, in the same order; null where none has that name. */
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
