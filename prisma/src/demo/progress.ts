import { dayMs, todayInVienna } from '@kostbar/contracts/calendar'

/**
 * Anna's macro targets, oldest first, with the number of days since her trainer set them. The last ones apply today.
 */
export const demoMacroHistory = [
  { daysAgo: 90, kcal: 2000, carbs: 230, proteins: 105, fats: 73 },
  { daysAgo: 48, kcal: 1920, carbs: 215, proteins: 108, fats: 69 },
  { daysAgo: 12, kcal: 1850, carbs: 205, proteins: 110, fats: 65 },
]

const today = () => new Date(`${todayInVienna()}T00:00:00Z`)

/** Anna's weight in kg on a day: it falls fast at first and slower later, with daily variations; one decimal. */
function kilograms(index: number): number {
  const trend = 69.4 + 3.2 * Math.exp(-index / 42)
  const wobble = 0.35 * Math.sin(index * 0.9) + 0.22 * Math.sin(index * 2.3 + 1) + 0.15 * Math.sin(index * 5.1)
  return Math.round((trend + wobble) * 10) / 10
}

interface DayValue {
  day: Date
  value: number
}

/** Anna's weight on each of the 90 days that end today. */
export const demoWeights = (): DayValue[] => {
  const last = today().getTime()
  return Array.from({ length: 90 }, (_value, index) => ({
    day: new Date(last - (89 - index) * dayMs),
    value: kilograms(index),
  }))
}

const weeks = 12

/** One day of every `every`-th of the last twelve weeks; the last one is today. */
const weeklyDays = (every: number): { day: Date; week: number }[] => {
  const last = today().getTime()
  return Array.from({ length: weeks / every + 1 }, (_value, index) => index * every).map((week) => ({
    day: new Date(last - (weeks - week) * 7 * dayMs),
    week,
  }))
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10

/**
 * A weight for each of twelve weeks, with small variations.
 * @param from first weight in kg
 * @param to last weight in kg
 */
export const weeklyWeights = (from: number, to: number): DayValue[] =>
  weeklyDays(1).map(({ day: on, week }) => {
    const wobble = week === 0 || week === weeks ? 0 : 0.3 * Math.sin(week * 2.1 + from)
    return { day: on, value: oneDecimal(from + ((to - from) * week) / weeks + wobble) }
  })

/** A waist measure every four weeks, in cm. @param from kg at the begin @param to kg at the end */
export const demoWaist = (from: number, to: number): DayValue[] =>
  weeklyDays(4).map(({ day: on, week }) => ({
    day: on,
    value: oneDecimal(30 + from * 0.72 + ((to - from) * week) / weeks),
  }))
