import type { Db } from '../../../infra/database.ts'
import { isVisibleTo } from '../../foods/service.ts'

/** Ids of the foods that an author may use, by lower-case name; own foods before everyone's. */
export async function foodIdsByName(db: Db, authorId: string, names: string[]): Promise<Map<string, string>> {
  const foods = await db
    .selectFrom('foods as f')
    .select((eb) => ['id', eb.fn<string>('lower', ['name']).as('name')])
    .where((eb) => eb(eb.fn<string>('lower', ['name']), 'in', names))
    .where(isVisibleTo('f', authorId))
    // Own foods come last: for equal keys, a Map keeps the last value.
    .orderBy('f.owner_id', (order) => order.desc().nullsFirst())
    .execute()
  return new Map(foods.map(({ id, name }) => [name, id]))
}
