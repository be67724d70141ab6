import type { Prisma } from './client.ts'
import { daysAgo } from './demo/days-ago.ts'
import { demoFavourites, demoWorkoutLinks } from './demo/favourites.ts'
import { demoMacroHistory } from './demo/progress.ts'
import { demoDisabledMeals, demoMealNotes, demoWeek } from './demo/week.ts'

type Weekday = keyof typeof demoWeek

/** A member's plan for the week, favourite recipes, targets and links. @param recipes ids by name */
export async function seedMember(
  tx: Prisma.TransactionClient,
  userId: string,
  trainerId: string,
  recipes: Map<string, string>,
): Promise<void> {
  const idOf = (name: string) => {
    const id = recipes.get(name)
    if (!id) throw new RangeError(`No demo recipe is called ${name}`)
    return id
  }
  await tx.planEntry.createMany({
    data: Object.entries(demoWeek).flatMap(([day, planned]) =>
      planned.map(([meal, recipe, portions = 1]) => {
        return { userId, day: day as Weekday, meal, recipeId: idOf(recipe), portions }
      }),
    ),
  })
  await tx.planNote.createMany({ data: demoMealNotes.map(([day, meal, note]) => ({ userId, day, meal, note })) })
  await tx.disabledMeal.createMany({ data: demoDisabledMeals.map((meal) => ({ userId, meal })) })
  await tx.recipeFavourite.createMany({ data: demoFavourites.map((name) => ({ userId, recipeId: idOf(name) })) })
  await tx.workoutLink.createMany({ data: demoWorkoutLinks.map((link) => ({ userId, ...link })) })
  await tx.macroTarget.createMany({
    data: demoMacroHistory.map(({ daysAgo: days, ...targets }) => {
      return { ...targets, userId, setById: trainerId, createdAt: daysAgo(days) }
    }),
  })
}
