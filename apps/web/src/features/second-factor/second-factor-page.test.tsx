import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { SecondFactorPage } from './second-factor-page.tsx'

const open = () => {
  const calls = fakeApi({
    'GET /users/info': () => member,
    'GET /sessions': () => [],
    'POST /users/second-factor/set-up': () => ({ secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Kostbar:anna' }),
    'POST /users/second-factor/confirm': () => ({ recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] }),
    'POST /users/signout': () => ({ success: true }),
  })
  return { ...renderPage(<SecondFactorPage />, { at: '/zweiter-schritt?weiter=%2Fclient-management' }), calls }
}

test('cannot be skipped, and leads to the page that was asked for', async () => {
  const { user, router } = open()
  screen.getByRole('heading', { name: 'Noch ein Schritt zu deiner Sicherheit' })
  expect(screen.queryByRole('button', { name: 'Abbrechen' })).toBeNull()
  await user.type(screen.getByLabelText('Aktuelles Passwort'), 'birnenkuchen{Enter}')
  await user.type(await screen.findByLabelText('Code aus der App'), '123456{Enter}')
  await user.click(await screen.findByRole('checkbox', { name: 'Ich habe die Codes aufbewahrt.' }))
  // The printout names the site and the account.
  const printed = within(
    screen.getByText('AAAA-BBBB-CCCC-DDDD').closest<HTMLElement>('[data-printed]') ?? expect.fail(),
  )
  expect(printed.getByText(/^localhost:3000, Konto anna@kostbar\.test, erstellt am /)).toBeTruthy()
  expect(printed.queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Fertig' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/client-management'))
})

test('signing out asks about recovery codes that are not stored', async () => {
  const { user, router, calls } = open()
  await user.type(screen.getByLabelText('Aktuelles Passwort'), 'birnenkuchen{Enter}')
  await user.type(await screen.findByLabelText('Code aus der App'), '123456{Enter}')
  await screen.findByText('AAAA-BBBB-CCCC-DDDD')
  await user.click(screen.getByRole('button', { name: 'Ausloggen' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Codes nicht aufbewahrt?' }))
  expect(calls.map(({ call }) => call)).not.toContain('POST /users/signout')
  await user.click(question.getByRole('button', { name: 'Ohne Codes weiter' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('lets staff sign out instead', async () => {
  const { user, router, calls } = open()
  await user.click(screen.getByRole('button', { name: 'Ausloggen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(calls.map(({ call }) => call)).toContain('POST /users/signout')
})
