import type { CheckInForm, CheckInFormInput } from '@kostbar/contracts/check-ins/schemas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeCall, fakeApi, refusal } from '../../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../../lib/testing/render-page.tsx'
import { questions } from '../testing/check-in.ts'
import { CheckInFormsPage } from './check-in-forms-page.tsx'
// Preload the lazy panel.
import './form-slide-over.tsx'

const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
const stored: CheckInForm = { id: 'f1', name: 'Standard', questions, version: 3, clientCount: 2 }

const renderForms = () => renderPage(<CheckInFormsPage />, { user: trainer, at: '/wochenrueckblicke/boegen' })

const sentTo = (calls: readonly FakeCall[], call: string) =>
  calls.find((made) => made.call === call)?.body as CheckInFormInput & { version?: number }

const texts = (form: CheckInFormInput) => form.questions.map(({ text }) => text)

test('lists the forms with their numbers of questions and clients', async () => {
  fakeApi({ 'GET /check-in-forms': () => [stored, { ...stored, id: 'f2', name: 'Kurz', clientCount: 0 }] })
  renderForms()
  const rows = within(await screen.findByRole('list', { name: 'Deine Bögen' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('4 Fragen, für 2 Personen')
  expect(rows[1]?.textContent).toContain('4 Fragen, noch für niemanden')
})

test('a new form starts with six questions, which can be changed, added, moved and removed', async () => {
  const calls = fakeApi({ 'GET /check-in-forms': () => [], 'POST /check-in-forms': () => stored })
  const { user } = renderForms()
  await screen.findByRole('heading', { name: 'Noch kein Bogen' })
  await user.click(screen.getByRole('button', { name: 'Neuer Bogen' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Start')
  expect(screen.getAllByRole('textbox', { name: /^Frage \d/ })).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Frage 2 nach oben' }))
  await screen.findByText('Jetzt ist es Frage 1.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Frage 1 nach oben' }))
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Frage 6 entfernen' }))
  await user.click(screen.getByRole('button', { name: 'Frage hinzufügen' }))
  await user.type(screen.getByRole('textbox', { name: /^Frage 6/ }), 'Wie viel wiegst du?')
  fireEvent.change(screen.getAllByLabelText('Art der Antwort')[5] as HTMLElement, { target: { value: 'NUMBER' } })
  fireEvent.change(await screen.findByLabelText('Einheit'), { target: { value: 'kg' } })
  await screen.findByText('Wer „Ohne Zahlen“ eingeschaltet hat, bekommt diese Frage nicht.')
  await user.click(screen.getByRole('button', { name: 'Bogen speichern' }))
  await screen.findByText('Der Bogen ist gespeichert.')
  const sent = sentTo(calls, 'POST /check-in-forms')
  expect(sent.name).toBe('Start')
  expect(texts(sent).slice(0, 2)).toEqual([
    'Wie gut hat der Plan in deinen Alltag gepasst?',
    'Wie zufrieden bist du mit deiner Woche?',
  ])
  expect(sent.questions[5]).toMatchObject({
    kind: 'NUMBER',
    text: 'Wie viel wiegst du?',
    unit: 'kg',
    isRequired: false,
  })
  expect(new Set(sent.questions.map(({ id }) => id)).size).toBe(6)
})

test('shows what is missing at its field', async () => {
  fakeApi({ 'GET /check-in-forms': () => [] })
  const { user } = renderForms()
  await user.click(await screen.findByRole('button', { name: 'Neuer Bogen' }))
  await user.clear(await screen.findByRole('textbox', { name: /^Frage 3/ }))
  await user.click(screen.getByRole('button', { name: 'Bogen speichern' }))
  await screen.findByText('Bitte gib dem Bogen einen Namen.')
  screen.getByText('Bitte schreib eine Frage.')
  for (const _ of Array.from({ length: 6 })) await user.click(screen.getByRole('button', { name: 'Frage 1 entfernen' }))
  await user.click(screen.getByRole('button', { name: 'Bogen speichern' }))
  await screen.findByText('Ein Bogen hat mindestens eine Frage und höchstens 12.')
})

test('a form has at most twelve questions', async () => {
  fakeApi({ 'GET /check-in-forms': () => [] })
  const { user } = renderForms()
  await user.click(await screen.findByRole('button', { name: 'Neuer Bogen' }))
  for (const _ of Array.from({ length: 6 }))
    await user.click(await screen.findByRole('button', { name: 'Frage hinzufügen' }))
  await screen.findByText('Ein Bogen hat höchstens 12 Fragen.')
  expect(screen.queryByRole('button', { name: 'Frage hinzufügen' })).toBeNull()
})

test('changes a form with its version; a change elsewhere is shown and replaced only when saved again', async () => {
  const newer = { ...stored, name: 'Neu', version: 4, questions: [{ ...questions[0], text: 'Wie geht es dir heute?' }] }
  const calls = fakeApi({
    'GET /check-in-forms': () => [stored],
    'POST /check-in-forms/f1': ({ body }) =>
      (body as { version: number }).version === 4
        ? { ...stored, version: 5 }
        : Response.json(
            { success: false, code: 'changed_meanwhile', msg: 'Geändert', current: newer },
            { status: 409 },
          ),
  })
  const { user } = renderForms()
  await user.click(await screen.findByRole('button', { name: 'Bogen „Standard“ bearbeiten' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), ' 2')
  await user.click(screen.getByRole('button', { name: 'Bogen speichern' }))
  await screen.findByText('Wie geht es dir heute?')
  expect(sentTo(calls, 'POST /check-in-forms/f1')).toMatchObject({ name: 'Standard 2', version: 3, questions })
  await user.click(screen.getByRole('button', { name: 'Bogen speichern' }))
  await screen.findByText('Der Bogen ist gespeichert.')
})

test('a name that exists is refused at its field', async () => {
  fakeApi({
    'GET /check-in-forms': () => [stored],
    'POST /check-in-forms/f1': () => refusal(400, 'invalid_input', 'Prüfe das', { name: 'So heißt schon ein Bogen.' }),
  })
  const { user } = renderForms()
  await user.click(await screen.findByRole('button', { name: 'Bogen „Standard“ bearbeiten' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '2')
  await user.click(screen.getByRole('button', { name: 'Bogen speichern' }))
  await screen.findByText('So heißt schon ein Bogen.')
})

test('a form that was closed while it was being saved does not close the next one; nothing is typed meanwhile', async () => {
  const answer = Promise.withResolvers<CheckInForm>()
  fakeApi({ 'GET /check-in-forms': () => [stored], 'POST /check-in-forms/f1': () => answer.promise })
  const { user } = renderForms()
  await user.click(await screen.findByRole('button', { name: 'Bogen „Standard“ bearbeiten' }))
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  await user.type(name, ' 2{Enter}')
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveProperty('readOnly', true)
  const questions = screen.getAllByRole('listitem').length
  await user.click(screen.getByRole('button', { name: 'Frage hinzufügen' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(questions)
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Neuer Bogen' }))
  await screen.findByRole('textbox', { name: /^Name/ })
  answer.resolve(stored)
  await screen.findByText('Der Bogen ist gespeichert.')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('asks before unsaved changes are left behind', async () => {
  fakeApi({ 'GET /check-in-forms': () => [stored] })
  const { user, router } = renderForms()
  await user.click(await screen.findByRole('button', { name: 'Bogen „Standard“ bearbeiten' }))
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), '2')
  void router.navigate('/profile')
  await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' })
})

test('deletes a form after a question, and shows why one in use stays', async () => {
  let isInUse = true
  fakeApi({
    'GET /check-in-forms': () => (isInUse ? [stored] : []),
    'DELETE /check-in-forms/f1': () =>
      isInUse ? refusal(409, 'form_in_use', '2 Personen bekommen diesen Bogen.') : { success: true },
  })
  const { user } = renderForms()
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Bogen „Standard“ löschen' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Löschen' }))
  }
  await remove()
  await screen.findByText('2 Personen bekommen diesen Bogen.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  isInUse = false
  await remove()
  await screen.findByText('Der Bogen ist gelöscht.')
})
