import { weekdays } from '@kostbar/contracts/meals'
import type { OverrideInput } from '@kostbar/contracts/nutritionplan/override-schemas'
import type { DayInput } from '@kostbar/contracts/nutritionplan/schemas'
import type { Actor } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import { type CareAccess, changeOfDay } from './day-change.ts'
import type { PlanChanges } from './plan-change.ts'
import { isEmptyChange, itemsOf, type MealSwitch, type PlanContent } from './plan-content.ts'
import { deleteDraft, loadDraft, releaseOf } from './plan-draft.ts'
import { draftOf } from './week.ts'

interface PublishCommand {
  /** Version of the draft that the actor has seen. */
  readonly draft: number
  /** Versions of the released days that the actor has seen, Monday first. */
  readonly released: readonly number[]
  readonly overrides: readonly OverrideInput[]
}

/** Whether the newest change of a plan is its release by this actor, whose request is repeated: the answer was lost. */
async function isReleasedBy(tx: Tx, actor: Actor, userId: string): Promise<boolean> {
  const newest = await tx
    .selectFrom('plan_revisions')
    .select(['cause', 'actor_id as actorId'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.cause === 'PUBLISH' && newest.actorId === actor.id
}

interface Dependencies {
  readonly authorizeUser: AuthorizeUser
  readonly careAccess: CareAccess
  readonly changes: PlanChanges
}

/** Plan drafts: what a trainer or an admin changes in somebody's plan. The member sees it once it is released. */
export function draftsService({ kysely, transaction }: Database, { authorizeUser, careAccess, changes }: Dependencies) {
  /**
   * Authorizes the actor for somebody's draft.
   * @throws Problem `forbidden`, also for the own plan, which has no draft
   */
  const authorize = async (actor: Actor, userId: string, change: boolean) => {
    if (actor.id === userId) throw new Problem('forbidden')
    await authorizeUser(actor, userId, { area: 'nutritionplan', change })
  }

  return {
    find: async (actor: Actor, userId: string) => {
      await authorize(actor, userId, false)
      return draftOf(kysely, userId)
    },

    /**
     * Replaces meals of a day in the draft.
     * @returns the new version of the day
     * @throws Problem `forbidden`, `not_found`, `changed_meanwhile`, `allergen_conflict`, `reason_needed`
     */
    saveDay: async (actor: Actor, userId: string, input: DayInput): Promise<number> => {
      await authorize(actor, userId, true)
      const { overrides, cause } = input
      const access = await careAccess(actor, userId, overrides)
      return transaction(async (tx) => {
        await lockUser(tx, userId)
        const plan = await loadDraft(tx, userId)
        const change = changeOfDay(plan, input)
        if (isEmptyChange(change)) return plan.versions[input.day] ?? 0
        const command = { actorId: actor.id, userId, careAccess: access, overrides, cause, change }
        return (await changes.draft(tx, plan, { ...command, knownItems: itemsOf(plan) })).version
      })
    },

    /** Switches a meal on or off in the draft. @throws Problem `forbidden`, `not_found` */
    switchMeal: async (actor: Actor, userId: string, { meal, enabled }: MealSwitch): Promise<void> => {
      await authorize(actor, userId, true)
      await transaction(async (tx) => {
        await lockUser(tx, userId)
        const plan = await loadDraft(tx, userId)
        if (plan.disabledMeals.has(meal) !== enabled) return
        const change = { meals: [], switches: [{ meal, enabled }] }
        const overrideCheck = { careAccess: 'closed', overrides: [], knownItems: new Set<string>() } as const
        await changes.draft(tx, plan, { actorId: actor.id, userId, cause: 'EDIT', change, ...overrideCheck })
      })
    },

    /** Discards the draft; does nothing without one. @throws Problem `forbidden`, `not_found` */
    discard: async (actor: Actor, userId: string): Promise<void> => {
      await authorize(actor, userId, true)
      await transaction(async (tx) => {
        await lockUser(tx, userId)
        await deleteDraft(tx, userId)
      })
    },

    /**
     * Releases the draft: the member sees it from now on and is notified. Repeated, it does nothing.
     * @throws Problem `forbidden`; `not_found` without a draft; `changed_meanwhile` when the draft, or a released day it
     * changes, has another version; `allergen_conflict`, `reason_needed`
     */
    publish: async (actor: Actor, userId: string, { draft: seen, released, overrides }: PublishCommand) => {
      await authorize(actor, userId, true)
      const access = await careAccess(actor, userId, overrides)
      await transaction(async (tx) => {
        await lockUser(tx, userId)
        const plan = await loadDraft(tx, userId)
        if (!plan.draft && (await isReleasedBy(tx, actor, userId))) return
        if (!plan.draft) throw new Problem('not_found')
        if (plan.draft.version !== seen || !hasVersions(plan.released, plan.draft.days, released))
          throw new Problem('changed_meanwhile')
        const change = releaseOf(plan.released, plan.draft)
        await deleteDraft(tx, userId)
        const command = { actorId: actor.id, userId, careAccess: access, overrides, change }
        await (isEmptyChange(change)
          ? changes.releaseUnchanged(tx, command)
          : changes.release(tx, { ...command, cause: 'PUBLISH', knownItems: itemsOf(plan) }))
      })
    },
  }
}

/** Whether the released days still have the versions that the actor has seen. @param seen versions, Monday first */
const hasVersions = (
  { versions }: PlanContent,
  days: readonly { readonly day: (typeof weekdays)[number] }[],
  seen: readonly number[],
): boolean => days.every(({ day }) => (versions[day] ?? 0) === seen[weekdays.indexOf(day)])
