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
  const plurals = ['n', 'en', 'e', 's'].map((ending) => name + ending)
  return [name, ...plurals, name.replace(/n$/, ''), name.replace(/(?:en|e|s)$/, '')]
}

interface AisleParams {
  /** Lower-case names the entry may mean. */
  names: string[]
  name: string
}

/** An exact name before one that continues: `Tofu` before `Tofu, natur`. */
const findAisles = prepared((db, { names, name }: Params<AisleParams>) =>
  db
    .selectFrom('foods')
    .select('aisle')
    .where(
      sql<boolean>`lower(name) = ANY(${names}) OR starts_with(lower(name), ${name} || ' ')
        OR starts_with(lower(name), ${name} || ',')`,
    )
    .orderBy(sql`lower(name) = ${name}`, 'desc')
    .orderBy(sql`lower(name) = ANY(${names})`, 'desc')
    .orderBy((eb) => eb.fn('length', ['name']))
    .orderBy('name')
    .limit(sql.lit(1)),
)

/** The shop aisle of an entry; null when no food has that name. */
export async function findAisle(db: Db, entry: string): Promise<Aisle | null> {
  const names = foodNamesOf(entry)
  const [name] = names
  if (!name) return null
  const [food] = await findAisles(db, { names, name })
  return food?.aisle ?? null
}
