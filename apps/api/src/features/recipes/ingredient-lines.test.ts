import { ingredientSentence } from '@kostbar/contracts/recipes/ingredient-text'
import { unitAfter } from '@kostbar/contracts/recipes/unit-plurals'
import { shippedFoods } from '@kostbar/prisma/shipped/foods/foods'
import { shippedRecipes } from '@kostbar/prisma/shipped/recipes/recipes'
import { foodOf, measureOf } from '@kostbar/prisma/shipped/recipes/values'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const lines = shippedRecipes.flatMap(({ name: recipe, servings, ingredients }) =>
  ingredients.map((ingredient) => {
    const { name, singular = null, plural = null } = foodOf(ingredient)
    const { amount, unit, note = null } = ingredient
    const words = { amount, unit, measure: measureOf(ingredient), note, normalName: name }
    return { recipe, servings, words: { ...words, forms: { name, singular, plural } } }
  }),
)
const portionSteps = Array.from({ length: 40 }, (_, index) => (index + 1) / 4)
const number = '(?:\\d{1,3}(?:\\.\\d{3})*(?:,\\d+|[¼½¾])?|[¼½¾])'
const part = '(?:(?:Abgeriebene Schale|Saft|Saft und Schale) von )?'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

test('every line of every shipped recipe is correct German, for every number of portions', () => {
  fc.assert(
    fc.property(fc.constantFrom(...lines), fc.constantFrom(...portionSteps), ({ servings, words }, portions) => {
      const text = ingredientSentence(words, portions / servings)
      const { name, singular, plural } = words.forms
      if (words.unit === 'Stk') {
        expect(text).not.toMatch(/\bSt(?:k|ück)\b/)
        const one = new RegExp(`^${part}(?:1|[¼½¾]) ${escaped(singular ?? '–')}(?:,|$)`)
        const several = new RegExp(`^${part}(?!1 |[¼½¾] )${number} ${escaped(plural ?? name)}(?:,|$)`)
        expect(one.test(text) || several.test(text), text).toBe(true)
      } else if (words.measure) {
        const { measure } = words
        const forms = [
          `(?:1|[¼½¾]) ${measure.name}`,
          `(?!1 |[¼½¾] )${number} ${unitAfter(measure.name, false)}`,
          `${number} g`,
        ]
        expect(text).toMatch(new RegExp(`^(?:${forms.join('|')}) ${escaped(name)}(?:,|$)`))
      } else if (words.unit === 'Prise') expect(text).toMatch(/^(?:1 Prise|(?:[2-9]|\d\d+) Prisen) \S/)
      else expect(text).toMatch(new RegExp(`^${number} ${words.unit} ${escaped(name)}(?:,|$)`))
    }),
    { numRuns: 5000 },
  )
})

test('all shipped foods that are counted say what one piece is called', () => {
  const counted = shippedFoods.filter(({ gramsPerPiece }) => gramsPerPiece)
  expect(counted.filter(({ singular }) => !singular).map(({ name }) => name)).toEqual([])
})
