import { expect, it } from 'vitest'
import { foodNamesOf } from './food-match.ts'

it.each([
  ['Karotten', 'karotten'],
  ['2 kg Karotten', 'karotten'],
  ['500g Topfen', 'topfen'],
  ['6 Stück Zwiebeln', 'zwiebeln'],
  ['Naturjoghurt 1 kg', 'naturjoghurt'],
  ['Haferflocken (fein)', 'haferflocken'],
  ['Äpfel, 6 Stück', 'äpfel'],
  ['1 Karotte', 'karotten'],
  ['Linsen', 'linse'],
  ['Ei', 'eier'],
])('looks up %s as %s, among others', (entry, name) => {
  expect(foodNamesOf(entry)).toContain(name)
})
