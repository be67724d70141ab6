import type { Hunger, ReasonRow } from './statistics-schemas.ts'
import { meanOf, type RecordedWeek, type WeekMeal } from './week.ts'

/** Level of hunger on the scale from 1 to 10: 1–3 LOW, 4–6 MIDDLE, 7–10 HIGH. */
const levelOf = (hunger: number): 'LOW' | 'MIDDLE' | 'HIGH' => (hunger <= 3 ? 'LOW' : hunger <= 6 ? 'MIDDLE' : 'HIGH')

function rowOf(reason: ReasonRow['reason'], meals: readonly WeekMeal[]): ReasonRow {
  const levels = meals.map(({ hungerBefore }) => (hungerBefore ? levelOf(hungerBefore) : null))
  const count = (level: ReturnType<typeof levelOf> | null) => levels.filter((each) => each === level).length
  return {
    reason,
    count: meals.length,
    low: count('LOW'),
    middle: count('MIDDLE'),
    high: count('HIGH'),
    unknown: count(null),
    hunger: meanOf(meals.map(({ hungerBefore }) => hungerBefore)),
    fullness: meanOf(meals.map(({ fullnessAfter }) => fullnessAfter)),
  }
}

/** Reasons for eating, each with the levels of hunger before. Drinks are ignored. */
export function hungerOf({ meals }: RecordedWeek): Hunger {
  const eaten = meals.filter(({ kind }) => kind !== 'DRINK')
  const reasons = [...Map.groupBy(eaten, ({ reason }) => reason ?? null)]
    .map(([reason, group]) => rowOf(reason, group))
    .sort((a, b) => Number(a.reason === null) - Number(b.reason === null) || b.count - a.count)
  const answered = eaten.flatMap(({ hungerBefore }) => hungerBefore ?? [])
  return {
    reasons,
    withoutHunger: answered.filter((hunger) => levelOf(hunger) === 'LOW').length,
    n: answered.length,
  }
}
