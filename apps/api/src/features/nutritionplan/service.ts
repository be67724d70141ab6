import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { PortionChange } from '@kostbar/contracts/nutritionplan/schemas'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { canSeeRecipe } from '../recipes/service.ts'
import { lockUser } from '../users/service.ts'
import { weekOf } from './week.ts'

/** Upper bound, so that a week stays one response. */
const maxRecipesPerMeal = 20

/** A meal of a day in someone's plan. */
interface Slot {
  userId: string
  day: Weekday
  meal: Meal
}

export interface PlanToggle extends Slot {
  recipeId: string
  portions: number
  /** The wanted state; toggles when absent. */
  toggled?: boolean | undefined
}

/** A member's weekly plan: recipes per meal, notes on meals, and disabled meals. */
export function nutritionplanService(
  { kysely, transaction }: Database,
  { authorizeUser, notifications }: { authorizeUser: AuthorizeUser; notifications: Notifications },
) {
  /** Notifies a member of a change by somebody else. */
  const notifyOwner = async (tx: Tx, actor: Actor, userId: string): Promise<void> => {
    if (actor.id === userId) return
    const link = '/profile/ernaehrungsplan'
    await notifications.add(tx, { userId, kind: 'planChanged', actorId: actor.id, subjectId: userId, link })
  }

  return {
    week: (userId: string) => weekOf(kysely, userId),

    /**
     * Adds a recipe to a meal or removes it; a recipe the user may not see can only be removed.
     * @returns whether it is planned now. @throws Problem `forbidden`, `not_found`, `list_full`
     */
    toggle: async (actor: Actor, { portions, toggled, ...entry }: PlanToggle): Promise<boolean> => {
      const { userId, day, meal, recipeId } = entry
      await authorizeUser(actor, userId, { area: 'nutritionplan', change: true })
      const isVisible = await canSeeRecipe(kysely, userId, recipeId)
      return transaction(async (tx) => {
        await lockUser(tx, userId)
        const planned = await tx
          .selectFrom('plan_entries')
          .select('recipe_id')
          .where((eb) => eb.and({ user_id: userId, day, meal }))
          .execute()
        const isPlanned = planned.some(({ recipe_id }) => recipe_id === recipeId)
        await notifyOwner(tx, actor, userId)
        const key = { user_id: userId, day, meal, recipe_id: recipeId }
        if (!(toggled ?? !isPlanned)) {
          if (isPlanned)
            await tx
              .deleteFrom('plan_entries')
              .where((eb) => eb.and(key))
              .execute()
          return false
        }
        if (!isVisible) throw new Problem('not_found')
        if (!isPlanned && planned.length >= maxRecipesPerMeal) throw new Problem('list_full')
        await tx
          .insertInto('plan_entries')
          .values({ ...key, portions })
          .onConflict((conflict) => conflict.columns(['user_id', 'day', 'meal', 'recipe_id']).doUpdateSet({ portions }))
          .execute()
        return true
      })
    },

    /**
     * Changes the portions of planned recipes, all or none.
     * @throws Problem `not_found`; `changed_meanwhile` when one is no longer planned with the portions it had
     */
    changePortions: (actor: Actor, userId: string, changes: readonly PortionChange[]): Promise<void> =>
      transaction(async (tx) => {
        await lockUser(tx, userId)
        await notifyOwner(tx, actor, userId)
        const { numUpdatedRows } = await tx
          .updateTable('plan_entries as e')
          .from(
            sql<PortionChange>`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)`.as<'c'>(
              sql`c(day "Weekday", meal "Meal", "recipeId" uuid, "from" float8, "to" float8)`,
            ),
          )
          .set((eb) => ({ portions: eb.ref('c.to') }))
          .where('e.user_id', '=', userId)
          .whereRef('e.day', '=', 'c.day')
          .whereRef('e.meal', '=', 'c.meal')
          .whereRef('e.recipe_id', '=', 'c.recipeId')
          .whereRef('e.portions', '=', 'c.from')
          .executeTakeFirstOrThrow()
        if (Number(numUpdatedRows) !== changes.length) throw new Problem('changed_meanwhile')
      }),

    /** Writes the note of a meal; an empty one removes it. @throws Problem `forbidden`, `not_found` */
    writeNote: async (actor: Actor, { note, userId, day, meal }: Slot & { note: string }): Promise<void> => {
      await authorizeUser(actor, userId, { area: 'nutritionplan', change: true })
      const key = { user_id: userId, day, meal }
      await transaction(async (tx) => {
        await lockUser(tx, userId)
        await tx
          .deleteFrom('plan_notes')
          .where((eb) => eb.and(key))
          .execute()
        if (note)
          await tx
            .insertInto('plan_notes')
            .values({ ...key, note })
            .execute()
        await notifyOwner(tx, actor, userId)
      })
    },

    /**
     * Enables or disables a meal; its planned recipes stay stored.
     * @param enabled the wanted state; toggles when absent
     * @returns whether it is enabled now. @throws Problem `not_found`
     */
    toggleMeal: (actor: Actor, userId: string, meal: Meal, enabled?: boolean): Promise<boolean> =>
      transaction(async (tx) => {
        await lockUser(tx, userId)
        await notifyOwner(tx, actor, userId)
        const key = { user_id: userId, meal }
        const { numDeletedRows } = await tx
          .deleteFrom('disabled_meals')
          .where((eb) => eb.and(key))
          .executeTakeFirst()
        if (enabled ?? numDeletedRows > 0n) return true
        await tx.insertInto('disabled_meals').values(key).execute()
        return false
      }),
  }
}
