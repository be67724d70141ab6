import { account, addNote, listNotes, listRecipes, listShopping, listWorkouts, planWeek } from './calls.ts'
import type { LoadCall } from './load.ts'

/**
 * Calls that `pnpm bench` measures, each with its goal: the minimum ratio to the raw server's requests per second.
 * Reading workout links and adding notes use Prisma, the others SQL statements. Adding comes last, because it makes
 * lists longer.
 */
export const measuredCalls: readonly (readonly [LoadCall, number])[] = [
  [listNotes, 1],
  [listShopping, 1],
  [planWeek, 1],
  [listRecipes, 1],
  [account, 1],
  [listWorkouts, 0.9],
  [addNote, 0.65],
]
