import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { publicSettingsQuery } from '../../lib/public-settings.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { Testimonials } from './testimonials.tsx'

const rating = { rating: 4.83, count: 1270, url: 'https://reviews.test/kostbar' }
const show = (reviews: boolean) => {
  const block = { component: 'testimonials', _uid: 't', title: 'Stimmen', items: [], reviews } as const
  const { queries } = renderPage(<Testimonials block={block} context="page" first={false} />, { user: null })
  return queries
}
const link = () => screen.findByRole('link', { name: /^4,8 von 5 Sternen aus 1\.?270 Bewertungen$/ })

test('shows and links the rating of the reviews service', async () => {
  const queries = show(true)
  expect(screen.queryByText(/Bewertung/)).toBeNull()
  queries.setQueryData(publicSettingsQuery.queryKey, { reviews: rating })
  expect((await link()).getAttribute('href')).toBe(rating.url)
})

test('shows no rating when the story disables it', () => {
  show(false).setQueryData(publicSettingsQuery.queryKey, { reviews: rating })
  expect(screen.queryByText(/Bewertung/)).toBeNull()
})
