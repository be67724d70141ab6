import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { loginToInvitationPath } from '../../domain/invites/invite-links.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { LoginPage } from './login-page.tsx'

// No delay between keystrokes, to save time.
const user = userEvent.setup({ delay: null })

const session = { success: true, msg: '', expires_in: 900 }

const fillIn = async (email = 'anna@beispiel.at', password = 'birnenkuchen') => {
  await user.type(screen.getByLabelText('E-Mail'), email)
  await user.type(screen.getByLabelText('Passwort'), `${password}{Enter}`)
}

test.each([
  [refusal(400, 'wrong_credentials', 'E-Mail oder Passwort ist falsch'), 'E-Mail oder Passwort ist falsch'],
  [
    refusal(403, 'account_locked', 'Du bist nicht berechtigt dich einzuloggen. Gesperrt bis 3. Dezember 2026.'),
    'Du bist nicht berechtigt dich einzuloggen. Gesperrt bis 3. Dezember 2026.',
  ],
  [refusal(500, 'unexpected', 'irgendwas'), 'Es ist etwas schief gelaufen'],
])('says why a sign-in was refused (%#) and keeps what was typed', async (reply, sentence) => {
  fakeApi({ 'POST /users/signin': () => reply })
  renderPage(<LoginPage />, { at: '/login', user: null })
  await fillIn()
  expect(await screen.findByText(sentence, { selector: 'form *' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Passwort').value).toBe('birnenkuchen')
})

test('validates before submitting, and focuses the first invalid field', async () => {
  const calls = fakeApi({})
  renderPage(<LoginPage />, { at: '/login', user: null })
  await fillIn('anna@', 'x')
  const email = screen.getByLabelText('E-Mail')
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Bitte gib eine gültige E-Mail Adresse an.')).toBeTruthy()
  expect(document.activeElement).toBe(email)
  expect(calls).toEqual([])
})

test('with a mouse, the first field has the focus at once, and does not take it back from another field', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media === '(pointer: fine)' }))
  renderPage(<LoginPage />, { at: '/login', user: null })
  expect(document.activeElement).toBe(screen.getByLabelText('E-Mail'))
  const password = screen.getByLabelText('Passwort')
  password.focus()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(password)
})

test.each([
  ['/login', '/profile'],
  ['/login?weiter=%2Fprofile%2Feinstellungen', '/profile/einstellungen'],
  ['/login?weiter=%2F%2Fboese.example', '/profile'],
])('a sign-in at %s leads to %s', async (address, destination) => {
  const calls = fakeApi({ 'POST /users/signin': () => session })
  const { router } = renderPage(<LoginPage />, { at: address, user: null })
  await fillIn(' anna@beispiel.at ')
  await waitFor(() => expect(router.state.location.pathname).toBe(destination))
  expect(calls[0]?.body).toEqual({ email: 'anna@beispiel.at', password: 'birnenkuchen' })
})

test.each([
  [loginToInvitationPath('t1'), '/signup#inviteId=t1'],
  ['/login?weiter=%2Fsale', '/signup?weiter=%2Fsale'],
  ['/login?weiter=%2Faccept-invite', '/signup?weiter=%2Faccept-invite'],
])('who signs up instead at %s is led to %s', (address, destination) => {
  renderPage(<LoginPage />, { at: address, user: null })
  expect(screen.getByRole('link', { name: 'Jetzt registrieren' }).getAttribute('href')).toBe(destination)
})

test('ignores a second submit', async () => {
  const answer = Promise.withResolvers<unknown>()
  const calls = fakeApi({ 'POST /users/signin': () => answer.promise })
  renderPage(<LoginPage />, { at: '/login', user: null })
  await fillIn()
  await user.type(screen.getByLabelText('Passwort'), '{Enter}')
  await user.click(screen.getByRole('button', { name: /Einen Moment/ }))
  expect(calls).toHaveLength(1)
  answer.resolve(session)
})

describe('with a second factor', () => {
  const required = () => refusal(403, 'second_factor_required', 'Bitte gib jetzt den Code ein.')
  const wrong = () => refusal(400, 'invalid_input', 'Nein', { code: 'Dieser Code stimmt nicht.' })
  const code = () => screen.findByLabelText<HTMLInputElement>('Code')

  test('asks for the code after the password, and sends both with the same call', async () => {
    const replies = [required(), wrong(), session]
    const calls = fakeApi({ 'POST /users/signin': () => replies.shift() })
    const { router } = renderPage(<LoginPage />, { at: '/login', user: null })
    await fillIn()
    const field = await code()
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    await user.type(field, '12{Enter}')
    await screen.findByText('Bitte gib die 6 Ziffern aus deiner App ein, oder einen Wiederherstellungscode.')
    expect(calls).toHaveLength(1)
    await user.clear(field)
    await user.type(field, '123 456{Enter}')
    await screen.findByText('Dieser Code stimmt nicht.')
    await user.clear(field)
    await user.type(field, 'abcd-efgh-ijkl-mnop{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile'))
    expect(calls.map(({ body }) => body).slice(0, 3)).toEqual([
      { email: 'anna@beispiel.at', password: 'birnenkuchen' },
      { email: 'anna@beispiel.at', password: 'birnenkuchen', code: '123 456' },
      { email: 'anna@beispiel.at', password: 'birnenkuchen', code: 'abcd-efgh-ijkl-mnop' },
    ])
  })

  test('leads back to the password', async () => {
    fakeApi({ 'POST /users/signin': required })
    renderPage(<LoginPage />, { at: '/login', user: null })
    await fillIn()
    await code()
    await user.click(screen.getByRole('button', { name: 'Mit einem anderen Konto anmelden' }))
    expect(screen.getByLabelText<HTMLInputElement>('Passwort').value).toBe('')
  })
})
