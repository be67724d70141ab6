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
  ['eine halbe Semmel', 0.5, 'Semmel'],
  ['ein halber Apfel', 0.5, 'Apfel'],
  ['1 halbes Brot', 0.5, 'Brot'],
  ['halbe Zwiebel', 0.5, 'Zwiebel'],
  ['eine ½ Semmel', 0.5, 'Semmel'],
  ['ein 1/2 Apfel', 0.5, 'Apfel'],
  ['ein Viertel Sellerie', 0.25, 'Sellerie'],
  ['eine dreiviertel Gurke', 0.75, 'Gurke'],
  ['drei Viertel Gurken', 0.75, 'Gurken'],
  ['ein achtel Krautkopf', 0.125, 'Krautkopf'],
  ['anderthalb Äpfel', 1.5, 'Äpfel'],
  ['eineinhalb Äpfel', 1.5, 'Äpfel'],
  ['zweieinhalb Äpfel', 2.5, 'Äpfel'],
  ['1 Viertelhuhn', 1, 'Viertelhuhn'],
  ['10 Äpfel', 10, 'Äpfel'],
  ['1 Apfel', 1, 'Apfel'],
])('fraction in words: %s', (line, amount, name) => {
  expect(parseIngredientLine(line)).toMatchObject([{ amount, amountTo: null, unit: 'Stk', name }])
})

it.each([
  ['1 Dose (400 g) Tomaten', 400, 'Tomaten'],
  ['1 Dose (0,25 kg) Tomaten', 250, 'Tomaten'],
  ['1 Dose Tomaten (ca. 0.4 kg)', 400, 'Tomaten'],
  ['1 Glas (1.000 g) Rotkraut', 1000, 'Rotkraut'],
  ['2 Packungen à 250 ml Milch', 250, 'Milch'],
  ['2 Packungen à 1,5 l Milch', 1500, 'Milch'],
  ['2 Dosen Tomaten je 400 g', 400, 'Tomaten'],
  ['1 Dose Kidneybohnen (400 g, Abtropfgewicht 240 g)', 240, 'Kidneybohnen'],
  ['1 Dose Kidneybohnen (Abtropfgewicht: 240 g)', 240, 'Kidneybohnen'],
  ['1 Dose Kidneybohnen (240 g Abtropfgewicht)', 240, 'Kidneybohnen'],
  ['2 Dosen à 400 g Kidneybohnen (Abtropfgewicht 240 g)', 240, 'Kidneybohnen'],
  ['1 Dose Kidneybohnen, Abtropfgewicht 240 g', 240, 'Kidneybohnen'],
])('stated weight: %s', (line, grams, name) => {
  expect(parseIngredientLine(line)).toMatchObject([{ weight: { grams }, name, note: null }])
})

it.each([
  ['1 Dose Tomaten (400 gehackte)', '400 gehackte'],
  ['1 Dose Tomaten (400 gängige)', '400 gängige'],
  ['1 Becher Skyr (oder 200 g Topfen)', 'oder 200 g Topfen'],
])('no stated weight: %s', (line, note) => {
  expect(parseIngredientLine(line)).toMatchObject([{ weight: null, note }])
})

it('keeps what else is in the brackets as a note', () => {
  expect(parseIngredientLine('1 Kopf Weißkraut (ca. 800 g, fein gehobelt)')).toMatchObject([
    { weight: { grams: 800 }, name: 'Weißkraut', note: 'fein gehobelt' },
  ])
})

const potato = { aisle: 'PRODUCE', singular: 'Erdapfel', gramsPerPiece: 120, gramsPerMl: null, portions: [] }

it.each([
  ['2 Packungen Räuchertofu (400 g)', 400, { name: 'Packung', grams: 200 }, 'ESTIMATED'],
  ['2 Packungen Räuchertofu (à 200 g)', 400, { name: 'Packung', grams: 200 }, null],
  ['2 Dosen Kichererbsen (je ca. 400 g)', 800, { name: 'Dose', grams: 400 }, null],
  ['2 Dosen Tomaten (400 g)', 800, { name: 'Dose', grams: 400 }, 'ESTIMATED'],
  ['2 Dosen Tomaten (800 g)', 800, { name: 'Dose', grams: 400 }, 'ESTIMATED'],
  ['1 Packung Räuchertofu (200 g)', 200, { name: 'Packung', grams: 200 }, null],
  ['4 Erdäpfel (ca. 800 g)', 800, { name: 'Stück', grams: 200 }, 'ESTIMATED'],
  ['4 Erdäpfel à 150 g', 600, { name: 'Stück', grams: 150 }, null],
  ['4 Erdäpfel (pro Person 200 g)', 200, { name: 'Stück', grams: 50 }, 'ESTIMATED'],
  ['1 Erdapfel (200 g)', 200, { name: 'Stück', grams: 200 }, null],
  ['3 Packungen Tofu (400 g)', 400, { name: 'Packung', grams: 133.333 }, 'ESTIMATED'],
])('amount with a stated weight: %s', (line, amount, measure, check) => {
  const [parsed = expect.fail()] = parseIngredientLine(line)
  expect(ingredientAmount(parsed, potato)).toEqual({ amount, unit: 'g', measure, check })
})
