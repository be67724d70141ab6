import { expect, it } from 'vitest'
import { readRecipePage, readRecipeText } from './read-recipe.ts'

const textWith = (head: string, ingredients = '200 g Mehl') =>
  `Kuchen\n${head}\nZutaten\n${ingredients}\nZubereitung\nBacken.`

it.each([
  ['Für 4 Personen', 4],
  ['Portionen: 2', 2],
  ['Portion(en): 3', 3],
  ['Menge: 4 Portionen', 4],
  ['4-6 Portionen', 4],
  ['Ergibt 12 Stück', 12],
  ['Für zwei', 2],
  ['Zubereitungszeit: 30 Min. | 4 Portionen', 4],
  ['Ein Festessen für 6 hungrige Personen', 6],
  ['Perfekt für einen schnellen Abend\n4 Portionen', 4],
  ['Perfekt für einen schnellen Abend', null],
  ['Eine Portion hat 450 kcal', null],
  ['Für 1 Springform', null],
  ['Ergibt 1 Blech', null],
])('of a text with "%s": %s', (head, servings) => {
  expect(readRecipeText(textWith(head)).servings).toBe(servings)
})

it.each([
  ['1 Stück Ingwer', null],
  ['4 Portionen\n1 Stück Ingwer', 4],
  ['Für 1 Springform\n200 g Mehl', null],
])('of a text with "%s" among the ingredients: %s', (ingredients, servings) => {
  expect(readRecipeText(textWith('Saftig', ingredients)).servings).toBe(servings)
})

it('takes no mould for an ingredient, and no portion of the nutrition table for the yield', () => {
  const recipe = readRecipeText(
    `${textWith('Saftig', 'Für 1 Springform\n200 g Mehl')}\nNährwerte für 1 Portion\n300 kcal`,
  )
  expect(recipe).toMatchObject({ ingredientLines: ['200 g Mehl'], servings: null })
})

it.each([
  ['4', 4],
  ['4 Portionen', 4],
  ['6-8', 6],
  ['12 Stück', 12],
  ['1 Kuchen', null],
  ['1 Springform', null],
])('of a page with recipeYield "%s": %s', (recipeYield, servings) => {
  const json = JSON.stringify({ '@type': 'Recipe', name: 'Kuchen', recipeIngredient: ['200 g Mehl'], recipeYield })
  expect(readRecipePage(`<script type="application/ld+json">${json}</script>`).servings).toBe(servings)
})
