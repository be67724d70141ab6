import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { isVisibleTo } from '../foods/service.ts'

/** A recipe or food with the data needed to plan it. */
export interface PlannableItem {
  readonly id: string
  readonly name: string
  readonly allergens: readonly Allergen[]
  /** Version of a recipe; 1 for a food. */
  readonly version: number
  /** Whether the plan's user may see it now. */
  readonly isVisible: boolean
}

interface ItemIds {
  readonly recipeIds: readonly string[]
  readonly foodIds: readonly string[]
}

/** Loads recipes and foods by id; unknown ids are left out. At most two queries. */
export async function loadItems(
  db: Db,
  userId: string,
  { recipeIds, foodIds }: ItemIds,
): Promise<Map<string, PlannableItem>> {
  const recipes =
    recipeIds.length === 0
      ? []
      : await db
          .selectFrom('recipes as r')
          .select(['r.id', 'r.name', 'r.version'])
          .select((eb) => eb.ref('r.allergens').$castTo<Allergen[]>().as('allergens'))
          .select(sql<boolean>`(${isVisibleTo('r', userId)}) IS TRUE`.as('isVisible'))
          .where(sql<boolean>`r.id = ANY(${recipeIds}::uuid[])`)
          .execute()
  const foods =
    foodIds.length === 0
      ? []
      : await db
          .selectFrom('foods as f')
          .select([
            'f.id',
            'f.name',
            sql<number>`1`.as('version'),
            sql<boolean>`(${isVisibleTo('f', userId)}) IS TRUE`.as('isVisible'),
          ])
          .select((eb) => eb.ref('f.allergens').$castTo<Allergen[]>().as('allergens'))
          .where(sql<boolean>`f.id = ANY(${foodIds}::uuid[])`)
          .execute()
  return new Map([...recipes, ...foods].map((item) => [item.id, item]))
}
