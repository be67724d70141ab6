import { expect, it } from 'vitest'
import { readRecipeText } from './read-recipe.ts'

it('keeps a step that says what it is for, and leaves out headings', () => {
  const text = `Apfelstrudel
Zutaten
Für den Teig:
250 g Mehl
Zubereitung
Für den Teig
Für den Teig Mehl und Öl verkneten.
Für die Fülle:
Für die Fülle die Äpfel reiben!`
  const { ingredientLines, steps } = readRecipeText(text)
  expect(ingredientLines).toEqual(['250 g Mehl'])
  expect(steps).toEqual(['Für den Teig Mehl und Öl verkneten.', 'Für die Fülle die Äpfel reiben!'])
})
