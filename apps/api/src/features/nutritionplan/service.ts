import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { Actor } from '../../http/actor.ts'
import type { Reach } from '../../http/reach.ts'
import type { Database } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { canSee } from '../recipes/service.ts'
import { lockUser } from '../users/service.ts'
import { weekOf } from './week.ts'

/** More than anyone eats at once; keeps a week one answer. */
const recipesPerMeal = 20

interface Slot {
  userId: string
  day: Weekday
  meal: Meal
}

export interface PlanToggle extends Slot {
  recipeId: string
  portions: number
  /** The state it shall be in; left out: the other one. */
  toggled?: boolean | undefined
}

/** A member's plan for every week: meals, their notes, and which meals they have at all. */
export function nutritionplanService({ prisma, pool }: Database, reach: Reach) {
  const visible = canSee(pool)

  return {
    week: weekOf(pool),

    /**
     * Puts a recipe into a meal or takes it out; what the user may not see can only be taken out.
     * @returns whether it is planned now. @throws Problem `forbidden`, `not_found`, `list_full`
     */
    toggle: async (actor: Actor, { portions, toggled, ...entry }: PlanToggle): Promise<boolean> => {
      const { userId, day, meal, recipeId } = entry
      await reach(actor, userId, { area: 'nutritionplan', change: true })
      const plannable = await visible(userId, recipeId)
      return prisma.$transaction(async (tx) => {
        await lockUser(tx, userId)
        const planned = await tx.planEntry.findMany({ where: { userId, day, meal } })
        const known = planned.some((other) => other.recipeId === recipeId)
        const key = { userId_day_meal_recipeId: entry }
        if (!(toggled ?? !known)) {
          if (known) await tx.planEntry.delete({ where: key })
          return false
        }
        if (!plannable) throw new Problem('not_found')
        if (known) await tx.planEntry.update({ where: key, data: { portions } })
        else if (planned.length >= recipesPerMeal) throw new Problem('list_full')
        else await tx.planEntry.create({ data: { ...entry, portions } })
        return true
      })
    },

    /** Writes the note of a meal; an empty one removes it. @throws Problem `forbidden`, `not_found` */
    writeNote: async (actor: Actor, { note, ...slot }: Slot & { note: string }): Promise<void> => {
      await reach(actor, slot.userId, { area: 'nutritionplan', change: true })
      await prisma.$transaction(async (tx) => {
        await lockUser(tx, slot.userId)
        await tx.planNote.deleteMany({ where: slot })
        if (note) await tx.planNote.create({ data: { ...slot, note } })
      })
    },

    /**
     * Switches a meal on or off; what is planned in it is kept.
     * @param enabled the state it shall be in; left out: the other one
     * @returns whether it is on now. @throws Problem `not_found`
     */
    toggleMeal: (userId: string, meal: Meal, enabled?: boolean): Promise<boolean> =>
      prisma.$transaction(async (tx) => {
        await lockUser(tx, userId)
        const { count } = await tx.disabledMeal.deleteMany({ where: { userId, meal } })
        if (enabled ?? count > 0) return true
        await tx.disabledMeal.create({ data: { userId, meal } })
        return false
      }),
  }
}
