import { expect, test } from 'vitest'
import { contentSearch } from './content-search.ts'

test.each([
  ['', ''],
  ['utm_source=brief&fbclid=1', ''],
  ['seiten=2&utm_source=brief&suche=brot', '?suche=brot&seiten=2'],
  ['kaufen=prod_1&preis=price_1&x=1', '?kaufen=prod_1&preis=price_1'],
  ['error=declined&utm_medium=mail', '?error=declined'],
])('of ?%s a page reads %s', (search, expected) => {
  expect(contentSearch(new URLSearchParams(search))).toBe(expected)
})
