import type { RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { loadMatchedPages } from './load-matched-pages.ts'

const Component = () => <p>Seite</p>

test('a page whose import fails before hydration is loaded again when the browser is online', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const lazy = vi.fn(async () => ({ Component })).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const other = vi.fn(async () => ({ Component }))
  const routes: RouteObject[] = [
    { path: '/', lazy },
    { path: '/anderswo', lazy: other },
  ]
  const loaded = loadMatchedPages(routes)
  await vi.waitFor(() => expect(lazy).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  dispatchEvent(new Event('online'))
  await loaded
  expect(routes[0]).toMatchObject({ Component, lazy: undefined })
  expect(other).not.toHaveBeenCalled()
})
