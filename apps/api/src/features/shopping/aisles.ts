import type { Aisle } from '@kostbar/contracts/shopping'
import type { Pool } from 'pg'

/** `2 kg`, `6 Stück`, `500g` before what is meant. */
const leadingAmount =
  /^\d[\d.,/]*\s*(?:(?:kg|g|dag|ml|l|stk|stück|el|tl|bund|packungen|packung|pkg|becher|dosen|dose|x)\b\.?)?\s*/
/** Everything from a comma, a bracket or an amount on. */
const afterwards = /\s*(?:[,(;]|\s\d).*$/

/** The names of foods that an entry may mean: `2 kg Karotten` and `Karotte` are both Karotten. */
export function foodNamesOf(entry: string): [string, ...string[]] {
  const name = entry.toLowerCase().trim().replace(leadingAmount, '').replace(afterwards, '').trim()
  const plurals = ['n', 'en', 'e', 's'].map((ending) => name + ending)
  return [name, ...plurals, name.replace(/n$/, ''), name.replace(/(?:en|e|s)$/, '')]
}

/** Exactly that food before one that goes on: `Tofu` before `Tofu, natur`. */
const findAisle = {
  name: 'food_aisle',
  text: `SELECT aisle::text AS aisle FROM foods
          WHERE lower(name) = ANY($1) OR starts_with(lower(name), $2 || ' ') OR starts_with(lower(name), $2 || ',')
          ORDER BY lower(name) = $2 DESC, lower(name) = ANY($1) DESC, length(name), name LIMIT 1`,
}

/** Where in the shop an entry is found; null when no food has that name. */
export const aisleOf =
  (pool: Pool) =>
  async (entry: string): Promise<Aisle | null> => {
    const names = foodNamesOf(entry)
    if (!names[0]) return null
    const { rows } = await pool.query<{ aisle: Aisle }>({ ...findAisle, values: [names, names[0]] })
    return rows[0]?.aisle ?? null
  }
