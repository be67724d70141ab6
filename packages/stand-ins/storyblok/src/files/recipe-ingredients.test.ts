import { readdirSync, readFileSync } from 'node:fs'
import { type IngredientWords, ingredientSentence } from '@kostbar/contracts/recipes/ingredient-text'
import { storyIngredient } from '@kostbar/contracts/recipes/story-ingredient'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type RawFields = Parameters<typeof storyIngredient>[0]

const folder = new URL('../../../../../content/rezepte/', import.meta.url)
const recipes = readdirSync(folder).map((file) => {
  const { servings, ingredients } = parse(readFileSync(new URL(file, folder), 'utf8'))
  return { file, servings: Number(servings), ingredients: (ingredients as RawFields[]).map(storyIngredient) }
})
const halves = Array.from({ length: 20 }, (_, index) => (index + 1) / 2)

const wrongNumber =
  /^(?:[¼½¾]|1) (?:Prisen|Zehen|Stangen|Scheiben|Filets|Eier|\S*zwiebeln|Karotten|\S*blätter|Äpfel|Marillen)\b/i
const wrongPlural =
  /^(?:[2-9]|1[¼½¾]|\d\d)\S* (?:Prise|Zehe|Stange|Scheibe|Filet|Ei|\S*zwiebel|rote Zwiebel|Karotte|Apfel|Marille|Bio-Zitrone)(?: |,|$)/i

const sentences = (words: IngredientWords, servings: number) =>
  halves.map((portions) => ingredientSentence(words, portions / servings))

test('public recipes are written in correct German for every number of portions', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(12)
  for (const { file, servings, ingredients } of recipes)
    for (const words of ingredients)
      for (const text of sentences(words, servings)) {
        expect(text, file).not.toMatch(wrongNumber)
        expect(text, file).not.toMatch(wrongPlural)
      }
})

test('pieces have both forms, or one that serves for both', () => {
  const invariant = new Set(['Essiggurkerl', 'Paradeiser', 'Päckchen Vanillezucker'])
  const pieces = recipes.flatMap(({ ingredients }) => ingredients.filter(({ unit, amount }) => !unit && amount))
  const formless = pieces.filter(({ forms }) => !forms?.singular && !forms?.plural)
  expect(formless.map(({ normalName }) => normalName).filter((name) => !invariant.has(name))).toEqual([])
})
