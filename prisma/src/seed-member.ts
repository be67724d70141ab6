import type { Prisma } from './client.ts'
import { daysAgo } from './demo/days-ago.ts'
import { demoFavourites, demoWorkoutLinks } from './demo/favourites.ts'
import { demoMacroHistory } from './demo/progress.ts'
import { demoDisabledMeals, demoMealNotes, demoWeek } from './demo/week.ts'

type DemoWeekday = keyof typeof demoWeek

/**
 * Adds a member's plan, favourite recipes, targets and workout links.
 * @param recipeId gives a recipe's id by its name
 */
export async function seedMember(
  tx: Prisma.TransactionClient,
  userId: string,
  trainerId: string,
  recipeId: (name: string) => string,
): Promise<void> {
  await tx.planEntry.createMany({
    data: Object.entries(demoWeek).flatMap(([day, planned]) =>
      planned.map(([meal, name, portions = 1], index) => {
        const position = planned.slice(0, index).filter(([other]) => other === meal).length
        return { userId, day: day as DemoWeekday, meal, position, recipeId: recipeId(name), portions }
      }),
    ),
  })
  await tx.planNote.createMany({ data: demoMealNotes.map(([day, meal, note]) => ({ userId, day, meal, note })) })
  await tx.disabledMeal.createMany({ data: demoDisabledMeals.map((meal) => ({ userId, meal })) })
  await tx.recipeFavourite.createMany({ data: demoFavourites.map((name) => ({ userId, recipeId: recipeId(name) })) })
  await tx.workoutLink.createMany({ data: demoWorkoutLinks.map((link) => ({ userId, ...link })) })
  await tx.macroTarget.createMany({
    data: demoMacroHistory.map(({ daysAgo: days, ...targets }) => {
      return { ...targets, userId, setById: trainerId, createdAt: daysAgo(days) }
    }),
  })
}
