import { account, addNote, listNotes, listRecipes, listShopping, listWorkouts, planWeek } from './calls.ts'
import type { LoadCall } from './load.ts'

/**
 * Calls that `pnpm bench` measures, each with its goal: the minimum ratio to the raw server's requests per second.
 * Reading workout links and adding notes use Prisma, the others SQL statements. Adding comes last, because it makes
 * lists longer.
 */
export const measuredCalls: readonly (readonly [LoadCall, number])[] = [
  [listNotes, 0.95],
  [listShopping, 0.95],
  [planWeek, 0.95],
  [listRecipes, 0.95],
  [account, 0.95],
  [listWorkouts, 0.7],
  [addNote, 0.45],
]
