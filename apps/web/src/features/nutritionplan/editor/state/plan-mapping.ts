import { measuresOf } from '@kostbar/contracts/foods/household-measures'
import type { Food } from '@kostbar/contracts/foods/schemas'
import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import type {
  EntryInput,
  PlanDay,
  PlannedFood,
  PlannedMeal,
  PlannedRecipe,
} from '@kostbar/contracts/nutritionplan/schemas'
import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { texts as foodTexts } from '../../../../domain/foods/texts.ts'
import type { StoredPlanWeek } from './plan-backend.ts'
import { type DayPlan, type EditorItem, type MealPlan, mapDays, type PlanEntry } from './plan-week.ts'

const macrosOf = ({ kcal, carbs, proteins, fats }: EditorItem['nutrition'], divisor = 1) => ({
  kcal: kcal / divisor,
  carbs: carbs / divisor,
  proteins: proteins / divisor,
  fats: fats / divisor,
})

/** Recipe of the search as a plan item. */
export const recipeItem = (recipe: Recipe): EditorItem => ({
  kind: 'recipe',
  id: recipe.id,
  name: recipe.name,
  nutrition: macrosOf(recipe),
  removed: false,
  edited: false,
  allergens: recipe.allergens,
  allergensStated: recipe.allergensStated,
  ingredientNames: recipe.ingredientNames,
  measures: [],
})

/** Food of the search as a plan item. */
export const foodItem = (food: Food): EditorItem => ({
  kind: 'food',
  id: food.id,
  name: food.name,
  nutrition: macrosOf(food, 100),
  removed: false,
  edited: false,
  allergens: food.allergens,
  allergensStated: food.allergensStated,
  ingredientNames: [],
  measures: measuresOf(food),
  ...(food.source === 'BLS' ? { source: foodTexts.source(food) } : {}),
})

const recipeEntry = (recipe: PlannedRecipe): PlanEntry => ({
  key: recipe.entryId,
  item: { ...recipeItem(recipe), removed: recipe.removed, edited: recipe.edited },
  amount: recipe.portions,
  locked: recipe.locked,
})

const foodEntry = (food: PlannedFood): PlanEntry => ({
  key: food.entryId,
  item: {
    kind: 'food',
    id: food.foodId,
    name: food.name,
    // The API returns the nutrition of the planned grams; items hold that of one gram.
    nutrition: macrosOf(food, food.grams),
    removed: food.removed,
    edited: false,
    allergens: food.allergens,
    allergensStated: food.allergensStated,
    ingredientNames: [],
    measures: food.measures,
  },
  amount: food.grams,
  locked: food.locked,
})

const mealPlan = ({ note, recipes, foods }: PlannedMeal): MealPlan => ({
  note,
  entries: [
    ...recipes.map((recipe) => ({ position: recipe.position, entry: recipeEntry(recipe) })),
    ...foods.map((food) => ({ position: food.position, entry: foodEntry(food) })),
  ]
    .sort((a, b) => a.position - b.position)
    .map(({ entry }) => entry),
})

const emptyMeal: MealPlan = { note: '', entries: [] }

function dayPlan(day: PlanDay | undefined): DayPlan {
  const contentOf = (meal: Meal) => {
    const planned = day?.meals.find(({ id }) => id === meal)
    return planned ? mealPlan(planned) : emptyMeal
  }
  return {
    BREAKFAST: contentOf('BREAKFAST'),
    MORNING_SNACK: contentOf('MORNING_SNACK'),
    LUNCH: contentOf('LUNCH'),
    AFTERNOON_SNACK: contentOf('AFTERNOON_SNACK'),
    DINNER: contentOf('DINNER'),
    LATE_SNACK: contentOf('LATE_SNACK'),
  }
}

/** Maps the API's days to the editor's week with its versions. */
export function storedWeek(days: readonly PlanDay[]): StoredPlanWeek {
  const find = (day: Weekday) => days.find((other) => other.day === day)
  const first = days[0]
  return {
    week: {
      days: mapDays((day) => dayPlan(find(day))),
      disabledMeals: meals.filter((meal) => first?.meals.some(({ id, enabled }) => id === meal && !enabled)),
    },
    versions: mapDays((day) => find(day)?.version ?? 0),
  }
}

/** Day versions as a list, Monday first. */
export const versionList = (versions: StoredPlanWeek['versions']): number[] => weekdays.map((day) => versions[day])

/** Entry in the format of the API. */
export const entryInput = ({ item, amount, locked }: PlanEntry): EntryInput =>
  item.kind === 'recipe' ? { recipeId: item.id, portions: amount, locked } : { foodId: item.id, grams: amount, locked }
