import type { IngredientWords } from '@kostbar/contracts/recipes/ingredient-text'
import { expect, test } from 'vitest'
import { stepIngredients } from './step-ingredients.ts'

const food = (name: string, singular: string | null = null, plural: string | null = null): IngredientWords => ({
  amount: 1,
  unit: 'Stk',
  normalName: name,
  forms: { name, singular, plural },
})
const ingredients = [
  food('Haferflocken'),
  food('Äpfel', 'Apfel'),
  food('Apfelessig'),
  food('Bio-Zitronen', 'Bio-Zitrone'),
  food('Topfen 20 % F. i. T.'),
  food('Knoblauch', 'Zehe Knoblauch', 'Zehen Knoblauch'),
  food('Rapsöl'),
  food('Rote Zwiebeln', 'rote Zwiebel', 'rote Zwiebeln'),
  food('Eier', 'Ei'),
]

test.each([
  ['Reibe den Apfel und beträufle ihn mit Zitronensaft.', ['Äpfel', 'Bio-Zitronen']],
  ['Hebe die Äpfel unter die Flocken.', ['Haferflocken', 'Äpfel']],
  ['Schmeck mit Apfelessig ab.', ['Apfelessig']],
  ['Erhitze das Öl in einem Topf und röste Zwiebel und Knoblauch.', ['Knoblauch', 'Rapsöl', 'Rote Zwiebeln']],
  ['Verrühre den Topfen mit den Eiern.', ['Topfen 20 % F. i. T.', 'Eier']],
  ['Lass alles 5 Minuten ziehen.', []],
])('%s', (step, names) => {
  expect(stepIngredients(step, ingredients).map(({ normalName }) => normalName)).toEqual(names)
})
