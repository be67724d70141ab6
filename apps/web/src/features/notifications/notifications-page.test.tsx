import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { NotificationsPage } from './notifications-page.tsx'

const notification = (id: string, isRead: boolean) => ({
  id,
  text: `Mitteilung ${id}`,
  link: `/profile/dokumente?n=${id}`,
  createdAt: '2026-11-21T10:00:00.000Z',
  isRead,
})

test('links each notification, marks the unread ones, and reports the newest as read once', async () => {
  const calls = fakeApi({
    'GET /notifications': () => ({ items: [notification('2', false), notification('1', true)], cursor: null }),
    'GET /notifications/unread': () => ({ count: 0 }),
    'POST /notifications/read': () => ({ success: true }),
  })
  const readCalls = () => calls.filter(({ call }) => call === 'POST /notifications/read')
  renderPage(<NotificationsPage />)
  const unread = await screen.findByRole('link', { name: /Mitteilung 2 ?Neu/ })
  expect(unread.getAttribute('href')).toBe('/profile/dokumente?n=2')
  expect(screen.getByRole('link', { name: /Mitteilung 1/ }).textContent).not.toContain('Neu')
  await waitFor(() => expect(readCalls().map(({ body }) => body)).toEqual([{ upTo: '2' }]))
  expect(screen.getByText('Neu')).toBeTruthy()
})

test('marks nothing when everything was read', async () => {
  const calls = fakeApi({ 'GET /notifications': () => ({ items: [notification('1', true)], cursor: null }) })
  renderPage(<NotificationsPage />)
  await screen.findByText('Mitteilung 1')
  expect(calls.map(({ call }) => call)).toEqual(['GET /notifications'])
})

test('loads older ones, shows the empty state and a failure with a retry', async () => {
  fakeApi({
    'GET /notifications': ({ call }) =>
      call.includes('cursor=2')
        ? { items: [notification('1', true)], cursor: null }
        : { items: [notification('2', true)], cursor: '2' },
  })
  const { user } = renderPage(<NotificationsPage />)
  await user.click(await screen.findByRole('button', { name: 'Ältere zeigen' }))
  await screen.findByText('Mitteilung 1')
  cleanup()
  fakeApi({ 'GET /notifications': () => ({ items: [], cursor: null }) })
  renderPage(<NotificationsPage />)
  await screen.findByText('Noch ist nichts passiert')
  cleanup()
  fakeApi({ 'GET /notifications': () => refusal(500, 'unexpected') })
  renderPage(<NotificationsPage />)
  await screen.findByText('Deine Mitteilungen lassen sich gerade nicht laden')
  screen.getByRole('button', { name: 'Nochmal versuchen' })
})

test.each([
  [0, 'Mitteilungen', ''],
  [1, 'Mitteilungen, 1 ungelesene', '1'],
  [100, 'Mitteilungen, 100 ungelesene', '99+'],
])('the bell names %i unread notifications', async (count, name, badge) => {
  fakeApi({ 'GET /notifications/unread': () => ({ count }) })
  renderPage(<NotificationBell />, { user: member })
  const bell = await screen.findByRole('link', { name })
  expect(bell.textContent).toBe(badge)
  expect(bell.getAttribute('href')).toBe('/profile/mitteilungen')
})

test('staff who still have to set up the second factor get no bell, and no call is made', () => {
  const calls = fakeApi({})
  renderPage(<NotificationBell />, { user: { ...member, roles: ['ROLE_TRAINER'], secondFactor: 'REQUIRED' } })
  expect(screen.queryByRole('link')).toBeNull()
  expect(calls).toEqual([])
})

test('visitors get no bell, and no call is made', () => {
  const calls = fakeApi({})
  renderPage(<NotificationBell />, { user: null })
  expect(screen.queryByRole('link')).toBeNull()
  expect(calls).toEqual([])
})
