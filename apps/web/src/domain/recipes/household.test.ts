import { expect, test, vi } from 'vitest'
import { peopleFor, portionsFor, readHousehold, rememberHousehold } from './household.ts'

test('is remembered by account', () => {
  expect(readHousehold('u-1')).toBeUndefined()
  rememberHousehold('u-1', 4)
  rememberHousehold('u-2', 2)
  expect([readHousehold('u-1'), readHousehold('u-2')]).toEqual([4, 2])
})

test.each(['0', '51', '2.5', 'vier', ''])('ignores what nobody can have chosen: %s', (stored) => {
  localStorage.setItem('household:u-1', stored)
  expect(readHousehold('u-1')).toBeUndefined()
})

test('is not remembered where storage is disabled', () => {
  const refuse = () => {
    throw new DOMException('disabled', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  rememberHousehold('u-1', 4)
  expect(readHousehold('u-1')).toBeUndefined()
})

test('adds one portion for each of the others to the own ones, and leads back', () => {
  expect([portionsFor(1), portionsFor(4), portionsFor(4, 1.5), portionsFor(1, 0.5)]).toEqual([1, 4, 4.5, 0.5])
  expect([peopleFor(4), peopleFor(4.5, 1.5), peopleFor(0.5), peopleFor(2.5)]).toEqual([4, 4, 1, 3])
})
