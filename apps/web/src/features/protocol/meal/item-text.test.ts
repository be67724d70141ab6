import { expect, it } from 'vitest'
import { parseItem } from './item-text.ts'

it.each([
  ['2 Semmeln', { text: 'Semmeln', amount: 2, unit: null }],
  ['200g Joghurt', { text: 'Joghurt', amount: 200, unit: 'G' }],
  ['½ Apfel', { text: 'Apfel', amount: 0.5, unit: null }],
  ['ein Stück Torte', { text: 'Torte', amount: 1, unit: 'PIECE' }],
  ['eine Semmel', { text: 'Semmel', amount: 1, unit: null }],
  ['Einen Kaffee', { text: 'Kaffee', amount: 1, unit: null }],
  ['Eintopf', { text: 'Eintopf', amount: null, unit: null }],
  ['Eierspeis', { text: 'Eierspeis', amount: null, unit: null }],
  ['0 Semmeln', { text: '0 Semmeln', amount: null, unit: null }],
])('reads %s', (typed, item) => {
  expect(parseItem(typed)).toEqual(item)
})
