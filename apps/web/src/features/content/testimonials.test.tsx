import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { publicSettingsQuery } from '../../lib/public-settings.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { Testimonials } from './testimonials.tsx'

afterEach(cleanup)

const figures = { rating: 4.83, count: 1270, url: 'https://reviews.test/kostbar' }
const show = (reviews: boolean) => {
  const block = { component: 'testimonials', _uid: 't', title: 'Stimmen', items: [], reviews } as const
  const { queries } = renderPage(<Testimonials block={block} context="page" first={false} />, { user: null })
  return queries
}
const link = () => screen.findByRole('link', { name: /^4,8 von 5 Sternen aus 1\.?270 Bewertungen$/ })

test('shows the figures of the reviews service and leads there, where one is set up', async () => {
  const queries = show(true)
  expect(screen.queryByText(/Bewertung/)).toBeNull()
  queries.setQueryData(publicSettingsQuery.queryKey, { reviews: figures })
  expect((await link()).getAttribute('href')).toBe(figures.url)
})

test('shows none where the story does not want them', () => {
  show(false).setQueryData(publicSettingsQuery.queryKey, { reviews: figures })
  expect(screen.queryByText(/Bewertung/)).toBeNull()
})
