import { screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { PersonForm } from './person-form.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import '../../ui/confirm-dialog.tsx'

function open(answer: () => unknown = () => ({ success: true })) {
  const calls = fakeApi({ 'POST /users/profile': answer, 'GET /users/info': () => ({ ...member, firstName: 'Anni' }) })
  const page = renderPage(
    <>
      <h2 id="daten-titel" tabIndex={-1}>
        Deine Daten
      </h2>
      <PersonForm user={member} sectionId="daten" />
      <Link to="/profile">Übersicht</Link>
    </>,
    { at: '/profile/einstellungen' },
  )
  return { ...page, calls }
}

const firstName = () => screen.getByLabelText('Vorname')
const save = () => screen.getByRole('button', { name: 'Daten speichern' })

test('saves changes and confirms with a toast', async () => {
  const { user, calls } = open()
  expect(save().getAttribute('aria-disabled')).toBe('true')
  await user.clear(firstName())
  await user.type(firstName(), 'Anni')
  await user.clear(screen.getByLabelText(/^Nachname/))
  await user.click(save())
  await screen.findByText('Deine Daten wurden gespeichert.')
  expect(calls[0]?.body).toEqual({ firstName: 'Anni', lastName: null, phoneNumber: '+43 660 1234567' })
  await waitFor(() => expect(save().getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(save())
})

test('shows field errors, also those of the API', async () => {
  const fields = { phoneNumber: 'Diese Nummer gibt es nicht.' }
  const { user } = open(() => refusal(400, 'invalid_input', 'Bitte überprüfe deine Eingabe.', fields))
  await user.clear(firstName())
  await user.click(save())
  await screen.findByText('Bitte gib deinen Vornamen an.')
  await user.type(firstName(), 'Anni')
  await user.click(save())
  await screen.findByText('Diese Nummer gibt es nicht.')
  expect(document.activeElement).toBe(screen.getByLabelText('Telefonnummer'))
})

test('confirms before leaving with unsaved changes, and keeps them on cancel', async () => {
  const { user, router } = open()
  await user.type(firstName(), 'x')
  await user.click(screen.getByRole('link', { name: 'Übersicht' }))
  await screen.findByText('Änderungen verwerfen?')
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(router.state.location.pathname).toBe('/profile/einstellungen')
  expect(firstName()).toHaveProperty('value', 'Annax')
  await user.click(screen.getByRole('link', { name: 'Übersicht' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Verwerfen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
})

test('discards unsaved changes', async () => {
  const { user, router } = open()
  await user.type(firstName(), 'x')
  await user.click(screen.getByRole('button', { name: 'Verwerfen' }))
  expect(firstName()).toHaveProperty('value', 'Anna')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Deine Daten' })))
  await user.click(screen.getByRole('link', { name: 'Übersicht' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
})
