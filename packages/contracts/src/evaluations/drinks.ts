import { nutritionOfGrams } from '../nutrition.ts'
import type { ProtocolUnit } from '../protocol/options.ts'
import type { Drinks, DrinkTotal } from './statistics-schemas.ts'
import { computable, type FoodsById, meanOf, type RecordedWeek, type WeekItem } from './week.ts'

/** Millilitres per unit in which drinks are entered. */
const mlPerUnit: Readonly<Partial<Record<ProtocolUnit, number>>> = { ML: 1, GLASS: 250, CUP: 200 }

/** Maximum number of listed drinks. */
const maxDrinks = 12

/** Millilitres of a drink: from its unit, otherwise its grams (1 g counts as 1 ml); null when unknown. */
function mlOf({ amount, unit, grams }: WeekItem): number | null {
  const perUnit = unit ? mlPerUnit[unit] : undefined
  if (perUnit !== undefined && amount !== null && amount !== undefined) return amount * perUnit
  return grams ?? null
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Drinks of a week: water per day, other drinks added up, and their energy. */
export function drinksOf({ days, meals }: RecordedWeek, foods: FoodsById): Drinks {
  const entries = meals
    .filter(({ kind }) => kind === 'DRINK')
    .flatMap(({ day, items }) => items.map((item) => ({ day, item, ml: mlOf(item) })))
  const others = [...Map.groupBy(entries, ({ item }) => item.text.trim().toLocaleLowerCase('de-AT')).values()]
    .map((group): DrinkTotal => {
      const known = group.flatMap(({ ml }) => (ml === null ? [] : [ml]))
      return {
        text: group[0]?.item.text ?? '',
        count: group.length,
        ml: known.length === 0 ? null : sum(known),
      }
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, maxDrinks)
  const computed = entries.flatMap(({ item }) => computable(item, foods) ?? [])
  const recordedDays = new Set(meals.map(({ day }) => day)).size
  return {
    days: days.map(({ day, waterMl }) => ({
      day,
      waterMl: waterMl ?? null,
      otherMl: sum(entries.filter((entry) => entry.day === day).map(({ ml }) => ml ?? 0)),
    })),
    water: meanOf(days.map(({ waterMl }) => waterMl)),
    others,
    withoutAmount: entries.filter(({ ml }) => ml === null).length,
    kcalPerDay:
      computed.length === 0
        ? null
        : sum(computed.map(({ food, grams }) => nutritionOfGrams(food, grams).kcal)) / recordedDays,
  }
}
