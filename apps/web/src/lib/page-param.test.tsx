import { paging } from '@kostbar/contracts/scalars'
import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxPage, parsePageNumber, usePageParam } from './page-param.ts'
import { renderPage } from './testing/render-page.tsx'

function Probe() {
  const { page, setPage } = usePageParam()
  return (
    <>
      <output>{page}</output>
      <button type="button" onClick={() => setPage(3)}>
        Weiter
      </button>
      <button type="button" onClick={() => setPage(1)}>
        Zum Anfang
      </button>
    </>
  )
}

test('a page turned is in the URL, and the first page is not', async () => {
  const { user, router } = renderPage(<Probe />, { at: '/?suche=lea' })
  expect(screen.getByRole('status').textContent).toBe('1')
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  expect(screen.getByRole('status').textContent).toBe('3')
  expect(router.state.location.search).toBe('?suche=lea&seite=3')
  await user.click(screen.getByRole('button', { name: 'Zum Anfang' }))
  expect(router.state.location.search).toBe('?suche=lea')
  expect(router.state.historyAction).toBe('PUSH')
})

test.each([
  ['1', 1],
  ['12', 12],
  ['2.9', 2],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['zwei', 1],
  ['NaN', 1],
  ['Infinity', maxPage],
  ['1e400', maxPage],
  ['1000001', maxPage],
])('the page "%s" is %i', (text, page) => expect(parsePageNumber(text)).toBe(page))

test('the page is one that the API takes, for any URL', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      expect(paging.page.safeParse(parsePageNumber(text)).success).toBe(true)
    }),
  )
})
