import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { CheckInQueuePage } from './check-in-queue-page.tsx'
import { CheckInQueueLink } from './queue-link.tsx'

const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const queued = (firstName: string, dueInHours: number) => ({
  id: `check-in-${firstName}`,
  userId: firstName,
  firstName,
  lastName: 'Muster',
  profileImage: null,
  formName: 'Standard',
  dueOn: '2026-12-02',
  submittedAt: hoursFromNow(dueInHours - 48),
  deadline: { state: 'RUNNING', dueAt: hoursFromNow(dueInHours) },
})

const page = (items: object[], total = items.length) => ({ items, page: 1, perPage: 25, total })

test('lists who waits, since when and until when, with a link to the tab', async () => {
  fakeApi({ 'GET /check-ins': () => page([queued('Eva', -1), queued('Ben', 5)]) })
  renderPage(<CheckInQueuePage />, { user: trainer })
  await screen.findByText('2 Rückblicke warten')
  const rows = within(screen.getByRole('list', { name: 'Wartende Wochenrückblicke' })).getAllByRole('listitem')
  expect(rows[0]?.textContent).toMatch(/Eva Muster.*Standard, wartet seit .*Überfällig seit /)
  expect(rows[1]?.textContent).toMatch(/Ben Muster.*Antwort fällig bis /)
  expect(screen.getByRole('link', { name: /Ben Muster/ }).getAttribute('href')).toBe('/user/Ben/wochenrueckblicke')
  expect(screen.getByRole('link', { name: 'Bögen' }).getAttribute('href')).toBe('/wochenrueckblicke/boegen')
})

test('turns pages and says so when nobody waits', async () => {
  const calls = fakeApi({ 'GET /check-ins': () => page([]) })
  renderPage(<CheckInQueuePage />, { user: trainer })
  await screen.findByRole('heading', { name: 'Alles beantwortet' })
  expect(calls[0]?.call).toBe('GET /check-ins?page=1')
})

test.each([
  [0, 'Wochenrückblicke'],
  [1, 'Wochenrückblicke, 1 Rückblick wartet auf deine Antwort'],
  [3, 'Wochenrückblicke, 3 Rückblicke warten auf deine Antwort'],
])('the link tells that %i wait', async (total, name) => {
  fakeApi({ 'GET /check-ins': () => page([], total) })
  renderPage(<CheckInQueueLink />, { user: trainer })
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe('/wochenrueckblicke')
})
