import type { ContentOf } from '@kostbar/contracts/content'
import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { Carousel } from './carousel.tsx'

const item = (title: string): ContentOf<'carousel_item'> => ({
  component: 'carousel_item',
  _uid: title,
  title,
  image: { filename: `/f/${title}.svg`, alt: title },
})
const props = (...titles: string[]) =>
  ({
    block: { component: 'carousel', _uid: 'c', title: 'Zum Kosten', items: titles.map(item) },
    context: 'page',
    first: false,
  }) as const

/** Stubs the media query `prefers-reduced-motion`. */
const stubReducedMotion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

beforeEach(() => stubReducedMotion(false))

const slides = () => screen.getByRole('list')

test('plays automatically, and stops on hover and focus', async () => {
  const { user } = renderPage(<Carousel {...props('eins', 'zwei')} />)
  expect(slides().getAttribute('aria-live')).toBe('off')
  await user.hover(screen.getByText('eins'))
  expect(slides().getAttribute('aria-live')).toBe('polite')
  await user.unhover(screen.getByText('eins'))
  expect(slides().getAttribute('aria-live')).toBe('off')
  await user.tab()
  expect(slides().getAttribute('aria-live')).toBe('polite')
})

test('pauses and resumes by its button', async () => {
  const { user } = renderPage(<Carousel {...props('eins', 'zwei')} />)
  await user.click(screen.getByRole('button', { name: 'Bilderwechsel anhalten' }))
  await user.click(screen.getByRole('button', { name: 'Bilderwechsel fortsetzen' }))
  expect(screen.getByRole('button', { name: 'Bilderwechsel anhalten' })).toBeTruthy()
})

test('does not play with reduced motion until its button is clicked', async () => {
  stubReducedMotion(true)
  renderPage(<Carousel {...props('eins', 'zwei')} />)
  expect(slides().getAttribute('aria-live')).toBe('polite')
  expect(screen.getByRole('button', { name: 'Bilderwechsel fortsetzen' })).toBeTruthy()
})

test('has no buttons for a single slide', () => {
  renderPage(<Carousel {...props('eins')} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('is a scrollable row with all slides without JavaScript', () => {
  const html = renderToString(
    <MemoryRouter>
      <Carousel {...props('eins', 'zwei', 'drei')} />
    </MemoryRouter>,
  )
  expect(html).toContain('overflow-x-auto')
  expect(html.match(/<img/g)).toHaveLength(3)
})
