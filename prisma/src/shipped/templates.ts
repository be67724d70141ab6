import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import { weekdays } from '@kostbar/contracts/meals'
import { scaledNutrition, sumOfNutrition } from '@kostbar/contracts/nutrition'
import { fitPortions } from '@kostbar/contracts/nutritionplan/fit-portions'
import type { Meal, TemplateGoal, Weekday } from '../../generated/enums.ts'
import { mixedWeek } from './mixed-week.ts'
import type { ShippedWeek } from './shipped-week.ts'
import { veganWeek } from './vegan-week.ts'
import { vegetarianWeek } from './vegetarian-week.ts'

export const shippedWeeks: readonly ShippedWeek[] = [mixedWeek, vegetarianWeek, veganWeek]

/** A recipe of this installation, with the nutrition of one portion. */
export interface InstalledRecipe extends Nutrition {
  readonly id: string
  readonly version: number
}

interface EnergyLevel {
  /** Energy in kcal per day. */
  readonly kcal: number
  /** Energy level in the template's name, without numbers because some members have them hidden. */
  readonly label: string
  readonly goal: TemplateGoal
}

const energyLevels: readonly EnergyLevel[] = [
  { kcal: 1600, label: 'leicht', goal: 'LOSE' },
  { kcal: 2200, label: 'reichlich', goal: 'KEEP' },
]

interface ShippedTemplateEntry {
  readonly day: Weekday
  readonly meal: Meal
  readonly recipe: InstalledRecipe
  readonly portions: number
}

/** A system template as it ships. */
export interface ShippedTemplate {
  /** Key of the template; a template is shipped once per key. */
  readonly key: string
  readonly name: string
  readonly description: string
  readonly tags: string[]
  readonly goal: TemplateGoal
  readonly entries: readonly ShippedTemplateEntry[]
}

/** Portions with which a day comes closest to an energy (kcal) while its ratio of macros stays. */
function portionsFor(recipes: readonly InstalledRecipe[], kcal: number): readonly number[] {
  const sum = sumOfNutrition(recipes)
  const targets = { ...scaledNutrition(sum, kcal / sum.kcal), kcal }
  const entries = recipes.map((nutrition) => ({ nutrition, portions: 1, locked: false }))
  return fitPortions(entries, targets).portions
}

/** The system templates whose recipes this installation has. @param recipes public recipes by name */
export function shippedTemplates(recipes: ReadonlyMap<string, InstalledRecipe>): ShippedTemplate[] {
  const isComplete = ({ days }: ShippedWeek) =>
    weekdays.every((day) => days[day].every(([, name]) => recipes.has(name)))
  return shippedWeeks.filter(isComplete).flatMap((week) =>
    energyLevels.map(({ kcal, label, goal }) => ({
      key: `${week.key}-${kcal}`,
      name: `${week.name}, ${label}`,
      description: week.description,
      tags: [week.diet],
      goal,
      entries: weekdays.flatMap((day) => {
        const planned = week.days[day].flatMap(([meal, name]) => {
          const recipe = recipes.get(name)
          return recipe ? [{ day, meal, recipe }] : []
        })
        const portions = portionsFor(
          planned.map(({ recipe }) => recipe),
          kcal,
        )
        return planned.map((entry, index) => ({ ...entry, portions: portions[index] ?? 1 }))
      }),
    })),
  )
}
