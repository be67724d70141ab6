import { weekdayNames } from '@kostbar/contracts/meals'
import { displayedDay } from '@kostbar/contracts/nutritionplan/day-sums'
import type { PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { Link } from 'react-router-dom'
import { ConflictMarks } from '../../domain/conflicts/conflict-marks.tsx'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { Dish } from '../../domain/recipes/dish.tsx'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { MealEntries } from './meal-entries.tsx'
import { MealNote } from './meal-note.tsx'
import type { UpcomingMeal } from './next-meal.ts'
import type { LinkToRecipe } from './planned-recipe.tsx'
import { texts } from './texts.ts'
import { entriesOf } from './week.ts'

interface NextMealProps {
  /** Id of the heading. */
  readonly id: string
  readonly next: UpcomingMeal
  readonly recipeLink: LinkToRecipe
}

/** Next meal: its first recipe large with picture, the other entries below. */
export function NextMeal({ id, next: { day, daysAhead, meal }, recipeLink }: NextMealProps) {
  const displayed = displayedDay(day)
  const main = meal.recipes.find(({ removed }) => !removed)
  const rest = { ...meal, recipes: meal.recipes.filter((recipe) => recipe !== main) }
  const title = texts.nextMeal(meal.humanifiedMeal, daysAhead, weekdayNames[day.day])
  if (!main)
    return (
      <>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <MealEntries meal={meal} displayed={displayed} linkTo={recipeLink} />
        <MealNote note={meal.note} />
      </>
    )
  return (
    <div className="group relative grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2 sm:items-center">
      <Dish
        image={main.image}
        seed={main.id}
        picture={main.picture}
        className="-mx-5 -mt-5 aspect-[16/10] sm:mx-0 sm:mt-0 sm:aspect-[4/3] sm:rounded-lg"
      />
      <div className="min-w-0">
        <h2 id={id} className="font-sans text-sm font-semibold tracking-normal text-ink-soft">
          {title}
        </h2>
        <MainRecipe recipe={main} kcal={displayed.entries.get(main)?.kcal ?? 0} recipeLink={recipeLink} />
        {entriesOf(rest).length > 0 ? (
          <MealEntries meal={rest} displayed={displayed} linkTo={recipeLink} className="relative mt-2" />
        ) : null}
        <MealNote note={meal.note} />
      </div>
    </div>
  )
}

interface MainRecipeProps {
  readonly recipe: PlannedRecipe
  /** Energy of the planned portions in kcal, rounded so that the day adds up. */
  readonly kcal: number
  readonly recipeLink: LinkToRecipe
}

function MainRecipe({ recipe, kcal, recipeLink }: MainRecipeProps) {
  const isHidden = useProtectiveMode()
  return (
    <>
      <p className="mt-1 font-display text-2xl leading-tight hyphens-auto wrap-anywhere sm:text-3xl lg:text-2xl">
        <Link
          {...recipeLink(recipe.id, recipe.portions)}
          className="text-ink no-underline after:absolute after:inset-0 group-hover:text-leaf"
        >
          {recipeName(recipe.name)}
        </Link>
      </p>
      <p className="mt-2 text-ink-soft">
        {isHidden ? texts.portionsOf(recipe.portions) : texts.kcalOf(kcal, recipe.portions)}
        {recipe.prepMinutes ? ` · ${texts.minutes(recipe.prepMinutes)}` : ''}
      </p>
      {recipe.edited ? <p className="text-sm text-ink-soft">{texts.edited}</p> : null}
      <ConflictMarks item={recipe} className="mt-1" />
    </>
  )
}
