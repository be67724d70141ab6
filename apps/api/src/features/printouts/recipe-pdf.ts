import { formatNumber } from '@kostbar/contracts/number-format'
import { conflictText } from '@kostbar/contracts/nutritionplan/conflict-text'
import type { Conflict, ConflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import { allergens } from '@kostbar/contracts/recipes/allergens'
import { ingredientSentence } from '@kostbar/contracts/recipes/ingredient-text'
import { formatPortionCount } from '@kostbar/contracts/recipes/portion-count'
import { recipeName } from '@kostbar/contracts/recipes/recipe-name'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { sourceText } from '@kostbar/contracts/recipes/source-text'
import { allergenOriginText, nutritionOriginText, otherNutrientTexts } from '@kostbar/contracts/recipes/value-texts'
import { type PdfWriter, writePdf } from '../../infra/pdf/write-pdf.ts'
import type { PrintedPerson } from './person.ts'

interface RecipePdfParams {
  /** Name of the product, in the footer. */
  readonly siteName: string
  readonly recipe: RecipeDetail
  /** Number of portions that the ingredients are scaled to. */
  readonly portions: number
  /** The person for whom it is printed. */
  readonly person: PrintedPerson
  /** Whether kcal and macros are left out. */
  readonly hideNumbers: boolean
  /** Finds conflicts with the care profile; null when the actor may not read it. */
  readonly check: ConflictCheck | null
}

const lookYourself = 'Schau bei einer Allergie bitte bei jeder Zutat selbst nach.'

function allergenText({ allergens: letters, allergensStated }: RecipeDetail): string {
  if (letters.length === 0)
    return allergensStated ? 'Keine der 14 kennzeichnungspflichtigen Allergene.' : `Nicht angegeben. ${lookYourself}`
  const named = letters
    .toSorted()
    .map((letter) => `${letter} ${allergens[letter]}`)
    .join(' · ')
  return allergensStated ? named : `${named}. Nicht von allen Zutaten sind die Allergene bekannt. ${lookYourself}`
}

const grams = (value: number) => `${formatNumber(Math.round(value))} g`

function writeConflicts(pdf: PdfWriter, conflicts: readonly Conflict[]): void {
  const known = conflicts.filter(({ level }) => level !== 'unknown')
  const unknown = conflicts.filter(({ level }) => level === 'unknown')
  if (known.length > 0) {
    pdf.heading('Das passt nicht zu deinem Ernährungsprofil', 2)
    pdf.list(known.map(conflictText))
  }
  if (unknown.length > 0) {
    pdf.heading('Das wissen wir nicht sicher', 2)
    pdf.list(unknown.map(conflictText))
  }
}

function writeRecipe(pdf: PdfWriter, { recipe, portions, person, hideNumbers, check }: RecipePdfParams): void {
  pdf.heading(recipeName(recipe.name), 1)
  const facts = [
    `für ${formatPortionCount(portions)}`,
    ...(recipe.prepMinutes ? [`${formatNumber(recipe.prepMinutes)} Minuten`] : []),
    ...(person.byline ? [person.byline] : []),
  ]
  pdf.paragraph(facts.join(' · '), 'muted')
  if (recipe.description) pdf.paragraph(recipe.description)
  writeConflicts(pdf, check?.(recipe) ?? [])
  pdf.heading('Zutaten', 2)
  pdf.list(recipe.ingredients.map((ingredient) => ingredientSentence(ingredient, portions / recipe.servings)))
  pdf.heading('Zubereitung', 2)
  pdf.list(recipe.steps, 'number')
  if (!hideNumbers) {
    const nutrients = [
      `Kohlenhydrate ${grams(recipe.carbs)}`,
      `Proteine ${grams(recipe.proteins)}`,
      `Fette ${grams(recipe.fats)}`,
      ...otherNutrientTexts(recipe.otherNutrients),
    ]
    pdf.labelled('Eine Portion enthält', [`${formatNumber(Math.round(recipe.kcal))} kcal`, ...nutrients].join(' · '))
    const origin = nutritionOriginText(recipe)
    if (origin) pdf.paragraph(origin, 'muted')
  }
  pdf.labelled('Allergene', allergenText(recipe))
  const origin = allergenOriginText(recipe)
  if (origin) pdf.paragraph(origin, 'muted')
  if (recipe.source) pdf.labelled('Quelle', sourceText(recipe.source))
}

/** PDF of a recipe: ingredients for a number of portions, numbered steps, allergens in words. */
export const recipePdf = (params: RecipePdfParams): Promise<Buffer> => {
  const title = recipeName(params.recipe.name)
  return writePdf({ title, footer: `${params.siteName} · ${title}` }, (pdf) => writeRecipe(pdf, params))
}
