import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import { type FoodValues, gramsOf } from '@kostbar/contracts/foods/recipe-values'
import { ingredientSentence } from '@kostbar/contracts/recipes/ingredient-text'
import { type BaseUnit, inBaseUnit as toBaseUnit, type Unit } from '@kostbar/contracts/recipes/units'
import type { Aisle } from '@kostbar/contracts/shopping/aisles'

/** Converts an amount to its base unit, and tells whether it was measured with a spoon. */
export function inSummedUnit(amount: number, unit: Unit): { amount: number; unit: BaseUnit; spoons: boolean } {
  return { ...toBaseUnit(amount, unit), spoons: unit === 'EL' || unit === 'TL' }
}

/** Weights of a food in grams; null when unknown. */
export type FoodWeights = Pick<FoodValues, 'gramsPerPiece' | 'gramsPerMl'>

/** How many of a unit weigh as much as one of another unit of the same food; null when a weight is unknown. */
export function unitsPerUnit(unit: BaseUnit, other: BaseUnit, food: FoodWeights): number | null {
  // A pinch stands for any amount.
  if (unit === 'Prise' || other === 'Prise') return null
  const [grams, otherGrams] = [gramsOf(1, unit, food), gramsOf(1, other, food)]
  return grams && otherGrams ? otherGrams / grams : null
}

/** Largest spoon-measured amount in ml for which the smallest package suffices. */
const maxSpoonMl = 150

const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 2, useGrouping: false })

/** Rounds up to a multiple of a step; the epsilon ignores floating-point noise. */
const roundUp = (amount: number, step: number) => Math.ceil(amount / step - 1e-6) * step

/** Rounds up to steps in which people shop: 1 below 10, 5 below 100, 10 below 1000, then 50. */
const roundForShopping = (amount: number) =>
  roundUp(amount, amount < 10 ? 1 : amount < 100 ? 5 : amount < 1000 ? 10 : 50)

function large(amount: number, unit: 'g' | 'ml'): string {
  const rounded = roundForShopping(amount)
  if (rounded < 1000) return `${number.format(rounded)} ${unit}`
  return `${number.format(rounded / 1000)} ${unit === 'g' ? 'kg' : 'l'}`
}

/** Amount of an ingredient, with the names of its food. */
interface ShoppingAmount {
  name: string
  aisle: Aisle | null
  singular: string | null
  plural: string | null
  amount: number
  unit: BaseUnit
  /** Household measure in which grams are counted; null when they are weighed. */
  measure: HouseholdMeasure | null
  /** Whether it is measured with spoons only. */
  spoons: boolean
}

/** Whether the smallest package in shops is more than enough: pinches and a few spoonfuls. */
export const isHandful = ({ amount, unit, spoons }: Pick<ShoppingAmount, 'amount' | 'unit' | 'spoons'>): boolean =>
  unit === 'Prise' || (unit === 'ml' && spoons && amount <= maxSpoonMl)

/** Longest name in characters, so that an amount still fits into a list entry. */
const maxNameLength = 100

/**
 * Text of an ingredient as it is bought, rounded up: `240 g Haferflocken`, `3 Zwiebeln`, `2 Becher Joghurt`; only its
 * name where any package suffices.
 */
export function shoppingText({
  name: fullName,
  aisle,
  singular,
  plural,
  measure,
  ...measured
}: ShoppingAmount): string {
  const name = fullName.slice(0, maxNameLength)
  const { amount, unit } = measured
  if (aisle === 'SPICES' || unit === 'Prise' || isHandful(measured)) return name
  const words = { unit, normalName: name, forms: { name, singular, plural } }
  if (measure && unit === 'g')
    return ingredientSentence({ ...words, amount: roundUp(amount / measure.grams, 1) * measure.grams, measure })
  if (unit !== 'Stk') return `${large(amount, unit)} ${name}`
  return ingredientSentence({ ...words, amount: roundUp(amount, 1) })
}
