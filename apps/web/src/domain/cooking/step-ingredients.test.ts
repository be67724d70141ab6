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
  food('Bauernbrot'),
  food('Zanderfilet'),
  food('Walnüsse', 'Walnuss'),
  food('Salatgurke'),
  food('Erdäpfel, festkochend', 'festkochender Erdapfel', 'festkochende Erdäpfel'),
]

test.each([
  ['Reibe den Apfel und beträufle ihn mit Zitronensaft.', ['Äpfel', 'Bio-Zitronen']],
  ['Hebe die Äpfel unter die Flocken.', ['Haferflocken', 'Äpfel']],
  ['Schmeck mit Apfelessig ab.', ['Apfelessig']],
  ['Erhitze das Öl in einem Topf und röste Zwiebel und Knoblauch.', ['Knoblauch', 'Rapsöl', 'Rote Zwiebeln']],
  ['Verrühre den Topfen mit den Eiern.', ['Topfen 20 % F. i. T.', 'Eier']],
  ['Lass alles 5 Minuten ziehen.', []],
  ['Erhitze 1 EL Öl.', ['Rapsöl']],
  ['Schlage das Eiklar steif und rühre die Dotter ein.', ['Eier']],
  ['Röste die Brotwürfel.', ['Bauernbrot']],
  ['Salze den Zander.', ['Zanderfilet']],
  ['Bestreue ihn mit Nüssen.', ['Walnüsse']],
  ['Richte den Salat an.', []],
  ['Schneide die Enden ab.', []],
])('%s', (step, names) => {
  expect(stepIngredients([step], 1, ingredients).map(({ normalName }) => normalName)).toEqual(names)
})

test('a general word does not mean what another step calls by its whole name', () => {
  const sugars = [food('Feinkristallzucker'), food('Staubzucker')]
  const steps = ['Schlage das Obers mit dem Zucker.', 'Bestäube alles mit Staubzucker.']
  expect([1, 2].map((step) => stepIngredients(steps, step, sugars))).toEqual(sugars.map((sugar) => [sugar]))
})
