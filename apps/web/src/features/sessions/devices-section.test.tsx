import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { DevicesSection } from './devices-section.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import '../../ui/confirm-dialog.tsx'

const at = '2026-11-21T10:00:00.000Z'
const device = (id: string, name: string, current = false) => ({
  id,
  device: name,
  createdAt: at,
  lastSeenAt: at,
  current,
})

function open(end: (id: string) => unknown = () => ({ success: true })) {
  let devices = [device('1', 'Chrome auf Windows', true), device('2', 'Safari auf iOS'), device('3', 'Firefox')]
  const remove = (id: string) => () => {
    const answer = end(id)
    if (!(answer instanceof Response)) devices = devices.filter((other) => other.id !== id)
    return answer
  }
  const calls = fakeApi({
    'GET /sessions': () => devices,
    'DELETE /sessions/2': remove('2'),
    'POST /sessions/end-others': () => {
      devices = devices.slice(0, 1)
      return { success: true }
    },
  })
  return { ...renderPage(<DevicesSection id="geraete" />), calls }
}

test('lists the devices, without a sign-out button for the current one', async () => {
  open()
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Chrome auf WindowsDieses Gerät.*21\.11\.2026, 11:00/),
    expect.stringMatching(/^Safari auf iOS.*Abmelden$/),
    expect.stringMatching(/^Firefox.*Abmelden$/),
  ])
  expect(rows[0]?.querySelector('button')).toBeNull()
})

test('signs out a device, and moves the focus', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Safari auf iOS abmelden' }))
  await screen.findByText('Das Gerät ist abgemeldet.')
  expect(screen.queryByText('Safari auf iOS')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Geräte' })))
})

test('explains when a device was already signed out elsewhere', async () => {
  const { user } = open(() => refusal(404, 'not_found'))
  await user.click(await screen.findByRole('button', { name: 'Safari auf iOS abmelden' }))
  await screen.findByText('Dieses Gerät ist schon abgemeldet.')
})

test('signs out all others after a confirmation', async () => {
  const { user, calls } = open()
  await user.click(await screen.findByRole('button', { name: 'Überall sonst abmelden' }))
  await screen.findByText('2 andere Geräte werden abgemeldet. Hier bleibst du angemeldet.')
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
  const dialog = within(screen.getByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Überall sonst abmelden' }))
  await screen.findByText('Deine anderen Geräte sind abgemeldet.')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Geräte' })))
})

test('closes the confirmation although another device has signed in meanwhile', async () => {
  fakeApi({
    'GET /sessions': () => [device('1', 'Chrome auf Windows', true), device('9', 'Neues Gerät')],
    'POST /sessions/end-others': () => ({ success: true }),
  })
  const { user } = renderPage(<DevicesSection id="geraete" />)
  await user.click(await screen.findByRole('button', { name: 'Überall sonst abmelden' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Überall sonst abmelden' }))
  await screen.findByText('Deine anderen Geräte sind abgemeldet.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('collapses a long list, with the current device first', async () => {
  const many = Array.from({ length: 8 }, (_, index) => device(`${index}`, `Gerät ${index}`, index === 7))
  fakeApi({ 'GET /sessions': () => many })
  const { user } = renderPage(<DevicesSection id="geraete" />)
  const rows = await screen.findAllByRole('listitem')
  expect([rows.length, rows[0]?.textContent]).toEqual([5, expect.stringContaining('Gerät 7')])
  await user.click(screen.getByRole('button', { name: 'Alle 8 Geräte zeigen' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
})
