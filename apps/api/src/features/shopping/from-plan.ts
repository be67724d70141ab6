import { isDeepStrictEqual } from 'node:util'
import type { Weekday } from '@kostbar/contracts/meals'
import { weekday } from '@kostbar/contracts/scalars'
import { aisle } from '@kostbar/contracts/shopping'
import { Prisma } from '@kostbar/prisma/client'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import type { Database, Transaction } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import { mergeIngredients, type Need, needKey, type PlannedIngredient, replanned, shownNeed } from './needs.ts'

/** What the meals that are switched on need on these days; recipes are written for `servings`, planned in portions. */
const plannedIngredients = {
  name: 'planned_ingredients',
  text: `SELECT e.day::text AS day, coalesce(f.name, i.normal_name) AS name, f.aisle::text AS aisle, i.unit,
                i.amount * e.portions / r.servings AS amount
           FROM plan_entries e
           JOIN recipes r ON r.id = e.recipe_id
           JOIN recipe_ingredients i ON i.recipe_id = r.id
           LEFT JOIN foods f ON f.id = i.food_id
          WHERE e.user_id = $1 AND e.day::text = ANY($2)
            AND NOT EXISTS (SELECT 1 FROM disabled_meals d WHERE d.user_id = e.user_id AND d.meal = e.meal)`,
}

/** A need as it is kept with its suggestion. */
const keptNeed = z.object({
  name: z.string(),
  aisle: z.nullable(aisle),
  unit: z.enum(['g', 'ml', 'Stk', 'Prise']),
  spoons: z.boolean(),
  days: z.partialRecord(weekday, z.number()),
})

interface Suggestion {
  id: string
  planned: unknown
}

const asRow = (need: Need) => ({ name: shownNeed(need), aisle: need.aisle, planned: { ...need } })

async function needsOf(pool: Pool, userId: string, days: readonly Weekday[]): Promise<Map<string, Need>> {
  const { rows } = await pool.query<PlannedIngredient>({ ...plannedIngredients, values: [userId, days] })
  return mergeIngredients(rows)
}

/** Brings a suggestion of an earlier time up to date, or takes it back. */
async function renew(tx: Transaction, { id, planned }: Suggestion, days: readonly Weekday[], needs: Map<string, Need>) {
  const known = z.parse(keptNeed, planned)
  const key = needKey(known)
  const need = replanned(known, days, needs.get(key))
  needs.delete(key)
  if (!need) await tx.shoppingItem.delete({ where: { id } })
  else if (!isDeepStrictEqual(need, known)) await tx.shoppingItem.update({ where: { id }, data: asRow(need) })
}

/** Milliseconds after which what was bought leaves the list, so that it never fills up week by week. */
const boughtFor = 7 * 24 * 60 * 60 * 1000

/** Forgets suggestions from the plan that were ticked in an earlier week. */
const forgetBought = (tx: Transaction, userId: string) =>
  tx.shoppingItem.deleteMany({
    where: {
      userId,
      checked: true,
      planned: { not: Prisma.AnyNull },
      createdAt: { lt: new Date(Date.now() - boughtFor) },
    },
  })

const german = new Intl.Collator('de-AT')

/**
 * Suggests what the chosen days of the plan need. Suggestions of an earlier time that nobody has ticked yet are brought
 * up to date instead of doubled. @param limit most entries a list may have. @throws Problem `not_found`, `list_full`
 */
export const suggestFromPlan =
  ({ prisma, pool }: Database, limit: number) =>
  async (userId: string, days: readonly Weekday[]): Promise<void> => {
    const needs = await needsOf(pool, userId, days)
    await prisma.$transaction(async (tx) => {
      await lockUser(tx, userId)
      await forgetBought(tx, userId)
      const entries = await tx.shoppingItem.findMany({ where: { userId }, orderBy: { id: 'asc' } })
      const open = entries.filter(({ source, checked, planned }) => source === 'SUGGESTION' && !checked && planned)
      for (const suggestion of open) await renew(tx, suggestion, days, needs)
      const added = [...needs.values()].sort((a, b) => german.compare(a.name, b.name))
      if (entries.length + added.length > limit) throw new Problem('list_full')
      await tx.shoppingItem.createMany({
        data: added.map((need) => ({ ...asRow(need), userId, source: 'SUGGESTION' as const })),
      })
    })
  }
