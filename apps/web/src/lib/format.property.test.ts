import { addDays, viennaDay } from '@kostbar/contracts/calendar'
import { formatEuro } from '@kostbar/contracts/money-format'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCount, formatFileSize, formatNumber, formatShortDate, hourInVienna } from './format.ts'
import { parseGermanNumber } from './parse-number.ts'

const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })

test('a price is written so that its cents are read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
      const text = formatEuro(cents)
      expect(text).toMatch(/^-?€\u00a0-?\d{1,3}(\.\d{3})*,\d{2}$|^-?€\s-?[\d.\s\u00a0]+,\d{2}$/)
      const digits = Number(text.replace(/\D/g, ''))
      expect(digits).toBe(Math.abs(cents))
    }),
  )
})

test('whole numbers are grouped by points and read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (value) => {
      expect(formatNumber(value)).toMatch(/^\d{1,3}(\.\d{3})*$/)
      expect(parseGermanNumber(formatNumber(value))).toBe(value)
    }),
  )
})

test('one is the only singular', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), (count) => {
      expect(formatCount(count, 'Rezept', 'Rezepte').endsWith(count === 1 ? 'Rezept' : 'Rezepte')).toBe(true)
    }),
  )
})

test('a size is never nothing', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (megabytes) => {
      expect(parseGermanNumber(formatFileSize(megabytes).replace(/ [kM]B$/, ''))).toBeGreaterThan(0)
    }),
  )
})

test('a day moved there and back is the same day, also over changes of clocks, months and leap years', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 400 }), (moment, days) => {
      const day = viennaDay(moment)
      const moved = addDays(viennaDay(moment), days)
      expect(addDays(viennaDay(`${moved}T12:00:00Z`), -days)).toBe(day)
      expect(Date.parse(moved) - Date.parse(day)).toBe(days * 86_400_000)
    }),
  )
})

test('table dates and machine dates name the same day', () => {
  fc.assert(
    fc.property(moments, (moment) => {
      const [day, month, year] = formatShortDate(moment).split('.')
      expect(`${year}-${month}-${day}`).toBe(viennaDay(moment))
      expect(hourInVienna(moment)).toBeLessThan(24)
    }),
  )
})
