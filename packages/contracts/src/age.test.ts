import { expect, it } from 'vitest'
import { ageOn } from './age.ts'

it('counts ages by the day', () => {
  expect(ageOn('2008-11-23', '2026-11-22')).toBe(17)
  expect(ageOn('2008-11-22', '2026-11-22')).toBe(18)
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
})
