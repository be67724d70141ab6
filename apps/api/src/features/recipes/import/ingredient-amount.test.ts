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
