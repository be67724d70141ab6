import type { Parsed } from '@kostbar/contracts/endpoint'
import { isConflicting } from '@kostbar/contracts/nutritionplan/conflicts'
import type { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { isCloseEnergy, maxSwaps } from '@kostbar/contracts/nutritionplan/swap-schemas'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { type AuthorizeUser, isHealthOpen } from '../../http/authorize.ts'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'
import { isFavourite, isVisibleTo, recipeCardColumns } from '../recipes/service.ts'
import { lockUser } from '../users/service.ts'
import { loadCareRules, noCareRules } from './care-restrictions.ts'
import { refuseSwapsOff } from './coached.ts'
import type { CareAccess } from './day-change.ts'
import type { PlanChanges } from './plan-change.ts'
import { type EntryContent, itemsOf, mealOf } from './plan-content.ts'
import { loadReleased } from './released-plan.ts'
import { findSwapCandidates, fitsMeal, type SwapCandidate } from './swap-candidates.ts'

type SwapsQuery = Parsed<typeof nutritionplan.swaps>['query']
type SwapInput = Parsed<typeof nutritionplan.swap>['body']

/**
 * Candidates read per search, of which the first ones without a conflict are proposed: SQL only checks allergens, so
 * dislikes and diets are checked afterwards.
 */
const maxCandidates = 200

interface SwapRecipesParams {
  readonly userId: string
  readonly ids: readonly string[]
}

/** Recipes by id that the user may see or has planned. */
const listSwapRecipes = prepared((db, { userId, ids }: Params<SwapRecipesParams>) =>
  db
    .selectFrom('recipes as r')
    .select([...recipeCardColumns('r'), isFavourite('r', userId).as('toggled')])
    .where(sql<boolean>`r.id = ANY(${ids}::uuid[])`)
    .where(
      sql<boolean>`(${isVisibleTo('r', userId)}
        OR EXISTS (SELECT 1 FROM plan_entries e WHERE e.recipe_id = r.id AND e.user_id = ${userId}))`,
    ),
)

const listPlannedIds = prepared((db, { userId, day }: Params<{ userId: string; day: SwapsQuery['day'] }>) =>
  db
    .selectFrom('plan_entries')
    .select((eb) => eb.ref('recipe_id').$notNull().as('id'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .where('recipe_id', 'is not', null),
)

/** Sorts candidates with undeclared allergens to the end; otherwise keeps the order. */
const unknownLast = (candidates: readonly { candidate: SwapCandidate; isUnknown: boolean }[]): SwapCandidate[] =>
  candidates.toSorted((a, b) => Number(a.isUnknown) - Number(b.isUnknown)).map(({ candidate }) => candidate)

interface SwapDependencies {
  readonly authorizeUser: AuthorizeUser
  readonly careAccess: CareAccess
  readonly changes: PlanChanges
}

/**
 * Swaps: replace a planned recipe by one for the same meal, with about the same energy and without a conflict with the
 * care profile.
 */
export function swapsService(
  { database, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>,
  { authorizeUser, careAccess, changes }: SwapDependencies,
) {
  const { kysely, transaction } = database

  return {
    /**
     * Recipes that may replace a planned one, best first. For actors who may not know the care profile, it is ignored.
     * @throws Problem `not_found` for a recipe that the user neither sees nor has planned
     */
    list: async (
      actor: Actor,
      userId: string,
      { day, meal, recipeId, portions }: SwapsQuery,
    ): Promise<SwapCandidate[]> => {
      const isOpen = actor.id === userId || (await isHealthOpen(authorizeUser, actor, userId, 'careProfile'))
      const rules = isOpen ? await loadCareRules(kysely, dataKeys, userId) : noCareRules
      const [planned] = await listSwapRecipes(kysely, { userId, ids: [recipeId] })
      if (!planned) throw new Problem('not_found')
      const ofDay = await listPlannedIds(kysely, { userId, day })
      const without = [recipeId, ...ofDay.map(({ id }) => id)]
      const [candidates = []] = await findSwapCandidates(kysely, {
        userId,
        searches: [{ meal, tags: planned.tags, nutrition: planned, portions, without }],
        excludedAllergens: rules.excluded,
        limit: maxCandidates,
      })
      const checked = candidates.map((candidate) => ({ candidate, conflicts: rules.check(candidate) }))
      const suitable = checked.filter(({ conflicts }) => !isConflicting(conflicts))
      return unknownLast(
        suitable.map(({ candidate, conflicts }) => ({ candidate, isUnknown: conflicts.length > 0 })),
      ).slice(0, maxSwaps)
    },

    /**
     * Replaces a planned recipe by another.
     * @returns the day's new version, and the id of the revision, to undo it
     * @throws Problem `swaps_off`; `changed_meanwhile` when the day has another version; `not_found`; `no_swap` when
     * the energy differs too much, the recipe is of another meal or already in this one, or it conflicts with the
     * care profile; `reason_needed`
     */
    swap: async (actor: Actor, userId: string, { day, meal, version, from, to, portions }: SwapInput) => {
      const access = await careAccess(actor, userId, [])
      const rules = access === 'open' ? await loadCareRules(kysely, dataKeys, userId) : noCareRules
      const recipes = await listSwapRecipes(kysely, { userId, ids: [from, to] })
      const [planned, chosen] = [from, to].map((id) => recipes.find((recipe) => recipe.id === id))
      if (!planned || !chosen) throw new Problem('not_found')
      return transaction(async (tx) => {
        await lockUser(tx, userId)
        await refuseSwapsOff(tx, actor, userId)
        const plan = await loadReleased(tx, userId)
        if ((plan.versions[day] ?? 0) !== version) throw new Problem('changed_meanwhile')
        const before = mealOf(plan, { day, meal })
        const replaced = before.entries.find(({ recipeId }) => recipeId === from)
        if (!replaced) throw new Problem('changed_meanwhile')
        const isClose = isCloseEnergy(chosen.kcal * portions, planned.kcal * replaced.portions)
        const isInMeal = before.entries.some(({ recipeId }) => recipeId === to)
        const isSuitable = fitsMeal({ meal, planned, chosen }) && !isConflicting(rules.check(chosen))
        if (!isClose || isInMeal || !isSuitable) throw new Problem('no_swap')
        const entry: EntryContent = { ...replaced, id: null, recipeId: to, portions, recipeVersion: null }
        const entries = before.entries.map((other) => (other === replaced ? entry : other))
        return changes.release(tx, {
          actorId: actor.id,
          userId,
          careAccess: access,
          overrides: [],
          cause: 'SWAP',
          change: { meals: [{ day, meal, before, after: { ...before, entries } }], switches: [] },
          knownItems: itemsOf(plan),
        })
      })
    },
  }
}
