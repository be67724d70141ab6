import type { Meal } from '../../generated/enums.ts'

/**
 * A day: what became of the planned meals in their order (E eaten, O other, S skipped, - not recorded), and the values;
 * null where nothing was entered.
 */
export type DemoDayLog = readonly [
  meals: string,
  waterMl?: number | null,
  steps?: number | null,
  sleepQuality?: number | null,
  mood?: number | null,
  energy?: number | null,
]

interface DemoDayLogs {
  email: string
  /** Meals that were planned for these days; those of the client's plan when absent. */
  planned?: readonly Meal[]
  /** Days, the last of which is `lastDaysAgo` days before today; null for a day without an entry. */
  days: readonly (DemoDayLog | null)[]
  lastDaysAgo: number
}

const threeMeals = ['BREAKFAST', 'LUNCH', 'DINNER'] as const

/**
 * Day logs of demo clients, invented. Since Anna's protocol has begun, she enters values there and only meals in the day
 * log.
 */
export const demoDayLogs: readonly DemoDayLogs[] = [
  {
    email: 'mitglied',
    days: [
      ['EEEOE', 1750, 7420, 4, 4, 7],
      ['EESEE', 2000, 9810, 3, 4, 6],
      ['EOEEE', 1500, 5230, 3, 3, 5],
      null,
      ['EEEEE', 2250, 11_340, 5, 5, 8],
      ['EEOSE', 1500, 6150, 2, 3, 4],
      ['EEEEO', 2000, 8040, 4, 4, 7],
      ['EEOEE'],
      ['ESEE-'],
      ['E'],
    ],
    lastDaysAgo: 0,
  },
  {
    email: 'jonas',
    planned: ['BREAKFAST', 'LUNCH', 'AFTERNOON_SNACK', 'DINNER'],
    days: [
      ['EEEE', 2500, 14_200, 4, 4, 7],
      ['EEEO', 3000, 6800, 3, 4, 6],
      ['EOEE', 2750, 15_900, 4, 5, 8],
      ['EEEE', 2500, 7300, 4, 4, 7],
      ['EEES', 2000, 5900, 2, 3, 4],
      ['EEEE', 3000, 16_750, 5, 5, 8],
      ['EEEE', 2750, 9100, 4, 4, 7],
      ['EEOE', 2500, 8450, 3, 4, 6],
      ['EEEE', 3250, 17_300, 4, 5, 9],
      ['EEEE', 2500, 7700, 4, 4, 7],
    ],
    lastDaysAgo: 1,
  },
  {
    email: 'mia',
    planned: threeMeals,
    days: [
      ['EOE', 1500, 9400, 3, 3, 5],
      ['EES', 1250, 12_100, 2, 3, 4],
      null,
      ['OEE', 1500, 8700, 2, 2, 3],
      ['EEE', 2000, 6300, 4, 4, 6],
      null,
      ['EOO', 1250, 11_800, 2, 3, 4],
      ['E-S', null, null, 2, 3, null],
      ['EEE', 1750, 5600, 4, 4, 7],
      ['EEO', 1500, 9900, 3, 4, 5],
    ],
    lastDaysAgo: 1,
  },
  {
    email: 'katharina',
    planned: threeMeals,
    days: [
      ['EEE', 2000, 7100, 4, 4, 6],
      null,
      null,
      null,
      ['EO-', 1500, null, 3, 4, 5],
      null,
      ['EEE', 1750, 6900, 4, 4, 6],
    ],
    lastDaysAgo: 2,
  },
]
