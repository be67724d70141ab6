import type { Note } from '@kostbar/contracts/notes/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { NotesSection } from './notes-section.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import './note-dialog.tsx'
import '../../ui/confirm-dialog.tsx'

const written = '2026-01-21T10:00:00.000Z'
const note = (id: string, title: string, more: Partial<Note> = {}): Note => ({
  id,
  title,
  note: '',
  addedByAdmin: false,
  addedBy: null,
  createdAt: written,
  updatedAt: written,
  ...more,
})

let savedNotes: Note[]

const answers = {
  'GET /notes': () => savedNotes,
  'POST /notes/add': ({ body }: { body: unknown }) => {
    const added = note(`note-${savedNotes.length + 1}`, '', body as Partial<Note>)
    savedNotes = [added, ...savedNotes]
    return added
  },
  'POST /notes/update': ({ body }: { body: unknown }) => {
    savedNotes = savedNotes.map((one) => (one.id === (body as Note).id ? { ...one, ...(body as Note) } : one))
    return body
  },
  'DELETE /notes/note-1': () => {
    savedNotes = savedNotes.filter(({ id }) => id !== 'note-1')
    return { success: true }
  },
}

beforeEach(() => {
  savedNotes = [note('note-1', 'Fragen fürs nächste Gespräch')]
})

const show = () => renderPage(<NotesSection id="notizen" />)

test('adds a note at the top of the list', async () => {
  fakeApi(answers)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Notiz schreiben' }))
  await user.type(await screen.findByLabelText('Titel'), 'Neue Idee')
  await user.type(screen.getByRole('textbox', { name: /Notiz/ }), 'Mehr Suppe')
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await screen.findByText('Notiz hinzugefügt!')
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Neue Idee',
    'Fragen fürs nächste Gespräch',
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('stays open while the note is being saved: the answer would close the next note, and delete its draft', async () => {
  const answer = Promise.withResolvers<object>()
  fakeApi({ ...answers, 'POST /notes/add': () => answer.promise })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Notiz schreiben' }))
  await user.type(await screen.findByLabelText('Titel'), 'Neue Idee')
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.getByRole('dialog', { name: 'Neue Notiz' })).toBeTruthy()
  // What is typed now would go with the dialog.
  await user.type(screen.getByLabelText('Titel'), ' und mehr')
  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Neue Idee')
  answer.resolve(note('note-2', 'Neue Idee'))
  await screen.findByText('Notiz hinzugefügt!')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('sends a note again with the same key after a lost answer', async () => {
  let isLost = true
  const calls = fakeApi({
    ...answers,
    'POST /notes/add': (call) => (isLost ? new Error('lost') : answers['POST /notes/add'](call)),
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Notiz schreiben' }))
  await user.type(await screen.findByLabelText('Titel'), 'Neue Idee')
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await waitFor(() => expect(calls.filter(({ call }) => call === 'POST /notes/add')).toHaveLength(1))
  await screen.findByText(/Verbindung/)
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await screen.findByText('Notiz hinzugefügt!')
  const [first, second] = calls
    .filter(({ call }) => call === 'POST /notes/add')
    .map(({ body }) => body as { key: string })
  expect(second?.key).toBe(first?.key)
  expect(first?.key).toMatch(/^[\da-f-]{36}$/)
})

test('requires a title, with the error at the field', async () => {
  const calls = fakeApi(answers)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Notiz schreiben' }))
  await user.click(await screen.findByRole('button', { name: 'Notiz speichern' }))
  await screen.findByText('Bitte gib deiner Notiz einen Titel.')
  expect(document.activeElement).toBe(screen.getByLabelText('Titel'))
  expect(calls.map(({ call }) => call)).toEqual(['GET /notes'])
})

test('keeps a draft after a refusal, a closed dialog and a reload', async () => {
  fakeApi({ ...answers, 'POST /notes/update': () => refusal(500, 'unexpected') })
  const { user, unmount } = show()
  await user.click(await screen.findByRole('button', { name: 'Notiz „Fragen fürs nächste Gespräch“ bearbeiten' }))
  await user.type(await screen.findByLabelText('Titel'), ' im Mai')
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await screen.findByText('Es ist etwas schief gelaufen...')
  expect(screen.getByLabelText('Titel')).toHaveProperty('value', 'Fragen fürs nächste Gespräch im Mai')
  unmount()

  fakeApi(answers)
  const again = show()
  await again.user.click(await screen.findByRole('button', { name: 'Notiz „Fragen fürs nächste Gespräch“ bearbeiten' }))
  await screen.findByText('Das hast du zuletzt geschrieben und noch nicht gespeichert.')
  expect(screen.getByLabelText('Titel')).toHaveProperty('value', 'Fragen fürs nächste Gespräch im Mai')
  await again.user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await screen.findByText('Notiz aktualisiert!')
  expect(sessionStorage.length).toBe(0)
})

test('shows a field error of the API and focuses the field', async () => {
  fakeApi({ ...answers, 'POST /notes/add': () => refusal(400, 'invalid_input', 'x', { note: 'Das ist zu lang.' }) })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Notiz schreiben' }))
  await user.type(await screen.findByLabelText('Titel'), 'Titel')
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await screen.findByText('Das ist zu lang.')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Notiz/ }))
})

test('deletes a note after a confirmation with its title, and focuses the heading', async () => {
  fakeApi(answers)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Notiz „Fragen fürs nächste Gespräch“ löschen' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('Möchtest du die Notiz „Fragen fürs nächste Gespräch“ wirklich löschen?')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Notiz löschen' }))
  await screen.findByText('Erfolgreich gelöscht!')
  await screen.findByText('Noch keine Notizen')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notizen' })))
})

test("names who wrote a trainer's note, which is read-only", async () => {
  const byTrainer = { addedByAdmin: true, addedBy: 'Theresa', note: 'Nüsse\nund Obst' }
  savedNotes = [note('note-1', 'Für den Nachmittag', byTrainer)]
  fakeApi(answers)
  show()
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('Von Theresa')).toBeTruthy()
  expect(row.getByText(/und Obst/)).toBeTruthy()
  expect(row.queryByRole('button')).toBeNull()
})

test('claims nobody as the author whose account is gone', async () => {
  savedNotes = [note('note-1', 'Für den Nachmittag', { addedByAdmin: true })]
  fakeApi(answers)
  show()
  expect(within(await screen.findByRole('listitem')).getByText('Für dich geschrieben')).toBeTruthy()
})
