import { formatNumber } from '@kostbar/contracts/number-format'
import { conflictText } from '@kostbar/contracts/nutritionplan/conflict-text'
import type { ConflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import { allergens } from '@kostbar/contracts/recipes/allergens'
import { scaledAmount } from '@kostbar/contracts/recipes/amounts'
import { recipeName } from '@kostbar/contracts/recipes/recipe-name'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { type PdfWriter, writePdf } from '../../infra/pdf/write-pdf.ts'
import { formatPortions } from './format.ts'
import type { PrintedPerson } from './person.ts'

interface RecipePdfParams {
  readonly recipe: RecipeDetail
  /** How much the ingredients are for. */
  readonly portions: number
  /** Who prints it. */
  readonly person: PrintedPerson
  /** Whether kcal and macros are left out. */
  readonly hideNumbers: boolean
  /** Finds conflicts with the care profile; null where its reading is not open. */
  readonly check: ConflictCheck | null
}

function allergenText({ allergens: letters, allergensStated }: RecipeDetail): string {
  if (letters.length > 0)
    return letters
      .toSorted()
      .map((letter) => `${letter} ${allergens[letter]}`)
      .join(' · ')
  return allergensStated
    ? 'Keine der 14 kennzeichnungspflichtigen Allergene.'
    : 'Nicht angegeben. Schau bei einer Allergie bitte bei jeder Zutat selbst nach.'
}

const grams = (value: number) => `${formatNumber(Math.round(value))} g`

function writeRecipe(pdf: PdfWriter, { recipe, portions, person, hideNumbers, check }: RecipePdfParams): void {
  pdf.heading(recipeName(recipe.name), 1)
  const facts = [
    `für ${formatPortions(portions)}`,
    ...(recipe.prepMinutes ? [`${formatNumber(recipe.prepMinutes)} Minuten`] : []),
    ...(person.byline ? [person.byline] : []),
  ]
  pdf.paragraph(facts.join(' · '), 'muted')
  if (recipe.description) pdf.paragraph(recipe.description)
  const conflicts = check?.(recipe) ?? []
  if (conflicts.length > 0) {
    pdf.heading('Das passt nicht zu deinem Ernährungsprofil', 2)
    pdf.list(conflicts.map(conflictText))
  }
  pdf.heading('Zutaten', 2)
  pdf.table({
    columns: [
      { title: 'Menge', share: 1 },
      { title: 'Zutat', share: 4 },
    ],
    rows: recipe.ingredients.map(({ amount, unit, normalName, note }) => [
      scaledAmount(amount, unit, portions / recipe.servings),
      [normalName, note].filter(Boolean).join(', '),
    ]),
  })
  pdf.heading('Zubereitung', 2)
  pdf.list(recipe.steps, 'number')
  if (!hideNumbers) {
    const macros = [
      `Kohlenhydrate ${grams(recipe.carbs)}`,
      `Proteine ${grams(recipe.proteins)}`,
      `Fette ${grams(recipe.fats)}`,
    ]
    pdf.labelled('Eine Portion enthält', [`${formatNumber(Math.round(recipe.kcal))} kcal`, ...macros].join(' · '))
  }
  pdf.labelled('Allergene', allergenText(recipe))
}

/** A recipe on paper: ingredients for a number of portions, numbered steps, allergens in words. */
export const recipePdf = (params: RecipePdfParams): Promise<Buffer> => {
  const title = recipeName(params.recipe.name)
  return writePdf({ title, footer: `Kostbar · ${title}` }, (pdf) => writeRecipe(pdf, params))
}
