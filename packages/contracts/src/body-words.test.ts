import { expect, it } from 'vitest'
import { mentionsBody } from './body-words.ts'

it.each([
  'Unter 1.800 kcal bleiben',
  '3 kg weniger',
  '3kg',
  'Wer hat den niedrigsten BMI?',
  'Gewichtsverlust',
  'Abnehmen im Mai',
  'Kalorienzählen',
])('finds calories and weight: %s', (text) => expect(mentionsBody(text)).toBe(true))

it.each([
  'Jeden Tag Gemüse',
  '7.000 Schritte',
  'Kilometer gehen',
  'Gleichgewicht üben',
  'Backgammon',
  'Zwei Liter Wasser',
])('leaves the rest: %s', (text) => expect(mentionsBody(text)).toBe(false))
