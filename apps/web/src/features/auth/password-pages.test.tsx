import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from '../../lib/draft.ts'
import { sessionQuery } from '../../lib/session.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'

// No delay between keystrokes, to save time.
const user = userEvent.setup({ delay: null })

afterEach(() => {
  vi.restoreAllMocks()
})

const link = '/passwort-zuruecksetzen#user=u1&token=t1'
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test('password reset request does not reveal whether an account exists', async () => {
  const calls = fakeApi({ 'GET /users/anna%40beispiel.at/forgotpassword': () => ({ success: true }) })
  renderPage(<ForgotPasswordPage />, { at: '/passwort-vergessen', user: null })
  await user.type(screen.getByLabelText('E-Mail'), ' anna@beispiel.at {Enter}')
  const sentence = await screen.findByText(/^Falls es zu dieser Adresse ein Konto gibt/)
  expect(sentence.textContent).toContain('Mehr als drei Links pro Stunde schicken wir nicht')
  expect(document.activeElement?.textContent).toBe('Schau in dein Postfach')
  expect(calls).toHaveLength(1)
})

test.each([
  ['/passwort-zuruecksetzen', {}],
  [link, { 'GET /users/u1/password/token': () => refusal(400, 'link_invalid') }],
  [link, { 'GET /users/u1/password/token': () => refusal(400, 'invalid_input') }],
])('a link that no longer holds (%#) offers a new one', async (address, answers) => {
  fakeApi(answers)
  renderPage(<ResetPasswordPage />, { at: address, user: null })
  expect(await screen.findByText('Dieser Link gilt nicht mehr')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Neuen Link anfordern' }).getAttribute('href')).toBe('/passwort-vergessen')
})

test('requires both passwords to match, then confirms the change', async () => {
  const calls = fakeApi({
    'GET /users/u1/password/token': () => ({ success: true }),
    'POST /users/u1/changepassword': () => ({ success: true }),
  })
  renderPage(<ResetPasswordPage />, { at: link, user: null })
  await user.type(await screen.findByLabelText('Neues Passwort'), 'birnenkuchen')
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), 'apfelkuchen')
  await press('Passwort speichern')
  expect(await screen.findByText('Die beiden Passwörter stimmen nicht überein.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Neues Passwort wiederholen'))
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), 'birnenkuchen')
  await press('Passwort speichern')
  expect(await screen.findByText('Dein neues Passwort gilt')).toBe(document.activeElement)
  expect(calls.at(-1)).toMatchObject({
    call: 'POST /users/u1/changepassword?token=t1',
    body: { newPassword: 'birnenkuchen', newPasswordVerification: 'birnenkuchen' },
  })
})

test.each([
  ['the account itself', member.id, null],
  ['another account', 'u1', member],
])('a reset while %s is signed in keeps what is not saved', async (_whose, account, expected) => {
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  fakeApi({
    [`GET /users/${account}/password/token`]: () => ({ success: true }),
    [`POST /users/${account}/changepassword`]: () => ({ success: true }),
  })
  writeDraft('message', 'Hallo')
  const { queries } = renderPage(<ResetPasswordPage />, { at: `/passwort-zuruecksetzen#user=${account}&token=t1` })
  await user.type(await screen.findByLabelText('Neues Passwort'), 'birnenkuchen')
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), 'birnenkuchen{Enter}')
  await screen.findByText('Dein neues Passwort gilt')
  await waitFor(() => expect(queries.getQueryData(sessionQuery.queryKey)).toEqual(expected))
  expect([readDraft('message'), deleteDatabase.mock.calls]).toEqual(['Hallo', []])
})

test('keeps input when the window regains the focus', async () => {
  fakeApi({ 'GET /users/u1/password/token': () => ({ success: true }) })
  renderPage(<ResetPasswordPage />, { at: link, user: null })
  await user.type(await screen.findByLabelText('Neues Passwort'), 'birnenkuchen')
  const calls = fakeApi({})
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await vi.waitFor(() => expect(screen.getByLabelText('Neues Passwort')).toHaveProperty('value', 'birnenkuchen'))
  expect(calls).toEqual([])
})

test('distinguishes an expired link from a failure', async () => {
  fakeApi({
    'GET /users/u1/password/token': () => ({ success: true }),
    'POST /users/u1/changepassword': () => refusal(400, 'link_invalid'),
  })
  renderPage(<ResetPasswordPage />, { at: link, user: null })
  await user.type(await screen.findByLabelText('Neues Passwort'), 'birnenkuchen')
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), 'birnenkuchen{Enter}')
  await waitFor(() => expect(screen.getByText('Dieser Link gilt nicht mehr')).toBeTruthy())
})
