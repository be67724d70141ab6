import type { Note } from '@kostbar/contracts/notes/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { NotesSection } from './notes-section.tsx'
// Preload the lazy dialogs.
import './note-dialog.tsx'
import '../../ui/confirm-dialog.tsx'

const written = '2026-01-21T10:00:00.000Z'
const note = (title: string, more: Partial<Note> = {}): Note => ({
  id: `id-${title}`,
  title,
  note: '',
  addedByAdmin: false,
  addedBy: null,
  createdAt: written,
  updatedAt: written,
  ...more,
})

function open(notes: Note[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ 'GET /notes': () => notes, ...answers })
  return { ...renderPage(<NotesSection id="notizen" />), calls }
}

const title = () => screen.findByLabelText<HTMLInputElement>('Titel')

test('says when a note was written, or last changed', async () => {
  open([note('Alt'), note('Neu', { updatedAt: '2026-03-01T23:30:00.000Z' })])
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('time')?.textContent)).toEqual([
    'Geschrieben am 21.\u00a0Jänner 2026',
    'Geändert am 2.\u00a0März 2026',
  ])
})

test('a long note is folded and says so, a short one is not', async () => {
  const { user } = open([note('Lang', { note: 'Suppe '.repeat(100) }), note('Kurz', { note: 'Suppe' })])
  const unfold = await screen.findByRole('button', { name: 'Ganze Notiz zeigen' })
  expect(unfold.getAttribute('aria-expanded')).toBe('false')
  await user.click(unfold)
  expect(screen.getByRole('button', { name: 'Weniger zeigen' }).getAttribute('aria-expanded')).toBe('true')
})

test('notes that cannot be loaded can be tried again', async () => {
  let works = false
  const { user } = open([], { 'GET /notes': () => (works ? [note('Da')] : new TypeError('Failed to fetch')) })
  await screen.findByRole('heading', { level: 3, name: 'Deine Notizen lassen sich gerade nicht laden' })
  expect(screen.getByText(/Keine Verbindung/)).toBeTruthy()
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByRole('heading', { name: 'Da' })
})

test('a draft can be thrown away, and the note is again as it was saved', async () => {
  const { user } = open([note('Brot backen')])
  const edit = () => screen.findByRole('button', { name: 'Notiz „Brot backen“ bearbeiten' })
  await user.click(await edit())
  await user.type(await title(), ' am Samstag')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await edit())
  expect((await title()).value).toBe('Brot backen am Samstag')
  await user.click(screen.getByRole('button', { name: 'Entwurf verwerfen' }))
  expect((await title()).value).toBe('Brot backen')
  expect(screen.queryByText(/noch nicht gespeichert/)).toBeNull()
})

test('a draft of a new note does not get into another one', async () => {
  const { user } = open([note('Brot backen')])
  await user.click(await screen.findByRole('button', { name: 'Notiz schreiben' }))
  await user.type(await title(), 'Idee')
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await user.click(screen.getByRole('button', { name: 'Notiz „Brot backen“ bearbeiten' }))
  expect((await title()).value).toBe('Brot backen')
})

test('a note that was changed elsewhere shows both texts, and saving again keeps the own one', async () => {
  const newer = { title: 'Brot kaufen', note: 'Roggen', updatedAt: '2026-03-01T10:00:00.000Z' }
  const update = 'POST /notes/update'
  const { user, calls } = open([note('Brot backen')], {
    [update]: ({ body }) =>
      (body as Note).updatedAt === newer.updatedAt
        ? { ...note('Brot backen'), ...(body as Note) }
        : Response.json(
            { success: false, code: 'changed_meanwhile', msg: 'Geändert.', current: newer },
            { status: 409 },
          ),
  })
  await user.click(await screen.findByRole('button', { name: 'Notiz „Brot backen“ bearbeiten' }))
  await user.type(await title(), ' am Samstag{Enter}')
  await screen.findByText(/^Diese Notiz wurde inzwischen woanders geändert/)
  const dialog = within(screen.getByRole('dialog'))
  for (const text of [newer.title, newer.note]) dialog.getByText(text)
  expect((await title()).value).toBe('Brot backen am Samstag')
  await user.click(dialog.getByRole('button', { name: 'Notiz speichern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = calls.filter(({ call }) => call === update).map(({ body }) => body)
  expect(sent).toMatchObject([{ updatedAt: written }, { title: 'Brot backen am Samstag', updatedAt: newer.updatedAt }])
})

test('a draft belongs to the text that was edited, also when the note has changed elsewhere since', async () => {
  let all = [note('Brot backen')]
  const { user, calls, queries } = open([], {
    'GET /notes': () => all,
    'POST /notes/update': () => refusal(503, 'unavailable'),
  })
  await user.click(await screen.findByRole('button', { name: 'Notiz „Brot backen“ bearbeiten' }))
  await user.type(await title(), ' am Samstag')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  all = [note('Brot backen', { note: 'Roggen', updatedAt: '2026-03-01T10:00:00.000Z' })]
  await queries.refetchQueries()
  await user.click(await screen.findByRole('button', { name: 'Notiz „Brot backen“ bearbeiten' }))
  await user.type(await title(), '{Enter}')
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /notes/update')?.body).toMatchObject({ updatedAt: written }),
  )
})

test('the focus is in the dialog, and closing it returns to the button', async () => {
  const { user } = open([])
  const write = await screen.findByRole('button', { name: 'Notiz schreiben' })
  await user.click(write)
  await title()
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(write))
})

test('a note that is being saved cannot be closed or saved twice', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { user, calls } = open([], { 'POST /notes/add': () => answer.promise })
  await user.click(await screen.findByRole('button', { name: 'Notiz schreiben' }))
  await user.type(await title(), 'Idee{Enter}{Enter}')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveProperty('disabled', true)
  expect(calls.filter(({ call }) => call === 'POST /notes/add')).toHaveLength(1)
  answer.resolve(note('Idee'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a note that cannot be deleted stays, says why, and closes the question', async () => {
  const { user } = open([note('Brot')], {
    'DELETE /notes/id-Brot': () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Notiz „Brot“ löschen' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Notiz löschen' }))
  await screen.findByText('Gerade nicht erreichbar.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await screen.findByRole('heading', { name: 'Brot' })
})
