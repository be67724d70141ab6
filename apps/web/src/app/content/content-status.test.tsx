import type { Story } from '@kostbar/contracts/content'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { contentQuery } from '../../lib/content/queries.ts'
import { testQueries } from '../../lib/testing/render-page.tsx'
import { ContentStatus } from './content-status.tsx'
// Loads the lazy page before the tests.
import '../shell/not-found-page.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Opens a content page whose loader answers with `load`. */
async function open(load: () => { status: number }) {
  const queries = testQueries()
  queries.setQueryData(contentQuery('brot').queryKey, { full_slug: 'brot' } as Story)
  const page = { path: '/brot', loader: load, element: <h1>Brot</h1> }
  const router = createMemoryRouter([{ element: <ContentStatus />, children: [page] }], { initialEntries: ['/brot'] })
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return queries
}

test('a page that is unpublished while it is open becomes the 404 page', async () => {
  const queries = await open(() => ({ status: 200 }))
  await screen.findByRole('heading', { name: 'Brot' })
  // Awaited, because the 404 page suspends.
  await act(async () => void queries.setQueryData(contentQuery('brot').queryKey, null))
  await screen.findByText('Ooops... Seite nicht gefunden.')
  expect(screen.queryByRole('heading', { name: 'Brot' })).toBeNull()
})

test('a page that failed offline says so, and comes by itself with the connection', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open(() => ({ status: navigator.onLine ? 200 : 503 }))
  await screen.findByText('Keine Verbindung. Bitte prüfe dein Internet und versuche es noch einmal.')
  isOnline.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await screen.findByRole('heading', { name: 'Brot' })
})

test('a failure of the server says that it is ours', async () => {
  await open(() => ({ status: 503 }))
  await screen.findByText('Das liegt an uns. Bitte versuche es in ein paar Sekunden noch einmal.')
})
