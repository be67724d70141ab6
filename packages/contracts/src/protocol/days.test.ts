import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import { compareTimes, daysOf, lastEntryDay, protocolToday } from './days.ts'
import { gramsOfProtocolItem } from './grams.ts'

test.each([
  ['2026-03-26', '2026-04-01'],
  ['2026-10-22', '2026-10-28'],
  ['2026-12-28', '2027-01-03'],
])('the week from %s has seven days, also when the clocks change', (startsOn, last) => {
  const days = daysOf(startsOn)
  expect([days.length, new Set(days).size, days[0], days.at(-1)]).toEqual([7, 7, startsOn, last])
  expect(lastEntryDay(startsOn)).toBe(addDays(last, 3))
})

test.each([
  ['2026-11-22T02:59:00Z', '2026-11-21'],
  ['2026-11-22T03:00:00Z', '2026-11-22'],
  // Nights in which the clocks change.
  ['2026-03-29T00:30:00Z', '2026-03-28'],
  ['2026-10-25T00:30:00Z', '2026-10-24'],
  ['2026-10-25T03:00:00Z', '2026-10-25'],
])('at %s, people mean %s by today', (moment, day) => {
  expect(protocolToday(new Date(moment))).toBe(day)
})

test('times after midnight are the end of the day', () => {
  expect(['03:00', '22:00', '00:30', '04:00', '12:15'].sort(compareTimes)).toEqual([
    '04:00',
    '12:15',
    '22:00',
    '00:30',
    '03:00',
  ])
})

const bread = { singular: null, gramsPerPiece: 50, gramsPerMl: null, portions: [{ name: 'Scheibe', grams: 45 }] }
const slicedBread = { singular: 'Scheibe Bauernbrot', gramsPerPiece: 50, gramsPerMl: null, portions: [] }
const glassNoodles = { singular: 'Glasnudelnest', gramsPerPiece: 40, gramsPerMl: null, portions: [] }
const milk = { singular: null, gramsPerPiece: null, gramsPerMl: 1.03, portions: [] }

test.each([
  [120, 'G', bread, 120],
  [2, 'SLICE', bread, 90],
  [2, 'PIECE', bread, 100],
  [2, null, bread, 100],
  [2, 'SLICE', slicedBread, 100],
  [2, 'PIECE', slicedBread, 100],
  [2, 'SLICE', { ...bread, singular: 'Scheibe Bauernbrot' }, 90],
  [2, 'SLICE', { ...slicedBread, singular: 'Scheibe' }, 100],
  [1, 'PORTION', slicedBread, null],
  [1, 'GLASS', glassNoodles, null],
  [1, 'CUP', bread, null],
  [1, 'CUP', milk, 206],
  [2, 'TBSP', milk, 30.9],
  [1, 'PORTION', milk, null],
  [null, 'G', milk, null],
  [1, 'G', null, null],
] as const)('%s %s is %s g', (amount, unit, food, grams) => {
  expect(gramsOfProtocolItem(amount, unit, food)).toBe(grams)
})
