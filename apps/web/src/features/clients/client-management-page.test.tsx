import type { Client } from '@kostbar/contracts/clients/schemas'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ClientManagementPage } from './client-management-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const client = (firstName: string, changes: Partial<Client> = {}): Client => ({
  id: `id-${firstName}`,
  email: `${firstName.toLowerCase()}@example.test`,
  firstName,
  lastName: 'Muster',
  profileImage: null,
  status: 'ACTIVE',
  startedAt: '2026-03-01T10:00:00.000Z',
  hasTargets: true,
  hasAnamnese: true,
  origin: 'INVITED',
  tags: [],
  endedAt: null,
  endedBy: null,
  lastActiveAt: null,
  answer: null,
  waitingSince: null,
  nextReviewAt: null,
  group: 'ON_TRACK',
  reason: 'NONE',
  ...changes,
})
const all = [client('Anna'), client('Ben', { status: 'PAUSED', hasTargets: false })]

const list = (rows: Client[], slots = { bought: 10, used: rows.length }) => ({
  'GET /clients': ({ call }: FakeCall): unknown => {
    const wanted = new URL(call.replace('GET ', 'http://api')).searchParams
    const items = rows.filter(
      ({ email, status }) => email.includes(wanted.get('filter') ?? '') && status === (wanted.get('status') ?? status),
    )
    return { items, page: Number(wanted.get('page')), perPage: 25, total: items.length, slots }
  },
})
const show = (at = '/client-management') =>
  renderPage(<ClientManagementPage />, { at, user: { ...member, roles: ['ROLE_TRAINER'], trainer: true } })

test('shows used slots, and links each name to the user page', async () => {
  fakeApi(list(all, { bought: 10, used: 7 }))
  show()
  await screen.findByText('Slots 7 von 10 belegt')
  expect(screen.getByText('3 Plätze frei')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Anna Muster' }).getAttribute('href')).toBe('/user/id-Anna')
  const ben = within(screen.getByRole('link', { name: 'Ben Muster' }).closest('tr') ?? expect.fail())
  expect(ben.getByText('Pausiert')).toBeTruthy()
  expect(ben.getByText('Noch offen')).toBeTruthy()
})

test('filters by search and status, stored in the URL', async () => {
  fakeApi(list(all))
  const { user, router } = show()
  await user.click(await screen.findByRole('button', { name: 'Pausiert' }))
  await screen.findByText('1 Kunde')
  expect(screen.queryByText('Anna Muster')).toBeNull()
  await user.type(screen.getByRole('searchbox'), 'anna')
  await screen.findByRole('heading', { name: 'Niemand gefunden' })
  expect(router.state.location.search).toBe('?status=pausiert&suche=anna')
  await user.click(screen.getByRole('button', { name: 'Alle Kunden zeigen' }))
  await screen.findByText('2 Kunden')
  expect(router.state.location.search).toBe('')
})

test('shows the empty state without clients and slots', async () => {
  fakeApi(list([], { bought: 0, used: 0 }))
  show()
  await screen.findByRole('heading', { name: 'Noch keine Kunden' })
  expect(screen.getByText('Du hast noch keine Kunden-Slots.')).toBeTruthy()
  const toSlots = screen.getByRole('link', { name: 'Zu den Kunden-Slots' })
  expect(toSlots.getAttribute('href')).toBe('/profile/einstellungen#abo')
})

test('can be retried after a failed load', async () => {
  let works = false
  fakeApi({ 'GET /clients': (call) => (works ? list(all)['GET /clients'](call) : refusal(503, 'unavailable')) })
  const { user } = show()
  const again = await screen.findByRole('button', { name: 'Nochmal versuchen' })
  works = true
  await user.click(again)
  await screen.findByText('2 Kunden')
})
