import { expect, test } from 'vitest'
import { parseFoods } from './parse-foods.ts'

const heading = 'Name;kcal;Kohlenhydrate;Proteine;Fett'
const foodsOf = (text: string) => {
  const parsed = parseFoods(text)
  return 'foods' in parsed ? parsed.foods : expect.fail(`missing ${parsed.missing.join()}`)
}
const onlyFood = (text: string) => foodsOf(text)[0] ?? expect.fail('No food')

test('parses semicolons, decimal commas, a byte order mark, Windows line ends and empty lines', () => {
  const text = `\ufeff${heading}\r\nGranola;448,4;52,1;12,4;19,6\r\n\r\nÄpfel;54.3;11,4;0,3;0,1\r\n`
  expect(foodsOf(text).map(({ line, name, input }) => [line, name, input?.kcal, input?.carbs])).toEqual([
    [2, 'Granola', 448.4, 52.1],
    [4, 'Äpfel', 54.3, 11.4],
  ])
})

test('knows columns by other names, in any order, with units; quotes may hold the separator', () => {
  const text = 'Fett in g je 100 g,Energie (kcal),Eiweiß [g],KH,Lebensmittel\n"19,6",448,12,52,"Granola, mit Nüssen"'
  expect(onlyFood(text)).toMatchObject({ name: 'Granola, mit Nüssen', input: { fats: 19.6, proteins: 12, carbs: 52 } })
})

test('takes no kilojoules for kcal, wherever their column is', () => {
  const rest = 'Kohlenhydrate;Eiweiß;Fett'
  expect(onlyFood(`Name;Energie (kJ);Energie (kcal);${rest}\nApfel;218;52;12;0,3;0,2`).input?.kcal).toBe(52)
  expect(onlyFood(`Name;Brennwert [kJ];kcal;${rest}\nApfel;218;52;12;0,3;0,2`).input?.kcal).toBe(52)
  expect(parseFoods(`Name;Energie (kJ);${rest}\nApfel;218;12;0,3;0,2`)).toEqual({ missing: ['kcal'] })
})

test.each([
  ['', [], false],
  ['A, g', ['A', 'G'], true],
  ['Gluten/Milch', ['A', 'G'], true],
  ['keine', [], true],
])('takes the allergens %j as %j, stated: %j', (cell, allergens, allergensStated) => {
  expect(onlyFood(`${heading};Allergene\nGranola;448;52;12;19;${cell}`).input).toMatchObject({
    allergens,
    allergensStated,
  })
})

test.each([
  [`${heading}\nGranola;viel;52;12;19`, 'kcal: Bitte gib kcal zwischen 0 und 950 an.'],
  [`${heading}\nGranola;448;52;12;`, 'Fett: Bitte gib Gramm zwischen 0 und 100 an.'],
  [`${heading}\n;448;52;12;19`, 'Name: Bitte gib dem Lebensmittel einen Namen.'],
  [
    `${heading}\nGranola;448;60;30;30`,
    'Kohlenhydrate: Kohlenhydrate, Proteine und Fette ergeben zusammen mehr als 100 g.',
  ],
  [
    `${heading};Allergene\nGranola;448;52;12;19;Nüsse`,
    '„Nüsse“ sind keine Allergene. Bitte schreib Buchstaben wie A, G oder „keine“.',
  ],
  [`${heading};Abteilung\nGranola;448;52;12;19;Keller`, 'Die Abteilung „Keller“ gibt es nicht.'],
])('names what is wrong with a line of %j', (text, problem) => {
  expect(onlyFood(text)).toMatchObject({ input: null, problem })
})

test('names missing columns', () => {
  expect(parseFoods('Granola;448;52;12;19')).toEqual({ missing: ['Name', 'kcal', 'Kohlenhydrate', 'Proteine', 'Fett'] })
  expect(parseFoods('Name;kcal;KH;Eiweiß\nGranola;448;52;12')).toEqual({ missing: ['Fett'] })
})
