import { expect, test } from 'vitest'
import { type IngredientWords, ingredientSentence, ingredientText } from './ingredient-text.ts'

const onions = { name: 'Zwiebeln', singular: 'Zwiebel', plural: null }
const redOnions = { name: 'Rote Zwiebeln', singular: 'rote Zwiebel', plural: 'rote Zwiebeln' }
const garlic = { name: 'Knoblauch', singular: 'Zehe Knoblauch', plural: 'Zehen Knoblauch' }
const limes = { name: 'Bio-Limetten', singular: 'Bio-Limette', plural: null }
const apples = { name: 'Äpfel', singular: 'Apfel', plural: null }

const counted = (amount: number, forms: NonNullable<IngredientWords['forms']>, note?: string): IngredientWords => ({
  amount,
  unit: 'Stk',
  normalName: forms.name,
  note,
  forms,
})

const inMeasure = (
  amount: number,
  name: string,
  grams: number,
  forms: IngredientWords['forms'] = null,
): IngredientWords => ({
  amount,
  unit: 'g',
  measure: { name, grams },
  normalName: forms?.name ?? 'Joghurt',
  forms,
})

test.each<[IngredientWords, number, string]>([
  [counted(1, onions), 1, '1 Zwiebel'],
  [counted(1, onions), 0.5, '½ Zwiebel'],
  [counted(1, onions), 1.5, '1½ Zwiebeln'],
  [counted(1, redOnions, 'in Ringen'), 0.25, '¼ rote Zwiebel, in Ringen'],
  [counted(2, redOnions), 1, '2 rote Zwiebeln'],
  [counted(2, garlic, 'gehackt'), 1, '2 Zehen Knoblauch, gehackt'],
  [counted(2, garlic), 0.5, '1 Zehe Knoblauch'],
  [counted(1, limes, 'Saft'), 1, 'Saft von 1 Bio-Limette'],
  [counted(0.5, limes, 'Saft und Schale'), 1, 'Saft und Schale von ½ Bio-Limette'],
  [counted(0.5, limes, 'abgeriebene Schale'), 4, 'Abgeriebene Schale von 2 Bio-Limetten'],
  [counted(1, apples, 'Saft'), 2, 'Saft von 2 Äpfeln'],
  [{ amount: 3, unit: 'Prise', normalName: 'Salz' }, 1, '3 Prisen Salz'],
  [{ amount: 3, unit: 'Prise', normalName: 'Salz' }, 0.25, '1 Prise Salz'],
  [{ amount: 1.5, unit: 'EL', normalName: 'Olivenöl' }, 1, '1½ EL Olivenöl'],
  [{ amount: 1.5, unit: 'l', normalName: 'Gemüsesuppe, klar' }, 0.5, '0,75 l Gemüsesuppe, klar'],
  [{ amount: 2, amountTo: 3, unit: 'EL', normalName: 'Apfelessig' }, 1, '2–3 EL Apfelessig'],
  [{ amount: 1, amountTo: 2, normalName: 'Zwiebeln', forms: onions }, 0.5, '½–1 Zwiebel'],
  [{ unit: 'etwas', normalName: 'Salz' }, 2, 'etwas Salz'],
  [{ normalName: 'Salz und Pfeffer' }, 2, 'Salz und Pfeffer'],
  [{ amount: 1, normalName: 'rote Zwiebel' }, 1, '1 rote Zwiebel'],
  [inMeasure(250, 'Becher', 250), 1, '1 Becher Joghurt'],
  [inMeasure(250, 'Becher', 250), 0.5, '½ Becher Joghurt'],
  [inMeasure(90, 'Scheibe', 45), 1, '2 Scheiben Joghurt'],
  [inMeasure(90, 'Scheibe', 45), 0.5, '1 Scheibe Joghurt'],
  [inMeasure(250, 'Becher', 250), 1 / 16, '16 g Joghurt'],
  [inMeasure(250, 'Packung', 250), 1 / 6, '42 g Joghurt'],
  [inMeasure(250, 'Packung', 250), 1 / 3, '83 g Joghurt'],
  [inMeasure(250, 'Packung', 250), 2 / 3, '¾ Packung Joghurt'],
  [inMeasure(250, 'Packung', 250), 4 / 3, '1¼ Packungen Joghurt'],
  [{ ...inMeasure(250, 'Packung', 250), amountTo: 500 }, 1 / 6, '42–83 g Joghurt'],
  [{ ...inMeasure(250, 'Packung', 250), amountTo: 500 }, 1 / 2, '½–1 Packung Joghurt'],
  [inMeasure(160, 'Stück', 80, onions), 1 / 6, '27 g Zwiebeln'],
  [inMeasure(160, 'Stück', 80, onions), 1, '2 Zwiebeln'],
  [{ ...inMeasure(160, 'Stück', 80, limes), note: 'Saft' }, 0.5, 'Saft von 1 Bio-Limette'],
  [{ ...inMeasure(250, 'Becher', 250), unit: 'ml' }, 1, '250 ml Joghurt'],
])('%j × %d reads %s', (words, factor, text) => {
  expect(ingredientSentence(words, factor)).toBe(text)
})

test('what nobody knows the pieces of is counted in Stück', () => {
  expect(ingredientSentence({ amount: 2, unit: 'Stk', normalName: 'Halloumi', forms: null })).toBe('2 Stück Halloumi')
})

test('a name that the author chose stays, whatever the food is called', () => {
  expect(ingredientSentence({ ...counted(1, onions), normalName: 'Schalotten' })).toBe('1 Stück Schalotten')
})

test('the amount stands apart from name and note', () => {
  expect(ingredientText(counted(2, garlic, 'gehackt'))).toEqual({
    before: '',
    amount: '2',
    name: 'Zehen Knoblauch',
    note: 'gehackt',
  })
  expect(ingredientText(counted(1, limes, 'Saft'))).toEqual({
    before: 'Saft von',
    amount: '1',
    name: 'Bio-Limette',
    note: null,
  })
})
