import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openInvitation } from '../../domain/invites/testing/invitation.ts'
import { deleteCookie } from '../../lib/delete-cookie.ts'
import { markerCookie } from '../../lib/session.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage, setMarkerCookie } from '../../lib/testing/render-page.tsx'
import { SignupPage } from './signup-page.tsx'
import { TrainerSignupPage } from './trainer-signup-page.tsx'

// No delay between keystrokes, to save time.
const user = userEvent.setup({ delay: null })

const session = { success: true, msg: '', access_token: 'a', refresh_token: 'r', expires_in: 900 }

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

/** Calls that registered somebody; step 1 is checked by another call before. */
const registrations = (calls: readonly FakeCall[]) => calls.filter(({ call }) => call.endsWith('/signup'))

async function fillStepOne() {
  if (value('Vorname') === '') await user.type(screen.getByLabelText('Vorname'), 'Anna')
  await user.type(screen.getByLabelText('E-Mail'), 'anna@beispiel.at')
  await user.type(screen.getByLabelText('Passwort'), 'birnenkuchen')
  await press('Weiter')
  await screen.findByRole('button', { name: /^Registrieren/ })
}

async function fillStepTwo() {
  await user.type(screen.getByLabelText('Telefonnummer'), '0660 1234567')
  await user.click(screen.getByRole('checkbox', { name: /AGB/ }))
}

test('opens step 2 only when step 1 is valid', async () => {
  fakeApi({})
  renderPage(<SignupPage />, { at: '/signup', user: null })
  await user.type(screen.getByLabelText('E-Mail'), 'anna@beispiel.at')
  await user.type(screen.getByLabelText('Passwort'), 'kurz')
  await press('Weiter')
  expect(await screen.findByText('Bitte gib deinen Vornamen an.')).toBeTruthy()
  expect(screen.getByText('Das Passwort muss mindestens 8 Zeichen lang sein.')).toBeTruthy()
  expect(screen.getByText('Schritt 1 von 2')).toBeTruthy()
})

test('a password that is too easy is refused in step 1', async () => {
  const msg = 'Bitte prüfe deine Angaben.'
  const easy = refusal(400, 'invalid_input', msg, { password: 'Dieses Passwort verwenden sehr viele Menschen.' })
  const answers = [easy, { success: true }]
  const calls = fakeApi({ 'POST /users/signup/check': () => answers.shift() ?? expect.fail() })
  renderPage(<SignupPage />, { at: '/signup', user: null })
  await user.type(screen.getByLabelText('Vorname'), 'Anna')
  await user.type(screen.getByLabelText('E-Mail'), 'anna@beispiel.at')
  await user.type(screen.getByLabelText('Passwort'), 'sunshine1')
  await press('Weiter')
  expect(await screen.findByText('Dieses Passwort verwenden sehr viele Menschen.')).toBeTruthy()
  expect(screen.getByText('Schritt 1 von 2')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Passwort'))
  await user.keyboard('-birnenkuchen')
  await press('Weiter')
  expect(await screen.findByText('Schritt 2 von 2')).toBeTruthy()
  expect(calls.map(({ body }) => (body as { password: string }).password)).toEqual([
    'sunshine1',
    'sunshine1-birnenkuchen',
  ])
})

test('step 2 opens also when step 1 cannot be checked', async () => {
  fakeApi({ 'POST /users/signup/check': () => refusal(429, 'too_many_requests', 'Bitte warte kurz.') })
  renderPage(<SignupPage />, { at: '/signup', user: null })
  await fillStepOne()
  expect(screen.getByText('Schritt 2 von 2')).toBeTruthy()
  expect(screen.queryByText('Bitte warte kurz.')).toBeNull()
})

test('browser back returns to step 1, and both steps keep their input', async () => {
  fakeApi({})
  const { router } = renderPage(<SignupPage />, { at: '/signup', user: null })
  await fillStepOne()
  await user.type(screen.getByLabelText('Telefonnummer'), '0660')
  await act(() => router.navigate(-1))
  expect(await screen.findByText('Schritt 1 von 2')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/signup')
  expect([value('Vorname'), value('E-Mail'), value('Passwort')]).toEqual(['Anna', 'anna@beispiel.at', 'birnenkuchen'])
  await press('Weiter')
  expect(await screen.findByText('Schritt 2 von 2')).toBeTruthy()
  expect(value('Telefonnummer')).toBe('0660')
  await press('Zurück')
  expect(await screen.findByText('Schritt 1 von 2')).toBeTruthy()
})

test('returns to step 1 also after a reload in step 2', async () => {
  fakeApi({ 'POST /users/signup': () => refusal(409, 'email_taken', 'E-Mail wird bereits verwendet.') })
  const { router } = renderPage(<SignupPage />, { at: '/signup', user: null })
  await act(() => router.navigate('/signup', { state: { step: 2 } }))
  await fillStepOne()
  await fillStepTwo()
  await press('Registrieren')
  expect(await screen.findByText('Schritt 1 von 2')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/signup')
})

test('requires the terms; the newsletter is checked by default', async () => {
  const calls = fakeApi({})
  renderPage(<SignupPage />, { at: '/signup', user: null })
  await fillStepOne()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Newsletter/ }).checked).toBe(true)
  await press('Registrieren')
  expect(await screen.findByText('Bitte stimme den AGB zu und lies die Datenschutzerklärung.')).toBeTruthy()
  expect(screen.getByText('Gib eine gültige Telefonnummer an.')).toBeTruthy()
  expect(registrations(calls)).toEqual([])
})

test('accepts an invitation with the registration, once consent is given', async () => {
  const calls = fakeApi({ 'GET /invites/einladung': () => openInvitation, 'POST /users/signup': () => session })
  const { router } = renderPage(<SignupPage />, { at: '/signup#inviteId=einladung', user: null })
  await screen.findByText(/Theresa lädt dich ein/)
  expect(value('Vorname')).toBe('Anna')
  await fillStepOne()
  await fillStepTwo()
  await press('Registrieren & Einladung akzeptieren')
  await screen.findByText('Bitte lies die Einwilligung und stimme ihr zu.')
  await user.click(screen.getByRole('checkbox', { name: /willige ein/ }))
  await press('Registrieren & Einladung akzeptieren')
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(registrations(calls)[0]?.body).toEqual({
    firstName: 'Anna',
    email: 'anna@beispiel.at',
    password: 'birnenkuchen',
    phoneNumber: '0660 1234567',
    newsletter: true,
    inviteId: 'einladung',
    inviteConsent: '2026-11',
  })
})

test('an unknown or closed invitation is said, and the registration accepts none', async () => {
  const refused = refusal(400, 'link_invalid', 'Diesen Einladungslink kennen wir nicht.')
  const calls = fakeApi({ 'GET /invites/garbage': () => refused, 'POST /users/signup': () => session })
  const { router } = renderPage(<SignupPage />, { at: '/signup#inviteId=garbage', user: null })
  await screen.findByText(/Diesen Einladungslink kennen wir nicht/)
  await fillStepOne()
  await fillStepTwo()
  expect(screen.queryByRole('button', { name: /Einladung/ })).toBeNull()
  await press('Registrieren')
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(registrations(calls)[0]?.body).not.toHaveProperty('inviteId')
})

test('an invitation that closes meanwhile is said, and the next attempt registers without it', async () => {
  const closed = { ...openInvitation, state: 'REVOKED', stateText: 'Theresa hat diese Einladung zurückgezogen.' }
  const invitations = [openInvitation, closed]
  const answers = [refusal(409, 'invite_closed', closed.stateText), session]
  const calls = fakeApi({
    'GET /invites/einladung': () => invitations.shift(),
    'POST /users/signup': () => answers.shift() ?? expect.fail(),
  })
  const { router } = renderPage(<SignupPage />, { at: '/signup#inviteId=einladung', user: null })
  await screen.findByText(/Theresa lädt dich ein/)
  await fillStepOne()
  await fillStepTwo()
  await user.click(screen.getByRole('checkbox', { name: /willige ein/ }))
  await press('Registrieren & Einladung akzeptieren')
  await screen.findByText(/nur ohne diese Einladung/)
  expect(screen.queryByRole('checkbox', { name: /willige ein/ })).toBeNull()
  await press('Registrieren')
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(calls.at(-1)?.body).not.toHaveProperty('inviteId')
})

test('a consent in a new version is given anew', async () => {
  const updated = { ...openInvitation, consent: { ...openInvitation.consent, version: '2026-12' } }
  const invitations = [openInvitation, updated]
  const answers = [refusal(409, 'consent_outdated', 'Die Einwilligung hat sich geändert.'), session]
  const calls = fakeApi({
    'GET /invites/einladung': () => invitations.shift(),
    'POST /users/signup': () => answers.shift() ?? expect.fail(),
  })
  const { router } = renderPage(<SignupPage />, { at: '/signup#inviteId=einladung', user: null })
  await screen.findByText(/Theresa lädt dich ein/)
  await fillStepOne()
  await fillStepTwo()
  const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /willige ein/ })
  await user.click(consent)
  await press('Registrieren & Einladung akzeptieren')
  await screen.findByText('Die Einwilligung hat sich geändert.', { selector: 'form *' })
  expect(consent.checked).toBe(false)
  await user.click(consent)
  await press('Registrieren & Einladung akzeptieren')
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(calls.at(-1)?.body).toMatchObject({ inviteConsent: '2026-12' })
})

test('a proposal is not offered to a new account', async () => {
  fakeApi({ 'GET /invites/vorschlag': () => ({ ...openInvitation, isProposal: true }) })
  renderPage(<SignupPage />, { at: '/signup#inviteId=vorschlag', user: null })
  await screen.findByText(/Diese Einladung gilt für ein anderes Konto/)
  expect(screen.queryByText(/lädt dich ein/)).toBeNull()
})

test('a taken e-mail address returns to its field in step 1', async () => {
  fakeApi({ 'POST /users/signup': () => refusal(409, 'email_taken', 'E-Mail wird bereits verwendet.') })
  renderPage(<SignupPage />, { at: '/signup', user: null })
  await fillStepOne()
  await fillStepTwo()
  await press('Registrieren')
  expect(await screen.findByText('Schritt 1 von 2')).toBeTruthy()
  expect(await screen.findByText('E-Mail wird bereits verwendet.', { selector: 'form *' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-Mail')))
})

test('shows a failure in step 2 and keeps the input', async () => {
  fakeApi({ 'POST /users/signup': () => refusal(500, 'unexpected', 'irgendwas') })
  renderPage(<SignupPage />, { at: '/signup', user: null })
  await fillStepOne()
  await fillStepTwo()
  await press('Registrieren')
  expect(await screen.findByText('Es ist etwas schief gelaufen', { selector: 'form *' })).toBeTruthy()
  expect(value('Telefonnummer')).toBe('0660 1234567')
})

test('does not register twice when the session cannot be loaded afterwards', async () => {
  setMarkerCookie()
  const calls = fakeApi({
    'POST /users/signup': () => session,
    'GET /users/info': () => refusal(500, 'unexpected', 'irgendwas'),
  })
  const { router } = renderPage(<SignupPage />, { at: '/signup', user: null })
  await fillStepOne()
  await fillStepTwo()
  await press('Registrieren')
  await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
  expect(registrations(calls)).toHaveLength(1)
  deleteCookie(markerCookie)
})

test('registers trainers at their own endpoint', async () => {
  const calls = fakeApi({ 'POST /users/trainer/signup': () => session })
  renderPage(<TrainerSignupPage />, { at: '/trainer/signup', user: null })
  await fillStepOne()
  await fillStepTwo()
  await press('Registrieren')
  await waitFor(() => expect(registrations(calls)[0]?.call).toBe('POST /users/trainer/signup'))
})
