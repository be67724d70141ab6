import type { DataExport } from '@kostbar/contracts/exports/schemas'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { ExportSection } from './export-section.tsx'
import { isSlow } from './export-state.ts'

const waiting: DataExport = {
  id: '0198c000-0000-7000-8000-000000000009',
  status: 'WAITING',
  done: 0,
  total: 0,
  size: null,
  createdAt: new Date().toISOString(),
  expiresAt: null,
}
const running: DataExport = { ...waiting, status: 'RUNNING', done: 12, total: 40 }
const ready: DataExport = {
  ...running,
  status: 'READY',
  done: 40,
  size: 3_400_000,
  expiresAt: '2026-11-28T10:00:00.000Z',
}

test('requests an export, shows its progress, and downloads it', async () => {
  const states = [null, waiting, running, ready]
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  fakeApi({
    'GET /exports': () => ({ current: states.length > 1 ? states.shift() : states[0] }),
    'POST /exports': () => waiting,
    [`GET /exports/${waiting.id}/download`]: () => ({ url: 'https://storage.example/x.zip' }),
  })
  const { user } = renderPage(<ExportSection id="datenexport" />)
  await user.click(await screen.findByRole('button', { name: 'Datenexport anfordern' }))
  await screen.findByText('Gleich geht es los.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })))
  await screen.findByText('Wir stellen deine Daten zusammen: 12 von 40 Schritten.')
  expect(screen.getByRole('progressbar', { name: 'Fortschritt des Datenexports' })).toHaveProperty('value', 12)
  await screen.findByText('Dein Datenexport ist bereit (3,4 MB). Bis 28. November 2026 kannst du ihn herunterladen.')
  await user.click(screen.getByRole('button', { name: 'ZIP herunterladen' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://storage.example/x.zip'))
})

test('shows a failed export, and can request another', async () => {
  fakeApi({
    'GET /exports': () => ({ current: { ...running, status: 'FAILED' } }),
    'POST /exports': () => refusal(429, 'too_many_requests', 'Morgen geht es wieder.'),
  })
  const { user } = renderPage(<ExportSection id="datenexport" />)
  await screen.findByText('Dein Datenexport ist uns nicht gelungen. Bitte fordere ihn noch einmal an.')
  await user.click(screen.getByRole('button', { name: 'Datenexport anfordern' }))
  await screen.findByText('Morgen geht es wieder.')
})

test('counts an export as slow after two minutes', () => {
  const now = Date.parse(running.createdAt)
  expect([isSlow(running, now + 60_000), isSlow(running, now + 121_000)]).toEqual([false, true])
})
