import { expect, test } from 'vitest'
import { texts } from './texts.ts'

test.each([
  [1, 'Minuten', '1 Minute'],
  [1, 'Gläser', '1 Glas'],
  [2, 'Gläser', '2 Gläser'],
  [1, 'Runden', '1 Runden'],
  [1, null, '1'],
])('%d × %s is written %s', (value, unit, text) => expect(texts.amount(value, unit)).toBe(text))

test('names what wins in the case of its number', () => {
  expect(texts.panel.required(1, 1)).toBe('Gewonnen hat, wer das Tagesziel an 1 von 1 Tag schafft')
  expect(texts.panel.required(3, 5)).toBe('Gewonnen hat, wer das Tagesziel an 3 von 5 Tagen schafft')
})
