import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { browserSource } from '../lib/content/browser-source.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { page } from './page-info.ts'
import { retryLazyPages } from './retry-lazy-pages.tsx'
import { createRoutes } from './router.tsx'

const Plan = () => <h1>Dein Plan</h1>

test('shows an error when a lazy page cannot be loaded, and retries on click', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const importError = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn(async () => ({ Plan }))
  load.mockRejectedValueOnce(importError).mockRejectedValueOnce(importError)
  const routes = [{ path: '/' }, { path: '/plan', ...page('plan.tsx', load, 'Plan') }]
  retryLazyPages(routes)
  const router = createMemoryRouter(routes)
  render(<RouterProvider router={router} />)
  await router.navigate('/plan')
  await screen.findByRole('heading', { name: 'Diese Seite lässt sich gerade nicht laden' })
  expect(screen.getByText('Keine Verbindung. Bitte prüfe dein Internet und versuche es noch einmal.')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByRole('heading', { name: 'Dein Plan' })
})

test.each(['/', '/login', '/profile', '/gibt-es-nicht'])('errors of %s are shown inside the layout', (path) => {
  const queries = createQueryClient()
  const routes = createRoutes({ resolveSession: async () => null, queries, content: browserSource, preview: false })
  const [, inLayout] = matchRoutes(routes, path) ?? []
  expect(inLayout?.route.errorElement).toBeTruthy()
})
