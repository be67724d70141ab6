import { addDays, todayInVienna, weekdayOf } from '@kostbar/contracts/calendar'
import { formatWeight } from '@kostbar/contracts/foods/household-measures'
import { type FoodOrigin, foodSourcesText } from '@kostbar/contracts/foods/source-text'
import { formatDifference } from '@kostbar/contracts/format-difference'
import { targetsOn } from '@kostbar/contracts/macros/weekday-targets'
import { humanifiedMeals, type Meal, meals, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { formatNumber } from '@kostbar/contracts/number-format'
import { type Nutrient, nutrients } from '@kostbar/contracts/nutrition'
import { conflictText } from '@kostbar/contracts/nutritionplan/conflict-text'
import type { ConflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import { compareToTarget, displayedDay, sumNutrition } from '@kostbar/contracts/nutritionplan/day-sums'
import { levelTexts } from '@kostbar/contracts/nutritionplan/level-texts'
import type { PlanDay, PlannedFood, PlannedMeal, PlannedRecipe } from '@kostbar/contracts/nutritionplan/schemas'
import { formatPortionCount } from '@kostbar/contracts/recipes/portion-count'
import { recipeName } from '@kostbar/contracts/recipes/recipe-name'
import { formatDay, formatShortDay } from '../../infra/date-format.ts'
import type { GridRow, GridText } from '../../infra/pdf/grid.ts'
import { type PdfWriter, writePdf } from '../../infra/pdf/write-pdf.ts'
import { conflictLegend } from './format.ts'
import type { PrintedPerson } from './person.ts'

interface WeekPdfParams {
  /** Name of the product, in the footer. */
  readonly siteName: string
  readonly person: PrintedPerson
  /** The seven days, Monday first. */
  readonly days: readonly PlanDay[]
  /** Sources of the foods that the sums are computed from. */
  readonly origins: readonly FoodOrigin[]
  /** Finds conflicts with the care profile; null when the actor may not read it. */
  readonly check: ConflictCheck | null
}

const nutrientLabels: Readonly<Record<Nutrient, string>> = {
  kcal: 'Energie (kcal)',
  carbs: 'Kohlenhydrate (g)',
  proteins: 'Proteine (g)',
  fats: 'Fette (g)',
}

/** Rotates the days so that today comes first; the plan repeats weekly. */
function fromToday(days: readonly PlanDay[], today: string): PlanDay[] {
  const first = weekdays.indexOf(weekdayOf(today))
  return weekdays.flatMap((_day, index) => days[(first + index) % weekdays.length] ?? [])
}

const mealOf = (day: PlanDay, id: Meal): PlannedMeal | undefined =>
  day.meals.find((meal) => meal.id === id && meal.enabled)

type WeekEntry = PlannedRecipe | PlannedFood

/** Recipes and foods of a meal, by position. */
const entriesOf = ({ recipes, foods }: PlannedMeal): WeekEntry[] =>
  [...recipes, ...foods].sort((a, b) => a.position - b.position)

const isEmptyMeal = (meal: PlannedMeal | undefined): boolean =>
  !meal || (meal.recipes.length + meal.foods.length === 0 && !meal.note)

const conflictsOf = (entry: WeekEntry, check: ConflictCheck | null) =>
  check?.('foodId' in entry ? { ...entry, ingredientNames: [] } : entry) ?? []

/** Texts of an entry: name, portions or grams, kcal and conflicts. */
function entryTexts(entry: WeekEntry, kcal: number | null, check: ConflictCheck | null): GridText[] {
  const isFood = 'foodId' in entry
  const amount = isFood ? formatWeight(entry.grams, entry.measures) : formatPortionCount(entry.portions)
  const removed = isFood ? 'Nicht mehr in der Liste' : 'Nicht mehr im Kochbuch'
  return [
    { text: isFood ? entry.name : recipeName(entry.name), style: 'strong' },
    { text: [amount, ...(kcal === null ? [] : [`${formatNumber(kcal)} kcal`])].join(' · '), style: 'small' },
    ...(entry.removed ? [{ text: removed, style: 'small' } as const] : []),
    ...conflictsOf(entry, check).map((conflict): GridText => ({ text: `! ${conflictText(conflict)}`, style: 'alert' })),
  ]
}

function mealRows(days: readonly PlanDay[], { person, check }: WeekPdfParams): GridRow[] {
  const displayed = days.map((day) => displayedDay(day))
  return meals.flatMap((id): GridRow[] => {
    const planned = days.map((day) => mealOf(day, id))
    if (planned.every(isEmptyMeal)) return []
    const cells = planned.map((meal, index): GridText[] => {
      if (!meal || isEmptyMeal(meal)) return []
      const kcalOf = (entry: WeekEntry) =>
        person.protectiveMode ? null : (displayed[index]?.entries.get(entry)?.kcal ?? 0)
      return [
        ...(meal.note ? [{ text: `Notiz: ${meal.note}`, style: 'note' } as const] : []),
        ...entriesOf(meal).flatMap((entry) => entryTexts(entry, kcalOf(entry), check)),
      ]
    })
    return [{ heading: humanifiedMeals[id], cells }]
  })
}

/**
 * Rows with the sums of each day and, with targets, the comparison. Both are computed from unrounded values, as in the
 * app.
 */
function sumRows(days: readonly PlanDay[], person: PrintedPerson): GridRow[] {
  if (person.protectiveMode) return []
  const figures = days.map((day) => ({
    exact: sumNutrition(day),
    displayed: displayedDay(day).sum,
    targets: targetsOn(person, day.day),
    isEmpty: day.meals.every((meal) => !meal.enabled || isEmptyMeal(meal)),
  }))
  return nutrients.map((nutrient) => ({
    heading: nutrientLabels[nutrient],
    cells: figures.map(({ exact, displayed, targets, isEmpty }): GridText[] => {
      if (isEmpty) return []
      const sum = formatNumber(displayed[nutrient])
      if (!targets) return [{ text: sum, style: 'strong' }]
      const target = targets[nutrient]
      const level = levelTexts[compareToTarget(exact[nutrient], target)]
      return [
        { text: `${sum}, ${level}`, style: 'strong' },
        { text: `Ziel ${formatNumber(target)}, ${formatDifference(displayed[nutrient] - target)}`, style: 'small' },
      ]
    }),
  }))
}

function writeWeek(pdf: PdfWriter, params: WeekPdfParams): void {
  const today = todayInVienna()
  const days = fromToday(params.days, today)
  const { person, origins } = params
  pdf.heading(`Ernährungsplan für ${person.name}`, 1)
  const period = `${formatDay(today)} bis ${formatDay(addDays(today, days.length - 1))}`
  pdf.paragraph([period, person.byline].filter(Boolean).join(' · '), 'muted')
  const rows = mealRows(days, params)
  if (rows.length === 0) {
    pdf.paragraph('Für diese Woche ist noch nichts geplant.')
    return
  }
  const hasAlert = rows.some(({ cells }) => cells.flat().some(({ style }) => style === 'alert'))
  const sources = person.protectiveMode ? null : foodSourcesText(origins)
  pdf.grid({
    rowHeading: 'Mahlzeit',
    columns: days.map(({ day }, index) => ({
      title: weekdayNames[day],
      subtitle: formatShortDay(addDays(today, index)),
    })),
    rows,
    sums: sumRows(days, person),
    notes: [...(hasAlert ? [conflictLegend] : []), ...(sources ? [sources] : [])],
  })
}

/** PDF of the plan for the seven days from today: a landscape table with a column per day and a row per meal. */
export const weekPdf = (params: WeekPdfParams): Promise<Buffer> =>
  writePdf(
    {
      title: `Ernährungsplan für ${params.person.name}`,
      footer: [params.siteName, params.person.byline].filter(Boolean).join(' · '),
      orientation: 'landscape',
    },
    (pdf) => writeWeek(pdf, params),
  )
