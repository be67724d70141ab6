import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { browserSource } from '../lib/content/browser-source.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { page } from './page.ts'
import { patientPages } from './patient-pages.tsx'
import { createRoutes } from './router.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Plan = () => <h1>Dein Plan</h1>

test('a page whose code does not come says so and can be tried again', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const lost = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.fn(async () => ({ Plan }))
  load.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  const routes = [{ path: '/' }, { path: '/plan', ...page('plan.tsx', load, 'Plan') }]
  patientPages(routes)
  const router = createMemoryRouter(routes)
  render(<RouterProvider router={router} />)
  await router.navigate('/plan')
  await screen.findByRole('heading', { name: 'Diese Seite lässt sich gerade nicht laden' })
  expect(screen.getByText('Keine Verbindung. Bitte prüfe dein Internet und versuche es noch einmal.')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByRole('heading', { name: 'Dein Plan' })
})

test.each(['/', '/login', '/profile', '/gibt-es-nicht'])('%s fails inside of the frame', (path) => {
  const queries = createQueryClient()
  const routes = createRoutes({ identify: async () => null, queries, content: browserSource, preview: false })
  const [, inFrame] = matchRoutes(routes, path) ?? []
  expect(inFrame?.route.errorElement).toBeTruthy()
})
