import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { AccessLogSection } from './access-log-section.tsx'
import { accessSentence } from './access-sentence.ts'

test.each([
  [{ by: 'Adrian', action: 'data.read', area: 'documents' }, 'Adrian (Admin) hat deine Dokumente angesehen'],
  [{ by: 'Adrian', action: 'data.changed', area: 'macros' }, 'Adrian (Admin) hat deine Tagesziele geändert'],
  [{ by: 'Adrian', action: 'data.changed', area: 'neues' }, 'Adrian (Admin) hat deine Daten geändert'],
  [
    { by: null, action: 'user.locked', area: null },
    'Der Betrieb oder ein Admin, dessen Konto es nicht mehr gibt, hat dein Konto gesperrt',
  ],
  [
    { by: 'Adrian', action: 'client.unassigned', area: null },
    'Adrian (Admin) hat den Vorschlag für deine Begleitung zurückgezogen',
  ],
  [{ by: 'Adrian', action: 'user.etwas', area: null }, 'Adrian (Admin) hat etwas an deinem Konto geändert'],
  [
    { by: 'Adrian', action: 'health.reason', area: null, reason: 'Frage zum Export' },
    'Adrian (Admin) hat einen Grund angegeben, um Gesundheitsdaten anzusehen: „Frage zum Export“',
  ],
  [
    { by: 'Tina', role: 'TRAINER', action: 'data.read', area: 'notes' },
    'Tina (Begleitung) hat deine Notizen angesehen',
  ],
  [
    { by: null, role: 'TRAINER', action: 'data.changed', area: 'notes' },
    'Wer dich damals begleitet hat, hat deine Notizen geändert',
  ],
] as const)('%j is a sentence', (entry, sentence) => {
  expect(accessSentence({ role: 'ADMIN', reason: null, ...entry })).toBe(sentence)
})

const entry = (id: string) => ({
  id,
  at: '2026-11-21T10:00:00.000Z',
  action: 'data.read',
  area: 'notes',
  by: 'Adrian',
  role: 'ADMIN',
  reason: null,
})

test('shows an error when the next page fails, and retries', async () => {
  let works = false
  fakeApi({
    'GET /users/access-log': ({ call }) => {
      if (!call.includes('cursor=1')) return { items: [entry('1')], cursor: '1' }
      return works ? { items: [entry('2')], cursor: null } : refusal(503, 'unavailable')
    },
  })
  const { user } = renderPage(<AccessLogSection id="zugriffe" />)
  await user.click(await screen.findByRole('button', { name: 'Ältere zeigen' }))
  await screen.findByText('Weitere Einträge lassen sich gerade nicht laden.')
  works = true
  await user.click(screen.getByRole('button', { name: 'Ältere zeigen' }))
  await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})

test('loads older entries on demand, and shows the empty state', async () => {
  fakeApi({
    'GET /users/access-log': ({ call }) =>
      call.includes('cursor=1') ? { items: [entry('2')], cursor: null } : { items: [entry('1')], cursor: '1' },
  })
  const { user } = renderPage(<AccessLogSection id="zugriffe" />)
  await user.click(await screen.findByRole('button', { name: 'Ältere zeigen' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Ältere zeigen' })).toBeNull()
  cleanup()
  fakeApi({ 'GET /users/access-log': () => ({ items: [], cursor: null }) })
  renderPage(<AccessLogSection id="zugriffe" />)
  await screen.findByText('Bisher hat niemand nachgesehen.')
})
