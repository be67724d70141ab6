import type { ProtocolDayChanges, ProtocolMeal } from '@kostbar/contracts/protocol/schemas'
import { isSame, type WaitingChanges, type WaitingDay, type WaitingMeal } from './entries.ts'

/** With a waiting meal at the end; it replaces an earlier change of the meal. */
export const withMeal = (waiting: WaitingChanges, meal: WaitingMeal): WaitingChanges => ({
  ...waiting,
  meals: [...waiting.meals.filter(({ key }) => key !== meal.key), meal],
})

/** With fields of a day, added to those that wait already. */
export function withDay(waiting: WaitingChanges, { day, changes }: WaitingDay): WaitingChanges {
  const before = waiting.days.find((one) => one.day === day)?.changes
  return {
    ...waiting,
    days: [...waiting.days.filter((one) => one.day !== day), { day, changes: { ...before, ...changes } }],
  }
}

/**
 * Without a meal that was stored, unless it was changed again while it was sent.
 * @param stored base of the later change; null when the meal was removed
 */
export const withoutSentMeal = (
  waiting: WaitingChanges,
  sent: WaitingMeal,
  stored: ProtocolMeal | null,
): WaitingChanges => ({
  ...waiting,
  meals: waiting.meals.flatMap((meal) => {
    if (meal.key !== sent.key) return [meal]
    return isSame(meal.content, sent.content) ? [] : [{ ...meal, base: stored }]
  }),
})

const withoutFields = (changes: ProtocolDayChanges, stored: ProtocolDayChanges): ProtocolDayChanges =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => stored[field as keyof ProtocolDayChanges] !== value),
  )

/** Without the fields of a day that were stored, unless they were changed again while they were sent. */
export const withoutSentDay = (waiting: WaitingChanges, sent: WaitingDay): WaitingChanges => ({
  ...waiting,
  days: waiting.days.flatMap((one) => {
    if (one.day !== sent.day) return [one]
    const changes = withoutFields(one.changes, sent.changes)
    return Object.keys(changes).length > 0 ? [{ ...one, changes }] : []
  }),
})

export const withoutPhoto = (waiting: WaitingChanges, key: string): WaitingChanges => ({
  ...waiting,
  photos: waiting.photos.filter((photo) => photo.key !== key),
})

/** Without the waiting photos of a meal. */
export const withoutPhotosOf = (waiting: WaitingChanges, mealKey: string): WaitingChanges => ({
  ...waiting,
  photos: waiting.photos.filter((photo) => photo.mealKey !== mealKey),
})

/** Without the entry that is sent first: meals come before days, and both before photos. */
export function withoutFirst({ meals, days, photos }: WaitingChanges): WaitingChanges {
  if (meals.length > 0) return { meals: meals.slice(1), days, photos }
  return days.length > 0 ? { meals, days: days.slice(1), photos } : { meals, days, photos: photos.slice(1) }
}
