import { addDays } from '@kostbar/contracts/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sevenDayMeans } from './seven-day-mean.ts'

test('averages the seven days up to each value, across the end of a month', () => {
  const values = [
    { day: '2026-10-25', value: 80 },
    { day: '2026-10-31', value: 82 },
    { day: '2026-11-01', value: 84 },
    { day: '2026-11-20', value: 70 },
  ]
  expect(sevenDayMeans(values)).toEqual([
    { day: '2026-10-25', value: 80 },
    { day: '2026-10-31', value: 81 },
    { day: '2026-11-01', value: 83 },
    { day: '2026-11-20', value: 70 },
  ])
})

test('is the plain average of the window for any series of days', () => {
  const series = fc.uniqueArray(
    fc.record({ offset: fc.integer({ min: 0, max: 400 }), value: fc.integer({ min: 300, max: 2000 }) }),
    { selector: ({ offset }) => offset, maxLength: 60 },
  )
  fc.assert(
    fc.property(series, (drawn) => {
      const values = drawn
        .sort((a, b) => a.offset - b.offset)
        .map(({ offset, value }) => ({
          offset,
          day: addDays('2025-01-01', offset),
          value: value / 10,
        }))
      for (const [index, { day, value }] of sevenDayMeans(values).entries()) {
        const { offset } = values[index] ?? { offset: Number.NaN }
        const window = values.filter((each) => each.offset > offset - 7 && each.offset <= offset)
        expect(day).toBe(values[index]?.day)
        expect(value).toBeCloseTo(window.reduce((sum, each) => sum + each.value, 0) / window.length, 0)
      }
    }),
  )
})
