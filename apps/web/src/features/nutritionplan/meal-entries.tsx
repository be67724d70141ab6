import type { DisplayedDay } from '@kostbar/contracts/nutritionplan/day-sums'
import type {
  PlannedFood as Food,
  PlannedMeal,
  PlannedRecipe as Recipe,
} from '@kostbar/contracts/nutritionplan/schemas'
import { PlannedFood } from './planned-food.tsx'
import { type LinkToRecipe, PlannedRecipe } from './planned-recipe.tsx'
import { entriesOf } from './week.ts'

interface MealEntriesProps {
  readonly meal: PlannedMeal
  readonly displayed: DisplayedDay<Recipe | Food>
  readonly linkTo: LinkToRecipe
  /** Opens what can be changed about a recipe. */
  readonly onChange?: ((recipe: Recipe) => void) | undefined
  readonly className?: string
  /** In the table of the week. */
  readonly stacked?: boolean
}

/** The recipes and foods of a meal in their order. */
export const MealEntries = ({ meal, displayed, linkTo, onChange, className, stacked = false }: MealEntriesProps) => (
  <ul className={className}>
    {entriesOf(meal).map((entry) => {
      const kcal = displayed.entries.get(entry)?.kcal ?? 0
      return 'foodId' in entry ? (
        <PlannedFood key={entry.entryId} food={entry} kcal={kcal} stacked={stacked} />
      ) : (
        <PlannedRecipe
          key={entry.entryId}
          recipe={entry}
          kcal={kcal}
          linkTo={linkTo}
          onChange={onChange && (() => onChange(entry))}
          stacked={stacked}
        />
      )
    })}
  </ul>
)
