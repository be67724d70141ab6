import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-DDD${'ABCDEFGHIJ'[index]}`)
const off = { active: false, since: null, recoveryCodesLeft: 0, required: false }
const active = { active: true, since: '2026-11-20T10:00:00.000Z', recoveryCodesLeft: 10, required: false }

/**
 * Renders the section with a fake API that checks the password and the code.
 * @param code the only valid code
 * @param answers instead of those of the fake API
 */
function open(initial: typeof off | typeof active, code = '123456', answers: Parameters<typeof fakeApi>[0] = {}) {
  let state = initial
  const check = (body: unknown) => {
    const command = body as { code?: string; currentPassword?: string }
    if (command.currentPassword === 'falsch')
      return refusal(400, 'invalid_input', 'Nein', { currentPassword: 'Das ist nicht dein derzeitiges Passwort.' })
    if (command.code !== undefined && command.code !== code)
      return refusal(400, 'invalid_input', 'Nein', { code: 'Dieser Code stimmt nicht.' })
    return undefined
  }
  const answer = (value: unknown, next?: typeof state) => (call: { body: unknown }) => {
    const refused = check(call.body)
    if (!refused && next) state = next
    return refused ?? value
  }
  const calls = fakeApi({
    'GET /users/second-factor': () => state,
    'GET /users/info': () => member,
    'GET /sessions': () => [],
    'POST /users/second-factor/set-up': answer({ secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Kostbar:anna' }),
    'POST /users/second-factor/confirm': answer({ recoveryCodes: codes }, active),
    'POST /users/second-factor/recovery-codes': answer({ recoveryCodes: codes }, active),
    'POST /users/second-factor/disable': answer({ success: true }, off),
    ...answers,
  })
  return { ...renderPage(<SecondFactorSection id="zweiter-schritt" />), calls }
}

const button = (name: string) => screen.findByRole('button', { name })

test('is set up with password, QR code or key, a first code, and stored recovery codes', async () => {
  const { user } = open(off)
  await user.click(await button('Einrichten'))
  const password = screen.getByLabelText('Aktuelles Passwort')
  expect(document.activeElement).toBe(password)
  await user.type(password, 'falsch{Enter}')
  await screen.findByText('Das ist nicht dein derzeitiges Passwort.')
  await user.clear(password)
  await user.type(password, 'birnenkuchen{Enter}')
  await screen.findByRole('img', { name: 'QR-Code für deine Authenticator-App' })
  screen.getByText('ABCD EFGH IJKL MNOP')
  expect(document.activeElement).toBe(screen.getByRole('list'))
  const code = screen.getByLabelText('Code aus der App')
  // There are no recovery codes yet.
  await user.type(code, 'abcd-efgh-ijkl-mnop{Enter}')
  await screen.findByText('Bitte gib die 6 Ziffern aus deiner App ein.')
  await user.clear(code)
  await user.type(code, '000000{Enter}')
  await screen.findByText('Dieser Code stimmt nicht.')
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Deine Wiederherstellungscodes' }))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes)
  expect(await button('Fertig')).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: 'Ich habe die Codes aufbewahrt.' }))
  await user.click(await button('Fertig'))
  await screen.findByText('Eingerichtet am 20. November 2026')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Zweiter Schritt'))
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
})

test('a lost answer to the first code leaves the second step on, and leads to new recovery codes', async () => {
  const { user } = open(off)
  const api = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await api(url, init)
    if (!url.endsWith('/confirm')) return answer
    vi.stubGlobal('fetch', async (next: string, request: RequestInit) =>
      next.endsWith('/confirm')
        ? Response.json({ success: false, code: 'second_factor_active', msg: 'Schon eingerichtet.' }, { status: 409 })
        : api(next, request),
    )
    throw new TypeError('Failed to fetch')
  })
  await user.click(await button('Einrichten'))
  await user.type(screen.getByLabelText('Aktuelles Passwort'), 'birnenkuchen{Enter}')
  await user.type(await screen.findByLabelText('Code aus der App'), '123456{Enter}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveProperty('disabled', false))
  await user.click(await button('Einschalten'))
  await screen.findByText(/Hol dir in den Einstellungen neue/)
  await button('Neue Codes')
})

test.each([
  ['Neue Codes', 'POST /users/second-factor/recovery-codes', ['Code'], 'Neue Codes zeigen'],
  ['Ausschalten', 'POST /users/second-factor/disable', ['Aktuelles Passwort', 'Code'], 'Zweiten Schritt ausschalten'],
])('%s cannot be cancelled while it is under way', async (action, call, fields, submit) => {
  const { user } = open(active, '123456', { [call]: () => new Promise(() => undefined) })
  await user.click(await button(action))
  for (const label of fields) await user.type(screen.getByLabelText(label), '123456')
  await user.click(await button(submit))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveProperty('disabled', true))
})

test('recovery codes that are not stored hold back leaving the page', async () => {
  const { user, router } = open(active)
  await user.click(await button('Neue Codes'))
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  const stored = await screen.findByRole('checkbox', { name: 'Ich habe die Codes aufbewahrt.' })
  await act(() => router.navigate('/profile'))
  const question = within(await screen.findByRole('alertdialog', { name: 'Codes nicht aufbewahrt?' }))
  await user.click(question.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/')
  await user.click(stored)
  await act(() => router.navigate('/profile'))
  expect(router.state.location.pathname).toBe('/profile')
})

test('copies, downloads and prints the recovery codes', async () => {
  const { user } = open(active)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob)
    return 'blob:codes'
  })
  await user.click(await button('Neue Codes'))
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  await user.click(await button('Kopieren'))
  await screen.findByText('Die Codes sind kopiert.')
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'))
  await user.click(await button('Herunterladen'))
  expect(await blobs[0]?.text()).toContain(codes.join('\n'))
  await user.click(await button('Drucken'))
  expect(print).toHaveBeenCalledOnce()
})

test('suggests new recovery codes when few are left', async () => {
  const { user } = open({ ...active, recoveryCodesLeft: 1 })
  await screen.findByText('1 Wiederherstellungscode übrig')
  await screen.findByText(/Du hast kaum noch Wiederherstellungscodes/)
  await user.click(await button('Neue Codes'))
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  await user.click(await screen.findByRole('checkbox', { name: 'Ich habe die Codes aufbewahrt.' }))
  await user.click(await button('Fertig'))
  await screen.findByText('10 Wiederherstellungscodes übrig')
})

test('is switched off by password and code', async () => {
  const { user, calls } = open(active)
  await user.click(await button('Ausschalten'))
  await user.type(screen.getByLabelText('Aktuelles Passwort'), 'birnenkuchen')
  await user.type(screen.getByLabelText('Code'), '000000{Enter}')
  await screen.findByText('Dieser Code stimmt nicht.')
  await user.click(await button('Abbrechen'))
  await user.click(await button('Ausschalten'))
  await user.type(screen.getByLabelText('Aktuelles Passwort'), 'birnenkuchen')
  await user.type(screen.getByLabelText('Code'), '123456{Enter}')
  await button('Einrichten')
  expect(calls.filter(({ call }) => call.endsWith('/disable'))).toHaveLength(2)
})
