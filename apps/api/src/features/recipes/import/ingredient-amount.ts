import { type HouseholdMeasure, pieceName } from '@kostbar/contracts/foods/household-measures'
import type { ImportedIngredient } from '@kostbar/contracts/recipes/import-schemas'
import type { Unit } from '@kostbar/contracts/recipes/units'
import { type ParsedIngredient, rounded } from './ingredient-line.ts'
import type { StatedWeight } from './stated-weight.ts'

/** What a person has to check about an imported amount; null for nothing. */
type AmountCheck = ImportedIngredient['amountCheck']

/** Amount of an ingredient in a recipe unit. */
export interface IngredientAmount {
  readonly amount: number | null
  readonly unit: Unit
  /** Household measure in which the grams are counted; null without one. */
  readonly measure: HouseholdMeasure | null
  readonly check: AmountCheck
}

/** Weights and household measures of a food. */
export interface FoodMeasures {
  readonly aisle: string
  /** Name of one piece, for example `Zehe Knoblauch`. */
  readonly singular: string | null
  readonly gramsPerPiece: number | null
  readonly gramsPerMl: number | null
  readonly portions: readonly { readonly name: string; readonly grams: number }[]
}

/** Usual grams of household measures; a person confirms them. */
const usualGrams: Readonly<Record<string, number>> = {
  Bund: 30,
  Handvoll: 30,
  Zweig: 2,
  Stängel: 3,
  Blatt: 1,
  Scheibe: 20,
  Becher: 250,
  Dose: 400,
  Glas: 250,
  Tafel: 100,
  cm: 5,
}

/** Usual millilitres of household measures for liquids. */
const usualMillilitres: Readonly<Record<string, number>> = {
  Tasse: 250,
  Flasche: 500,
  Schuss: 15,
  Spritzer: 5,
}

const minGramsOfPiece = 0.05

/** Household measure of the food with this name; undefined when the food has none. */
const portionOf = (food: FoodMeasures | null, household: string) =>
  food?.portions.find(({ name }) => name.toLowerCase() === household.toLowerCase())

/** Whether this measure means one piece of the food: a `Zehe Knoblauch`, a `Stange Lauch`. */
const isPieceOf = (food: FoodMeasures | null, household: string) =>
  food?.gramsPerPiece && food.singular?.toLowerCase().startsWith(`${household.toLowerCase()} `)

/** Amount in grams of a counted measure. @param grams grams of one, from the food, the line or the usual values */
function counted(count: number, name: string, grams: number, check: AmountCheck): IngredientAmount {
  return { amount: rounded(count * grams), unit: 'g', measure: { name, grams: rounded(grams) }, check }
}

/**
 * Amount with the weight that the line states. Beside several without `à` it may be that of one or of all: the reading
 * nearer to the usual weight is taken, that of all without one, and a person confirms it.
 * @param usual usual grams of one; undefined when they are not known
 */
function statedAmount(
  count: number,
  name: string,
  { grams, isEach }: StatedWeight,
  usual: number | undefined,
): IngredientAmount {
  const share = grams / count
  const distance = (value: number) => (usual === undefined ? 0 : Math.abs(Math.log(value / usual)))
  const gramsOfOne = isEach || distance(grams) < distance(share) ? grams : share
  return counted(count, name, gramsOfOne, isEach || count === 1 ? null : 'ESTIMATED')
}

function householdAmount(
  count: number,
  household: string,
  weight: StatedWeight | null,
  food: FoodMeasures | null,
): IngredientAmount {
  const known = portionOf(food, household)?.grams
  const millilitres = usualMillilitres[household]
  const usual = usualGrams[household] ?? millilitres
  if (weight) return statedAmount(count, household, weight, known ?? usual)
  if (known !== undefined) return counted(count, household, known, null)
  if (isPieceOf(food, household)) return { amount: count, unit: 'Stk', measure: null, check: null }
  if (millilitres !== undefined && food?.gramsPerMl)
    return { amount: rounded(count * millilitres), unit: 'ml', measure: null, check: 'ESTIMATED' }
  if (usual !== undefined) return counted(count, household, usual, 'ESTIMATED')
  return { amount: count, unit: 'Stk', measure: null, check: 'ESTIMATED' }
}

/** Amount in a unit that recipes can compute with; pieces whose weight the line states are counted in it. */
function unitAmount(count: number, unit: Unit, weight: StatedWeight | null): IngredientAmount {
  if (unit === 'Stk' && weight && weight.grams / count > minGramsOfPiece)
    return statedAmount(count, pieceName, weight, undefined)
  return { amount: rounded(count), unit, measure: null, check: null }
}

/**
 * Amount of a parsed ingredient for the recipe form: the mean of a range, and one pinch for spices without an amount.
 */
export function ingredientAmount(
  { amount, amountTo, unit, household, weight }: ParsedIngredient,
  food: FoodMeasures | null,
): IngredientAmount {
  if (amount === null)
    return food?.aisle === 'SPICES'
      ? { amount: 1, unit: 'Prise', measure: null, check: 'ESTIMATED' }
      : { amount: null, unit: 'g', measure: null, check: 'MISSING' }
  const count = amountTo === null ? amount : (amount + amountTo) / 2
  const known = household ? householdAmount(count, household, weight, food) : unitAmount(count, unit ?? 'Stk', weight)
  return { ...known, check: known.check ?? (amountTo === null ? null : 'RANGE') }
}
