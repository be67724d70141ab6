import type { Meal } from '@kostbar/contracts/meals'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { entriesOf, visibleMeals } from './week.ts'

/** Names of the planned recipes and foods of a day, by meal: 'Linsensuppe, Apfel'. */
export const dishNames = (day: PlanDay): Partial<Record<Meal, string>> =>
  Object.fromEntries(
    visibleMeals(day).map((meal) => [
      meal.id,
      entriesOf(meal)
        .map((entry) => ('foodId' in entry ? entry.name : recipeName(entry.name)))
        .join(', '),
    ]),
  )
