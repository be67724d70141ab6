import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { Aisle } from '@kostbar/contracts/shopping/aisles'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'

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
  name: string
  aisle: Aisle
  allergens: Allergen[]
}

/** For each entry the best food: an exact name before one that continues, `Tofu` before `Tofu, natur`. */
const matchFoods = prepared(
  (_db, { entries }: Params<{ entries: string }>) => sql<MatchedFood>`
    SELECT e.position, f.name, f.aisle, f.allergens
    FROM jsonb_to_recordset(${entries}::jsonb) AS e(position int, name text, names text[])
    CROSS JOIN LATERAL (
      SELECT name, aisle, allergens FROM foods
      WHERE lower(foods.name) = ANY(e.names)
        OR starts_with(lower(foods.name), e.name || ' ') OR starts_with(lower(foods.name), e.name || ',')
      ORDER BY lower(foods.name) = e.name DESC, lower(foods.name) = ANY(e.names) DESC, length(foods.name), foods.name
      LIMIT 1
    ) f`,
)

/** The foods that entries such as `2 kg Karotten` mean, in the same order; null where none has that name. */
export async function findFoods(db: Db, entries: readonly string[]): Promise<(MatchedFood | null)[]> {
  const named = entries.flatMap((entry, position) => {
    const names = foodNamesOf(entry)
    return names[0] ? { position, name: names[0], names } : []
  })
  if (named.length === 0) return entries.map(() => null)
  const matched = await matchFoods(db, { entries: JSON.stringify(named) })
  const foods = new Map(matched.map((food) => [food.position, food]))
  return entries.map((_entry, position) => foods.get(position) ?? null)
}
