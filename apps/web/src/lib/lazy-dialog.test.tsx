import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LazyDialog } from './lazy-dialog.tsx'
import { problemTexts } from './problem-texts.ts'
import { renderPage } from './testing/render-page.tsx'

test('a dialog that cannot be loaded is closed, and a toast says why', async () => {
  const load = vi.fn(async () => () => null).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const close = vi.fn()
  renderPage(<LazyDialog load={load} props={{ onClose: close }} />)
  await screen.findByText(problemTexts.offline)
  expect(close).toHaveBeenCalledTimes(1)
})

test('a dialog that a newer release has replaced reloads the page when it is opened', async () => {
  vi.stubGlobal('fetch', async () => new Response('<script src="/assets/frame-new.js">'))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const load = async () => Promise.reject(new TypeError('404'))
  renderPage(<LazyDialog load={load} props={{ onClose: vi.fn() }} />)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  reload.mockRestore()
})
