import { expect, it } from 'vitest'
import { pageOf } from './keyset-cursor.ts'

const first = { id: 'a' }
const second = { id: 'b' }
const third = { id: 'c' }

it('a page followed by another row has a cursor', () => {
  expect(pageOf([first, second, third], 2)).toEqual({ items: [first, second], cursor: 'b' })
})

it('the last page has none, full or empty', () => {
  expect(pageOf([first, second], 2)).toEqual({ items: [first, second], cursor: null })
  expect(pageOf([], 2)).toEqual({ items: [], cursor: null })
})
