import { addDays, todayInVienna, weekdayOf } from '@kostbar/contracts/calendar'
import { type Meal, meals, type Weekday } from '@kostbar/contracts/meals'
import type { Prisma } from './client.ts'
import type { DataKey } from './data-key.ts'
import { dayLogContext } from './day-log-context.ts'
import { type DemoDayLog, demoDayLogs } from './demo/day-logs.ts'
import type { IdOf, SeedDataKeys } from './seed-clients.ts'

const states: Readonly<Record<string, 'EATEN' | 'OTHER' | 'SKIPPED'>> = { E: 'EATEN', O: 'OTHER', S: 'SKIPPED' }

/** Row of a day; its content has the shape that the API encrypts. */
function rowOf(userId: string, key: DataKey, day: string, planned: readonly Meal[], entered: DemoDayLog) {
  const [letters, waterMl = null, steps = null, sleepQuality = null, mood = null, energy = null] = entered
  const recorded = planned.flatMap((meal, index) => {
    const state = states[letters[index] ?? '']
    return state ? [[meal, state] as const] : []
  })
  const values = { waterMl, steps, sleepQuality, mood, energy }
  const names = [...recorded, ...Object.entries(values).filter(([, value]) => value !== null)].map(([name]) => name)
  const changedAt = Object.fromEntries(names.map((name) => [name, `${day}T18:00:00.000Z`]))
  const content = { values, meals: Object.fromEntries(recorded), changedAt, planned }
  return {
    userId,
    day: new Date(day),
    encrypted: key.encrypt(dayLogContext(userId, day), JSON.stringify(content)),
    plannedMeals: planned.length,
    eatenMeals: recorded.filter(([, state]) => state === 'EATEN').length,
    recordedMeals: recorded.length,
  }
}

/** Loads the enabled meals that a user's plan has on a weekday, in the order of the day. */
async function loadPlan(tx: Prisma.TransactionClient, userId: string): Promise<(day: Weekday) => Meal[]> {
  const entries = await tx.planEntry.findMany({ where: { userId }, select: { day: true, meal: true } })
  const disabled = new Set((await tx.disabledMeal.findMany({ where: { userId } })).map(({ meal }) => meal))
  return (day) =>
    meals.filter((meal) => !disabled.has(meal) && entries.some((entry) => entry.day === day && entry.meal === meal))
}

/** Adds the last days of some demo clients to their day logs, encrypted. The plan has to exist already. */
export async function seedDayLogs(tx: Prisma.TransactionClient, idOf: IdOf, keys: SeedDataKeys): Promise<void> {
  for (const { email, planned, days, lastDaysAgo } of demoDayLogs) {
    const userId = idOf(email)
    const key = keys.get(userId)
    if (!key) continue
    const planOf = await loadPlan(tx, userId)
    const firstDay = addDays(todayInVienna(), 1 - days.length - lastDaysAgo)
    await tx.dayLog.createMany({
      data: days.flatMap((entered, index) => {
        const day = addDays(firstDay, index)
        return entered ? [rowOf(userId, key, day, planned ?? planOf(weekdayOf(day)), entered)] : []
      }),
    })
  }
}
