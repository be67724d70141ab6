import { expect, it } from 'vitest'
import { parseItem } from './item-text.ts'

it.each([
  ['2 Semmeln', { text: 'Semmeln', amount: 2, unit: null }],
  ['200g Joghurt', { text: 'Joghurt', amount: 200, unit: 'G' }],
  ['½ Apfel', { text: 'Apfel', amount: 0.5, unit: null }],
  ['1/2 Semmel', { text: 'Semmel', amount: 0.5, unit: null }],
  ['1 1/2 Semmeln', { text: 'Semmeln', amount: 1.5, unit: null }],
  ['1½ Semmeln', { text: 'Semmeln', amount: 1.5, unit: null }],
  ['2 ¼ Semmeln', { text: 'Semmeln', amount: 2.25, unit: null }],
  ['11 Semmeln', { text: 'Semmeln', amount: 11, unit: null }],
  ['1/3 Liter Bier', { text: 'Bier', amount: 333.33, unit: 'ML' }],
  ['10 dag Schinken', { text: 'Schinken', amount: 100, unit: 'G' }],
  ['0,25 kg Erdbeeren', { text: 'Erdbeeren', amount: 250, unit: 'G' }],
  ['0,5 l Bier', { text: 'Bier', amount: 500, unit: 'ML' }],
  ['1/8l Rotwein', { text: 'Rotwein', amount: 125, unit: 'ML' }],
  ['1,1 dl Milch', { text: 'Milch', amount: 110, unit: 'ML' }],
  ['2 cl Marillenschnaps', { text: 'Marillenschnaps', amount: 20, unit: 'ML' }],
  ['ein Liter Wasser', { text: 'Wasser', amount: 1000, unit: 'ML' }],
  ['20 kg Kirschen', { text: '20 kg Kirschen', amount: null, unit: null }],
  ['0/2 Semmeln', { text: '0/2 Semmeln', amount: null, unit: null }],
  ['ein Stück Torte', { text: 'Torte', amount: 1, unit: 'PIECE' }],
  ['eine Semmel', { text: 'Semmel', amount: 1, unit: null }],
  ['Einen Kaffee', { text: 'Kaffee', amount: 1, unit: null }],
  ['Eintopf', { text: 'Eintopf', amount: null, unit: null }],
  ['Eierspeis', { text: 'Eierspeis', amount: null, unit: null }],
  ['0 Semmeln', { text: '0 Semmeln', amount: null, unit: null }],
])('reads %s', (typed, item) => {
  expect(parseItem(typed)).toEqual(item)
})
