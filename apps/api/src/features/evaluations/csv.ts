import type { EvaluationComment } from '@kostbar/contracts/evaluations/schemas'
import { computable, type FoodsById } from '@kostbar/contracts/evaluations/week'
import { nutritionOfGrams } from '@kostbar/contracts/nutrition'
import { eatingReasons, protocolMealKinds, protocolUnits } from '@kostbar/contracts/protocol/options'
import { csv } from '../../infra/csv.ts'
import type { StoredDay, StoredMeal, StoredProtocolWeek } from './protocols.ts'
import { dayFieldTexts } from './texts.ts'

interface CsvParams {
  readonly week: StoredProtocolWeek
  readonly foods: FoodsById
  readonly comments: readonly EvaluationComment[]
  /** Whether nutrition and weight are left out, for members in protective mode. */
  readonly hidesNumbers: boolean
}

const columns = {
  day: 'Tag',
  time: 'Uhrzeit',
  kind: 'Was',
  text: 'Eintrag',
  amount: 'Menge',
  unit: 'Einheit',
  grams: 'Gramm',
  kcal: 'kcal',
  carbs: 'Kohlenhydrate (g)',
  proteins: 'Proteine (g)',
  fats: 'Fette (g)',
  hungerBefore: 'Hunger davor (1–10)',
  fullnessAfter: 'Sättigung danach (1–10)',
  reason: 'Grund',
  place: 'Ort',
  note: 'Notiz',
  comment: 'Kommentar',
} as const

const round = (value: number) => Math.round(value * 10) / 10

const noFoods: FoodsById = new Map()

/** Rows of a day: the trainer's comment, and one row for each question that the member answered. */
function dayRows(day: StoredDay, comment: string | undefined, hidesNumbers: boolean): object[] {
  const answers = dayFieldTexts.flatMap(({ field, label, unit }) => {
    const value = day[field]
    if (value === null || value === '' || (hidesNumbers && field === 'weightKg')) return []
    const isText = typeof value === 'string'
    return [{ day: day.day, kind: label, text: isText ? value : '', amount: isText ? null : value, unit }]
  })
  return comment === undefined ? answers : [{ day: day.day, kind: 'Tag', comment }, ...answers]
}

/**
 * Rows of a meal: one for each item, the first with hunger, place, note and comment; a meal without items has one row.
 */
function mealRows(meal: StoredMeal, foods: FoodsById, comment: string | undefined): object[] {
  const { day, time, kind, hungerBefore, fullnessAfter, reason, place, note, items } = meal
  const where = { day, time, kind: protocolMealKinds[kind] }
  const mealColumns = { hungerBefore, fullnessAfter, reason: reason && eatingReasons[reason], place, note, comment }
  if (items.length === 0) return [{ ...where, ...mealColumns }]
  return items.map((item, index) => {
    const { text, amount, unit, grams } = item
    const known = computable(item, foods)
    const nutrition = known && nutritionOfGrams(known.food, known.grams)
    return {
      ...where,
      ...(index === 0 ? mealColumns : {}),
      text,
      amount,
      unit: unit && protocolUnits[unit],
      grams,
      ...(nutrition && {
        kcal: round(nutrition.kcal),
        carbs: round(nutrition.carbs),
        proteins: round(nutrition.proteins),
        fats: round(nutrition.fats),
      }),
    }
  })
}

/** Days and entries of a protocol, with the trainer's comments, as CSV text for Excel. */
export function protocolCsv({ week, foods, comments, hidesNumbers }: CsvParams): string {
  const commentOn = (day: string, mealId: string | null) =>
    comments.find((comment) => comment.day === day && comment.mealId === mealId)?.text
  const rows = week.days.flatMap((day) => [
    ...dayRows(day, commentOn(day.day, null), hidesNumbers),
    ...week.meals
      .filter((meal) => meal.day === day.day)
      .flatMap((meal) => mealRows(meal, hidesNumbers ? noFoods : foods, commentOn(day.day, meal.id))),
  ])
  return csv(columns, rows)
}
