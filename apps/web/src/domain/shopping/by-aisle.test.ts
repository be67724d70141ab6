import { expect, test } from 'vitest'
import { groupByAisle } from './by-aisle.ts'

test('groups by aisle in walking order, unknown ones first, keeping the order within', () => {
  const groups = groupByAisle([
    { name: 'Linsen', aisle: 'PANTRY' },
    { name: 'Kerzen', aisle: null },
    { name: 'Äpfel', aisle: 'PRODUCE' },
    { name: 'Hafer', aisle: 'PANTRY' },
    { name: 'Neu' },
  ])
  expect(groups.map(({ aisle, items }) => [aisle, ...items.map(({ name }) => name)])).toEqual([
    [null, 'Kerzen', 'Neu'],
    ['PRODUCE', 'Äpfel'],
    ['PANTRY', 'Linsen', 'Hafer'],
  ])
})

test('returns no groups for an empty list', () => {
  expect(groupByAisle([])).toEqual([])
})
