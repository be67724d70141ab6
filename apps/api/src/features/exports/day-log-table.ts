import { isoDay } from '@kostbar/contracts/calendar'
import type { MealState } from '@kostbar/contracts/day-log/meal-states'
import { humanifiedMeals, meals } from '@kostbar/contracts/meals'
import { type DayContent, decryptDay } from '../day-log/service.ts'
import { decryptRows, exportTable } from './export-table.ts'

const mealsIn = (content: DayContent, state: MealState) => meals.filter((meal) => content.meals[meal] === state)

/** Table of the days of the day log, decrypted; the weight is among the measures. */
export const dayLog = exportTable({
  file: 'dein-tag',
  title: 'Was du zu deinen Tagen eingetragen hast',
  models: ['DayLog'],
  columns: {
    day: 'Tag',
    planned: ['Geplante Mahlzeiten', humanifiedMeals],
    eaten: ['Gegessen wie geplant', humanifiedMeals],
    other: ['Anders gegessen', humanifiedMeals],
    skipped: ['Ausgelassen', humanifiedMeals],
    waterMl: 'Wasser (ml)',
    steps: 'Schritte',
    sleepQuality: 'Schlaf (1 bis 5)',
    mood: 'Stimmung (1 bis 5)',
    energy: 'Energie (1 bis 10)',
    updatedAt: 'Zuletzt geändert am',
  },
  rows: async (prisma, userId, loadKey) => {
    const rows = await prisma.dayLog.findMany({ where: { userId }, orderBy: { day: 'asc' } })
    return decryptRows(rows, loadKey, ({ day: date, encrypted, updatedAt }, key) => {
      const day = isoDay(date)
      const content = decryptDay(key, userId, day, encrypted)
      return {
        day,
        planned: content.planned,
        eaten: mealsIn(content, 'EATEN'),
        other: mealsIn(content, 'OTHER'),
        skipped: mealsIn(content, 'SKIPPED'),
        ...content.values,
        updatedAt,
      }
    })
  },
})
