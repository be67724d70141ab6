import type { Tx } from '../../infra/database.ts'
import { loadPlans, type MealContent, type MealSlotKey } from '../nutritionplan/service.ts'
import type { TemplateContent } from './content.ts'

/** Week of a user as staff see it: with the draft applied, without disabled meals. */
export async function loadShownWeek(tx: Tx, userId: string, withNotes: boolean): Promise<TemplateContent> {
  const plan = (await loadPlans(tx, [userId])).get(userId)
  const isOff = (key: MealSlotKey) => [...(plan?.disabledMeals ?? [])].some((meal) => key.endsWith(` ${meal}`))
  const shown = ([key]: readonly [MealSlotKey, MealContent]) => !isOff(key)
  return new Map(
    [...(plan?.meals ?? [])]
      .filter(shown)
      .map(([key, { note, entries }]) => [key, { note: withNotes ? note : '', entries }]),
  )
}
