import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { pageNumbers } from './page-numbers.ts'
import { Pagination } from './pagination.tsx'

const show = (page: number, total: number, perPage = 25) => {
  const onPage = vi.fn()
  const view = render(<Pagination page={page} perPage={perPage} total={total} onPage={onPage} />)
  return { ...view, onPage }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test.each([0, 1, 25])('%i entries need no pages', (total) => {
  expect(show(1, total).container.innerHTML).toBe('')
})

test('names the present page, and leads one back and one on', async () => {
  const { onPage } = show(2, 60)
  expect(screen.getByRole('navigation', { name: 'Seiten der Liste' })).toBeTruthy()
  expect(screen.getByText('Seite 2 von 3')).toBeTruthy()
  expect(button('Seite 2').getAttribute('aria-current')).toBe('page')
  expect(button('Seite 1').getAttribute('aria-current')).toBeNull()
  await userEvent.click(button('Vorige Seite'))
  await userEvent.click(button('Nächste Seite'))
  await userEvent.click(button('Seite 3'))
  expect(onPage.mock.calls).toEqual([[1], [3], [3]])
})

const isAtLimit = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

test.each([
  [1, 'Vorige Seite', 'Nächste Seite'],
  [2, 'Nächste Seite', 'Vorige Seite'],
])('on page %i of 2 "%s" does nothing and keeps the focus', async (page, ended, open) => {
  const { onPage } = show(page, 26)
  expect([isAtLimit(ended), isAtLimit(open)]).toEqual([true, false])
  await userEvent.click(button(ended))
  expect(onPage).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button(ended))
})

test('the pages are reached by keyboard', async () => {
  const { onPage } = show(1, 60)
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(button('Seite 1'))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onPage).toHaveBeenCalledWith(2)
})

test('page numbers rise without gaps of one, and hold the first, the last and the present page', () => {
  const lists = fc
    .integer({ min: 1, max: 500 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))
  fc.assert(
    fc.property(lists, ([page, pages]) => {
      const entries = pageNumbers(page, pages)
      const numbers = entries.filter((entry) => entry !== 'gap')
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other))
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages])
      expect(numbers).toContain(page)
      expect(entries.length).toBeLessThanOrEqual(7)
      for (const [index, entry] of entries.entries()) {
        const before = entries[index - 1] ?? 0
        if (entry === 'gap') expect(Number(entries[index + 1]) - Number(before)).toBeGreaterThan(2)
        else if (before !== 'gap') expect(entry - before).toBe(1)
      }
    }),
  )
})
