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
  /** Opens the dialog to change a recipe; undefined if the viewer may not. */
  readonly onChange?: ((recipe: Recipe) => void) | undefined
  readonly className?: string
  /** Layout for the week table. */
  readonly stacked?: boolean
}

/** List of a meal's recipes and foods, in plan order. */
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
