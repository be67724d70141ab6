import type { Note } from '@kostbar/contracts/notes/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { UserNotes } from './user-notes.tsx'

const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
const note = (id: string, title: string, addedByAdmin: boolean, addedBy: string | null = null): Note => ({
  id,
  title,
  note: 'Text',
  addedByAdmin,
  addedBy,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
})

function show(notes: Note[], answers: Parameters<typeof fakeApi>[0] = {}) {
  let all = notes
  const calls = fakeApi({
    'GET /notes/u-1': () => all,
    'POST /notes/u-1/add': ({ body }: FakeCall) => {
      all = [{ ...note('new', '', true), ...(body as Partial<Note>) }, ...all]
      return all[0]
    },
    'DELETE /notes/u-1/n-2': () => {
      all = all.filter(({ id }) => id !== 'n-2')
      return { success: true }
    },
    ...answers,
  })
  return { calls, ...renderPage(<UserNotes userId="u-1" />, { user: trainer }) }
}

test('shows who wrote a note, and lets staff delete their own only', async () => {
  const { user } = show([note('n-1', 'Frage', false), note('n-2', 'Tipp', true, 'Theresa'), note('n-3', 'Rat', true)])
  await screen.findByRole('heading', { name: 'Frage' })
  for (const writer of [/^Von der Person ·/, /^Von Theresa ·/, /^Aus der Begleitung ·/])
    expect(screen.getByText(writer)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Notiz „Frage“ löschen' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Notiz „Tipp“ löschen' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Notiz löschen' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tipp' })).toBeNull())
  expect(screen.getByRole('heading', { name: 'Frage' })).toBeTruthy()
})

test('writes a note for the person', async () => {
  const { user } = show([])
  await screen.findByText('Noch keine Notizen.')
  await user.type(screen.getByLabelText('Titel'), 'Trinken')
  await user.type(screen.getByRole('textbox', { name: /^Notiz/ }), 'Zwei Liter am Tag.')
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await screen.findByRole('heading', { name: 'Trinken' })
  expect(screen.getByLabelText('Titel')).toHaveProperty('value', '')
})

test('sends a note again with the same key after a lost answer; the same text later is another note', async () => {
  let isLost = true
  const { user, calls } = show([], {
    'POST /notes/u-1/add': () => (isLost ? new Error('lost') : note('new', 'Trinken', true)),
  })
  const send = async (text: string) => {
    await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
    await screen.findByText(text)
  }
  await user.type(await screen.findByLabelText('Titel'), 'Trinken')
  await send('Keine Verbindung. Bitte prüfe dein Internet und versuche es noch einmal.')
  isLost = false
  await send('Notiz hinzugefügt!')
  await user.type(screen.getByLabelText('Titel'), 'Trinken')
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await waitFor(() => expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(3))
  const [first, second, third] = calls
    .filter(({ call }) => call.startsWith('POST'))
    .map(({ body }) => (body as { key: string }).key)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('keeps what is written when it is refused', async () => {
  const { user } = show([], {
    'POST /notes/u-1/add': () => refusal(403, 'slots_lapsed', 'Deine Slots sind abgelaufen.'),
  })
  await user.type(await screen.findByLabelText('Titel'), 'Trinken')
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  await screen.findByText('Deine Slots sind abgelaufen.')
  expect(screen.getByLabelText('Titel')).toHaveProperty('value', 'Trinken')
})

test('can be loaded again after an error', async () => {
  let works = false
  const { user } = show([], { 'GET /notes/u-1': () => (works ? [] : refusal(503, 'unavailable')) })
  const again = await screen.findByRole('button', { name: 'Nochmal versuchen' })
  works = true
  await user.click(again)
  await screen.findByText('Noch keine Notizen.')
})
