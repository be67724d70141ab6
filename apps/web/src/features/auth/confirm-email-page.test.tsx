import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ConfirmEmailPage } from './confirm-email-page.tsx'

afterEach(() => {
  cleanup()
  change = null
  vi.unstubAllGlobals()
})

const confirmCall = 'POST /users/email/confirm'
const link = '/e-mail-bestaetigen#token=t1'
const unconfirmed = { ...member, emailConfirmed: false }

let change: { email: string; expiresAt: string } | null = null

function open(answer: () => unknown, user: typeof member | null = unconfirmed, at = link) {
  const calls = fakeApi({
    [confirmCall]: answer,
    'POST /users/email/resend': () => ({ success: true }),
    'POST /users/signout': () => ({ success: true }),
    'GET /users/info': () => member,
    'GET /users/email': () => ({ email: user?.email, confirmed: false, change }),
  })
  return { calls, ...renderPage(<ConfirmEmailPage />, { at, user }) }
}

const heading = () => screen.findByRole('heading', { level: 1 })
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['CONFIRMED', 'Deine Adresse ist bestätigt'],
  ['CHANGED', 'Deine neue Adresse gilt'],
  ['ALREADY_CONFIRMED', 'Deine Adresse ist schon bestätigt'],
])('confirms at once: %s', async (outcome, title) => {
  const { calls } = open(() => ({ outcome, email: 'neu@kostbar.test' }))
  expect(await findTitle(title)).toBe(document.activeElement)
  expect(screen.getByRole('status').textContent).toContain('neu@kostbar.test')
  expect(calls.filter(({ call }) => call === confirmCall)).toEqual([{ call: confirmCall, body: { token: 't1' } }])
  expect(screen.getByRole('link', { name: 'Zu deinem Bereich' }).getAttribute('href')).toBe('/profile')
})

test('asks to sign in without a session, and keeps the token in the fragment', async () => {
  const { calls } = open(() => ({}), null)
  await findTitle('Melde dich an, um deine Adresse zu bestätigen')
  const address = screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')
  expect(address).toBe('/login?weiter=%2Fe-mail-bestaetigen#token=t1')
  expect(calls).toEqual([])
})

test('offers another account for the link of another account', async () => {
  const { user, router } = open(() => refusal(403, 'link_of_other_account'))
  await findTitle('Dieser Link gehört zu einem anderen Konto')
  await user.click(screen.getByRole('button', { name: 'Konto wechseln' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.hash).toBe('#token=t1')
})

test('offers another link instead of an expired one', async () => {
  const { user } = open(() => refusal(400, 'link_invalid'))
  await findTitle('Dieser Link gilt nicht mehr')
  await user.click(screen.getByRole('button', { name: 'Neuen Link anfordern' }))
  expect(await findTitle('Schau in dein Postfach')).toBe(document.activeElement)
  expect(screen.getByText(/anna@kostbar\.test/)).toBeTruthy()
})

test.each([
  ['link_invalid', 400, 'Dieser Link gilt nicht mehr'],
  ['email_taken', 409, 'Diese Adresse gehört schon zu einem Konto'],
] as const)('leads to the settings when a change of the address fails: %s', async (code, status, title) => {
  open(() => refusal(status, code), member)
  await findTitle(title)
  const address = screen.getByRole('link', { name: 'Zu deinen Einstellungen' }).getAttribute('href')
  expect(address).toBe('/profile/einstellungen#e-mail')
})

test('leads a trainer to the second factor that is missing, and back to the link', async () => {
  open(() => refusal(403, 'second_factor_missing', 'Bitte richte zuerst den zweiten Schritt ein.'))
  await findTitle('Vorher fehlt noch ein Schritt')
  const address = screen.getByRole('link', { name: 'Zweiten Schritt einrichten' }).getAttribute('href')
  expect(address).toBe('/zweiter-schritt?weiter=%2Fe-mail-bestaetigen#token=t1')
  expect(screen.queryByRole('button', { name: 'Nochmal versuchen' })).toBeNull()
})

test('names the address to which the new link was mailed: the new one during a change', async () => {
  change = { email: 'neu@kostbar.test', expiresAt: '2026-11-23T10:00:00.000Z' }
  const { user } = open(() => refusal(400, 'link_invalid'))
  await findTitle('Dieser Link gilt nicht mehr')
  await user.click(screen.getByRole('button', { name: 'Neuen Link anfordern' }))
  await findTitle('Schau in dein Postfach')
  expect(await screen.findByText(/neu@kostbar\.test/)).toBeTruthy()
})

test('can be tried again after a failure', async () => {
  const answers = [
    refusal(500, 'unexpected', 'Es ist etwas schief gelaufen'),
    { outcome: 'CONFIRMED', email: member.email },
  ]
  const { user } = open(() => answers.shift())
  await findTitle('Wir konnten den Link nicht prüfen')
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await findTitle('Deine Adresse ist bestätigt')
})

test('an incomplete link is shown as such', async () => {
  const { calls } = open(() => ({}), member, '/e-mail-bestaetigen')
  expect((await heading()).textContent).toBe('Dieser Link ist ungültig')
  expect(calls).toEqual([])
})
