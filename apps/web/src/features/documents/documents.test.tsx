import type { Document } from '@kostbar/contracts/documents/schemas'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { fakeStorage } from '../../lib/testing/fake-storage.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { DocumentsPage } from './documents-page.tsx'
import { UserDocuments } from './user-documents.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import '../../ui/confirm-dialog.tsx'

const document = (name: string, day = '2026-11-02', filesize = 0.31): Document => {
  const id = name
  const filename = `${name}.pdf`
  return { id, name, filename, url: `https://files.test/${name}`, uploadDate: `${day}T10:00:00.000Z`, filesize }
}
let stored: Document[]

beforeEach(() => {
  stored = [document('Einkaufsführer', '2026-11-02'), document('Befund', '2026-10-01', 12.34)]
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent)

test('lists name, date and size with a download link (no opener), without delete buttons for members', async () => {
  fakeApi({ 'GET /documents': () => stored })
  renderPage(<DocumentsPage />)
  const link = await screen.findByRole('link', { name: 'Befund.pdf herunterladen' })
  expect(link.getAttribute('href')).toBe('https://files.test/Befund')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  const row = within(link.closest('tr') ?? expect.fail())
  expect(row.getByText('01.10.2026')).toBeTruthy()
  expect(row.getByText('12,3 MB')).toBeTruthy()
  expect(row.getByText('PDF')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /löschen/ })).toBeNull()
})

test.each([
  ['plan.pdf', 'PDF'],
  ['FOTO.JPG', 'Bild'],
  ['brief.docx', 'Word'],
  ['liste.xlsx', 'Excel'],
  ['werte.csv', 'Tabelle'],
  ['notiz.txt', 'Text'],
])('names the type of %s', async (filename, type) => {
  stored = [{ ...document('a'), filename }]
  fakeApi({ 'GET /documents': () => stored })
  renderPage(<DocumentsPage />)
  await screen.findByText(type)
})

test('a document is new until its owner opens it', async () => {
  let isNew = true
  const calls = fakeApi({
    'GET /documents': () => stored.map((one) => ({ ...one, isNew: isNew && one.name === 'Befund' })),
    'POST /documents/Befund/opened': () => {
      isNew = false
      return { success: true }
    },
  })
  const { user } = renderPage(<DocumentsPage />)
  const link = await screen.findByRole('link', { name: 'Befund.pdf herunterladen' })
  link.addEventListener('click', (click) => click.preventDefault())
  expect(screen.getAllByText('Neu')).toHaveLength(1)
  await user.click(link)
  await waitFor(() => expect(screen.queryByText('Neu')).toBeNull())
  await user.click(screen.getByRole('link', { name: 'Befund.pdf herunterladen' }))
  expect(calls.filter(({ call }) => call.endsWith('/opened'))).toHaveLength(1)
})

test('refetches an expired download URL on click, and reports a deleted document', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  fakeApi({ 'GET /documents': () => stored })
  const { user } = renderPage(<DocumentsPage />)
  const link = await screen.findByRole('link', { name: 'Befund.pdf herunterladen' })
  const followed = vi.spyOn(location, 'assign').mockReturnValue()
  vi.setSystemTime(Date.now() + 5 * 60_000)
  stored = stored.map((one) => ({ ...one, url: `${one.url}?neu` }))
  await user.click(link)
  await waitFor(() => expect(followed).toHaveBeenCalledWith('https://files.test/Befund?neu'))
  vi.setSystemTime(Date.now() + 5 * 60_000)
  stored = []
  await user.click(link)
  await screen.findByText('Dieses Dokument gibt es nicht mehr.')
})

test('keeps search, sorting and page in the URL', async () => {
  stored = [...stored, ...Array.from({ length: 30 }, (_, index) => document(`Woche ${index + 1}`, '2026-09-01'))]
  fakeApi({ 'GET /documents': () => stored })
  const { user, router } = renderPage(<DocumentsPage />, { at: '/profile/dokumente' })
  await screen.findByText('32 Dokumente')
  await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
  expect(rows()).toHaveLength(7)
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(router.state.location.search).toBe('?ordnung=name')
  expect(rows()[0]).toBe('Befund')
  await user.type(screen.getByRole('searchbox'), 'woche 3')
  await screen.findByText('2 Dokumente')
  expect(rows()).toEqual(['Woche 3', 'Woche 30'])
  expect(router.state.location.search).toBe('?ordnung=name&suche=woche+3')
})

test('empty search results offer to clear the search', async () => {
  fakeApi({ 'GET /documents': () => stored })
  const { user } = renderPage(<DocumentsPage />, { at: '/profile/dokumente?suche=rechnung' })
  await screen.findByRole('heading', { name: 'Nichts gefunden' })
  await user.click(screen.getByRole('button', { name: 'Alle Dokumente zeigen' }))
  await screen.findByText('2 Dokumente')
})

test('can be retried after a failed load, and shows the empty state', async () => {
  let works = false
  fakeApi({ 'GET /documents': () => (works ? [] : refusal(503, 'unavailable')) })
  const { user } = renderPage(<DocumentsPage />)
  const again = await screen.findByRole('button', { name: 'Nochmal versuchen' })
  works = true
  await user.click(again)
  await screen.findByRole('heading', { name: 'Noch keine Dokumente' })
})

const path = `/documents/${member.id}`
const coached = {
  [`GET ${path}/list`]: () => stored,
  [`GET ${path}/upload`]: () => ({ url: 'https://files.test/put', docId: '1', contentType: 'application/pdf' }),
  [`POST ${path}/1/finish`]: () => {
    stored = [document('Plan'), ...stored]
    return stored[0]
  },
}

test('a client’s documents leave search and page of the client list as they are', async () => {
  stored = [...stored, ...Array.from({ length: 30 }, (_, index) => document(`Woche ${index + 1}`, '2026-09-01'))]
  fakeApi(coached)
  const { user, router } = renderPage(<UserDocuments userId={member.id} />, {
    at: '/user/x/dokumente?suche=anna&gruppe=im-plan',
  })
  await screen.findByText('32 Dokumente')
  await user.click(screen.getByRole('button', { name: 'Nächste Seite' }))
  expect(router.state.location.search).toBe('?suche=anna&gruppe=im-plan&dokumentseite=2')
  await user.type(screen.getByRole('searchbox'), 'woche 3')
  await screen.findByText('2 Dokumente')
  expect(router.state.location.search).toBe('?suche=anna&gruppe=im-plan&dokument=woche+3')
})

test('lists a document right after a trainer has uploaded it', async () => {
  const calls = fakeApi(coached)
  const puts = fakeStorage()
  const { user } = renderPage(<UserDocuments userId={member.id} />)
  await screen.findByText('2 Dokumente')
  await user.upload(screen.getByLabelText('Dokument hochladen', { exact: false }), new File(['%PDF-'], 'Plan.pdf'))
  await waitFor(() => expect(puts).toHaveLength(1))
  act(() => puts[0]?.answer(200))
  await screen.findByText('Das Dokument wurde hochgeladen.')
  await screen.findByText('3 Dokumente')
  expect(calls.map(({ call }) => call)).toContain(`GET ${path}/upload?filename=Plan.pdf&size=5`)
})

test('shows why an upload was refused', async () => {
  const forbidden = () => refusal(403, 'forbidden', 'Du bist dazu nicht berechtigt.')
  fakeApi({ ...coached, [`GET ${path}/upload`]: forbidden })
  fakeStorage()
  const { user } = renderPage(<UserDocuments userId={member.id} />)
  await user.upload(screen.getByLabelText('Dokument hochladen', { exact: false }), new File(['%PDF-'], 'Plan.pdf'))
  expect((await screen.findAllByText('Du bist dazu nicht berechtigt.')).length).toBeGreaterThan(0)
})

test('deletes a document after a confirmation, and focuses the heading', async () => {
  const befund = stored[1] ?? expect.fail()
  const gone = () => {
    stored = stored.filter((one) => one !== befund)
    return { success: true }
  }
  const calls = fakeApi({ ...coached, [`DELETE ${path}/${befund.id}`]: gone })
  const { user } = renderPage(<UserDocuments userId={member.id} />)
  await user.click(await screen.findByRole('button', { name: 'Dokument „Befund“ löschen' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/Möchtest du das Dokument „Befund“ wirklich löschen/)).toBeTruthy()
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  await user.click(dialog.getByRole('button', { name: 'Dokument löschen' }))
  await screen.findByText('Erfolgreich gelöscht!')
  await screen.findByText('1 Dokument')
  await waitFor(() => expect(window.document.activeElement?.textContent).toBe('Dokumente'))
})
