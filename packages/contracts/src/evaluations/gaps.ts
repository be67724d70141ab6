import { type DayGaps, type GapKind, gapKinds } from './statistics-schemas.ts'
import type { RecordedWeek, WeekDay } from './week.ts'

const isEmpty: Readonly<Record<Exclude<GapKind, 'MEALS'>, (day: WeekDay) => boolean>> = {
  COMPLETE: ({ complete }) => !complete,
  WATER: ({ waterMl }) => waterMl === null || waterMl === undefined,
  SLEEP: ({ sleepQuality, sleepHours }) => (sleepQuality ?? sleepHours ?? null) === null,
  STRESS: ({ stress }) => stress === null || stress === undefined,
}

/** Gaps of each day; days without a gap are left out. */
export const gapsOf = ({ days, meals }: RecordedWeek): DayGaps[] =>
  days.flatMap((day): DayGaps[] => {
    const missing = gapKinds.filter((kind) =>
      kind === 'MEALS' ? meals.every((meal) => meal.day !== day.day) : isEmpty[kind](day),
    )
    return missing.length === 0 ? [] : [{ day: day.day, missing }]
  })
