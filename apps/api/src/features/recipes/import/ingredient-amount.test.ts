import { expect, it } from 'vitest'
import { ingredientAmount } from './ingredient-amount.ts'
import { parseIngredientLine } from './ingredient-line.ts'

it.each([
  ['0.125 l Milch', 0.125, 'l'],
  ['⅛ l Milch', 0.125, 'l'],
  ['0,125 l Milch', 0.125, 'l'],
  ['0.250 kg Mehl', 0.25, 'kg'],
  ['1.000 g Mehl', 1000, 'g'],
  ['1.5 kg Erdäpfel', 1.5, 'kg'],
  ['Milch 0.125 l', 0.125, 'l'],
])('%s', (line, amount, unit) => {
  const [parsed = expect.fail()] = parseIngredientLine(line)
  expect(ingredientAmount(parsed, null)).toEqual({ amount, unit, measure: null, check: null })
})

it.each([
  ['1 Dose (400 g) Tomaten', 400, 'Tomaten'],
  ['1 Dose (0,25 kg) Tomaten', 250, 'Tomaten'],
  ['1 Dose Tomaten (ca. 0.4 kg)', 400, 'Tomaten'],
  ['1 Glas (1.000 g) Rotkraut', 1000, 'Rotkraut'],
  ['2 Packungen à 250 ml Milch', 250, 'Milch'],
  ['2 Packungen à 1,5 l Milch', 1500, 'Milch'],
  ['1 Dose Tomaten (400 gehackte)', null, 'Tomaten'],
])('weight of one measure: %s', (line, gramsEach, name) => {
  expect(parseIngredientLine(line)).toMatchObject([{ gramsEach, name }])
})
