import { focusManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from '../../lib/draft.ts'
import { sessionQuery } from '../../lib/session.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { refusal, renderAt, stubApi } from './testing.tsx'

// No delay between keystrokes, to save time.
const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  focusManager.setFocused(undefined)
})

const link = '/passwort-zuruecksetzen#user=u1&token=t1'
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test('password reset request does not reveal whether an account exists', async () => {
  const sent = stubApi({ '/users/anna@beispiel.at/forgotpassword': [200, { success: true }] })
  renderAt('/passwort-vergessen', <ForgotPasswordPage />)
  await user.type(screen.getByLabelText('E-Mail'), ' anna@beispiel.at {Enter}')
  const sentence = await screen.findByText(/^Falls es zu dieser Adresse ein Konto gibt/)
  expect(sentence.textContent).toContain('Mehr als drei Links pro Stunde schicken wir nicht')
  expect(document.activeElement?.textContent).toBe('Schau in dein Postfach')
  expect(sent).toHaveLength(1)
})

test.each([
  ['/passwort-zuruecksetzen', {}],
  [link, { '/users/u1/password/token': refusal(400, 'link_invalid', 'abgelaufen') }],
  [link, { '/users/u1/password/token': refusal(400, 'invalid_input', 'Eingabe') }],
])('a link that no longer holds (%#) offers a new one', async (address, replies) => {
  stubApi(replies)
  renderAt(address, <ResetPasswordPage />)
  expect(await screen.findByText('Dieser Link gilt nicht mehr')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Neuen Link anfordern' }).getAttribute('href')).toBe('/passwort-vergessen')
})

test('requires both passwords to match, then confirms the change', async () => {
  const sent = stubApi({
    '/users/u1/password/token': [200, { success: true }],
    '/users/u1/changepassword': [200, { success: true }],
  })
  renderAt(link, <ResetPasswordPage />)
  await user.type(await screen.findByLabelText('Neues Passwort'), 'birnenkuchen')
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), 'apfelkuchen')
  await press('Passwort speichern')
  expect(await screen.findByText('Die beiden Passwörter stimmen nicht überein.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Neues Passwort wiederholen'))
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), 'birnenkuchen')
  await press('Passwort speichern')
  expect(await screen.findByText('Dein neues Passwort gilt')).toBe(document.activeElement)
  expect(sent.at(-1)).toMatchObject({
    url: '/api/users/u1/changepassword?token=t1',
    body: { newPassword: 'birnenkuchen', newPasswordVerification: 'birnenkuchen' },
  })
})

test.each([
  ['the account itself', member.id, null],
  ['another account', 'u1', member],
])('a reset while %s is signed in keeps what is not saved', async (_whose, account, expected) => {
  const deleteDatabase = vi.fn()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  stubApi({
    [`/users/${account}/password/token`]: [200, { success: true }],
    [`/users/${account}/changepassword`]: [200, { success: true }],
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
  stubApi({ '/users/u1/password/token': [200, { success: true }] })
  renderAt(link, <ResetPasswordPage />)
  await user.type(await screen.findByLabelText('Neues Passwort'), 'birnenkuchen')
  const sent = stubApi({})
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await vi.waitFor(() => expect(screen.getByLabelText('Neues Passwort')).toHaveProperty('value', 'birnenkuchen'))
  expect(sent).toEqual([])
})

test('distinguishes an expired link from a failure', async () => {
  stubApi({
    '/users/u1/password/token': [200, { success: true }],
    '/users/u1/changepassword': refusal(400, 'link_invalid', 'abgelaufen'),
  })
  renderAt(link, <ResetPasswordPage />)
  await user.type(await screen.findByLabelText('Neues Passwort'), 'birnenkuchen')
  await user.type(screen.getByLabelText('Neues Passwort wiederholen'), 'birnenkuchen{Enter}')
  await waitFor(() => expect(screen.getByText('Dieser Link gilt nicht mehr')).toBeTruthy())
})
