import type { StoryOf } from '@kostbar/contracts/content'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { contentQuery } from '../../lib/content/queries.ts'
import { testQueries } from '../../lib/testing/render-page.tsx'
import { BodyPage } from './body-page.tsx'

/** Shows a page that begins with a list of articles; returns the texts of its main headings. */
async function mainHeadings(slug: string): Promise<(string | null)[]> {
  vi.stubGlobal('fetch', async () => Response.json({ stories: [], page: 1, perPage: 10, total: 0 }))
  const queries = testQueries()
  const body = [{ component: 'blog_list', _uid: 'b', title: 'Aus der Küche' }]
  const content = { component: 'page', _uid: 'p', title: 'Willkommen', description: '', body }
  queries.setQueryData(contentQuery(slug).queryKey, { full_slug: slug, content } as unknown as StoryOf<'page'>)
  const router = createMemoryRouter([{ path: '*', element: <BodyPage /> }], { initialEntries: [`/${slug}`] })
  await act(async () =>
    render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  return (await screen.findAllByRole('heading', { level: 1 })).map(({ textContent }) => textContent)
}

test('the list of articles has the main heading of the blog, elsewhere the page has its own', async () => {
  expect(await mainHeadings('blog')).toEqual(['Aus der Küche'])
  cleanup()
  expect(await mainHeadings('neues')).toEqual(['Willkommen'])
})
