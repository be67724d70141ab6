import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useView, ViewLinks } from './view-links.tsx'

const rendered = Promise.withResolvers<void>()

/** A page whose second view takes long to render, as on a slow phone. */
function SlowPage() {
  const view = useView()
  if (view) use(rendered.promise)
  return <h1>{view || 'aktiv'}</h1>
}

const isUnderlined = (name: string) => screen.getByRole('link', { name }).className.includes('text-leaf')

test('a tapped view looks chosen at once, and is the current one when it is rendered', async () => {
  const views = [
    ['', 'Aktiv'],
    ['archiv', 'Archiv'],
  ] as const
  const element = (
    <Suspense>
      <ViewLinks label="Ansichten" views={views} />
      <SlowPage />
    </Suspense>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(<RouterProvider router={router} />)
  await act(async () => screen.getByRole('link', { name: 'Archiv' }).click())
  expect(isUnderlined('Archiv')).toBe(true)
  expect(isUnderlined('Aktiv')).toBe(false)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Aktiv')
  expect(screen.getByRole('heading').textContent).toBe('aktiv')
  await act(async () => rendered.resolve())
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Archiv')
  expect(screen.getByRole('heading').textContent).toBe('archiv')
  expect(isUnderlined('Archiv')).toBe(true)
})
