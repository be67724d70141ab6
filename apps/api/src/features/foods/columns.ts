import type { FoodOrigin } from '@kostbar/contracts/foods/source-text'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { Aisle } from '@kostbar/contracts/shopping/aisles'
import { sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import { columnsOf } from '../../infra/sql.ts'

/** A food in lists and forms; nutrition in kcal and grams per 100 g, null where unknown. */
export interface FoodRow {
  id: string
  name: string
  singular: string | null
  plural: string | null
  aisle: Aisle
  source: FoodOrigin['source']
  sourceVersion: string | null
  editable: boolean
  kcal: number
  carbs: number
  proteins: number
  fats: number
  fibre: number | null
  sugar: number | null
  saturates: number | null
  salt: number | null
  gramsPerPiece: number | null
  gramsPerMl: number | null
  portions: { name: string; grams: number }[]
  allergens: Allergen[]
  allergensStated: boolean
  updatedAt: Date
}

/** SQL: the household measures of `foods f`, in their order. */
export const foodPortions = sql<FoodRow['portions']>`ARRAY(
  SELECT jsonb_build_object('name', p.name, 'grams', p.grams) FROM food_portions p WHERE p.food_id = f.id ORDER BY p.position)`

const f = columnsOf<'foods'>('f')

/** Columns of a `FoodRow` from `foods f`; `editable` tells whether this actor may change the food. */
export const foodColumns = (actor: Actor) => [
  sql<boolean>`${isAdmin(actor)} OR coalesce(${f('owner_id')} = ${actor.id}, false)`.as('editable'),
  f('id').as('id'),
  f('name').as('name'),
  f('singular').as('singular'),
  f('plural').as('plural'),
  f('aisle').as('aisle'),
  f('source').as('source'),
  f('source_version').as('sourceVersion'),
  f('kcal').as('kcal'),
  f('carbs').as('carbs'),
  f('proteins').as('proteins'),
  f('fats').as('fats'),
  f('fibre').as('fibre'),
  f('sugar').as('sugar'),
  f('saturates').as('saturates'),
  f('salt').as('salt'),
  f('grams_per_piece').as('gramsPerPiece'),
  f('grams_per_ml').as('gramsPerMl'),
  foodPortions.as('portions'),
  sql<Allergen[]>`${f('allergens')}`.as('allergens'),
  f('allergens_stated').as('allergensStated'),
  f('updated_at').as('updatedAt'),
]
