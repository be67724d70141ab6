import type { Prisma } from './client.ts'
import { demoTrainerRecipes } from './demo/favourites.ts'
import { demoOwnFoods } from './demo/own-foods.ts'
import { insertContent } from './shipped/insert-content.ts'

/**
 * Adds the shipped foods and recipes, of which the trainer owns two, and two own foods of the trainer.
 * @returns recipe ids by recipe name
 */
export async function seedRecipes(tx: Prisma.TransactionClient, trainerId: string): Promise<Map<string, string>> {
  const recipeIds = await insertContent(tx, (name) => (demoTrainerRecipes.includes(name) ? trainerId : null))
  for (const food of demoOwnFoods) await tx.food.create({ data: { ...food, ownerId: trainerId, source: 'OWN' } })
  return recipeIds
}
