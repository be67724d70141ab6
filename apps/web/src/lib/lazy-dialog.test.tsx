import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LazyDialog } from './lazy-dialog.tsx'
import { problemTexts } from './problem-texts.ts'
import { renderPage } from './testing/render-page.tsx'

test('a dialog that cannot be loaded is closed, and a toast says why', async () => {
  const load = vi.fn(async () => () => null).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const close = vi.fn()
  renderPage(<LazyDialog load={load} props={{ onClose: close }} />)
  await screen.findByText(problemTexts.offline)
  expect(close).toHaveBeenCalledTimes(1)
})
