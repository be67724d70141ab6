import type { Answer } from '@kostbar/contracts/endpoint'
import type { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import type { Role, User } from '@kostbar/contracts/users/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../lib/testing/fake-api.ts'
import { member, renderPage } from '../lib/testing/render-page.tsx'
import { ProfileLayout } from './profile-layout.tsx'

type SlotUsage = Answer<typeof subscriptions.slotUsage>
const usage: SlotUsage = { bought: 10, used: 3, free: 7, openInvitations: 0, lapsed: false, graceUntil: null }

async function show(
  at: string,
  roles: Role[],
  {
    threads = 0,
    user = {},
    subscription = null,
    ...slots
  }: { threads?: number; user?: Partial<User>; subscription?: object | null } & Partial<SlotUsage> = {},
) {
  const calls = fakeApi({
    'GET /messages/unread': () => ({ threads, version: '' }),
    'GET /stripe/client-slots/usage': () => ({ ...usage, ...slots }),
    'GET /subscriptions/me': () => ({ subscription, credit: 0, otherAccess: null }),
    'GET /workout': () => [],
    'GET /workout/mine': () => [],
  })
  renderPage(<ProfileLayout />, { at, user: { ...member, roles, trainer: roles.includes('ROLE_TRAINER'), ...user } })
  const menu = within(await screen.findByRole('navigation', { name: 'Dein Bereich' }))
  const entries = menu.getAllByRole('link')
  return {
    calls,
    menu,
    paths: entries.map((link) => link.getAttribute('href')),
    /** Labels of the links in the bottom bar of phones. */
    bar: entries.flatMap((link) => (link.closest('li')?.className.includes('max-lg:hidden') ? [] : [link.textContent])),
    current: entries.filter((link) => link.getAttribute('aria-current')).map((link) => link.getAttribute('href')),
  }
}

test('members have their own pages, with five of them in the bottom bar', async () => {
  const { paths, bar, current } = await show('/profile/nachrichten', [])
  for (const path of ['/profile/nachrichten', '/anamnese', '/protocol']) expect(paths).toContain(path)
  expect(paths).not.toContain('/client-management')
  expect(bar).toHaveLength(5)
  expect(current).toEqual(['/profile/nachrichten'])
})

test('trainers have clients, messages and recipes, also in the bottom bar, and no thread of their own', async () => {
  const { paths, bar } = await show('/profile', ['ROLE_TRAINER'])
  expect(paths.slice(0, 8)).toEqual([
    '/profile',
    '/client-management',
    '/nachrichten',
    '/wochenrueckblicke',
    '/template-management',
    '/challenge-management',
    '/push-notifications',
    '/profile/alternative-rezepte',
  ])
  for (const path of ['/profile/nachrichten', '/anamnese', '/protocol']) expect(paths).not.toContain(path)
  expect(bar.map((label) => /Kunden|Nachrichten|Rezepte/.exec(label ?? '')?.[0]).filter(Boolean)).toEqual([
    'Kunden',
    'Nachrichten',
    'Rezepte',
  ])
  expect(bar).toHaveLength(5)
})

test('admins have accounts and waiting members, with five entries in the bottom bar', async () => {
  const { paths, bar } = await show('/profile', ['ROLE_ADMIN'])
  expect(paths.slice(0, 8)).toEqual([
    '/profile',
    '/user-management',
    '/client-assignment',
    '/withdrawal-management',
    '/template-management',
    '/challenge-management',
    '/push-notifications',
    '/system-status',
  ])
  expect(bar).toHaveLength(5)
})

test.each([
  ['/client-management?ansicht=archiv', ['ROLE_TRAINER'], '/client-management'],
  ['/user/0198c000-0000-7000-8000-000000000009/notizen', ['ROLE_TRAINER'], '/client-management'],
  ['/nachrichten/0198c000-0000-7000-8000-000000000009', ['ROLE_TRAINER'], '/nachrichten'],
  ['/wochenrueckblicke', ['ROLE_TRAINER'], '/wochenrueckblicke'],
  ['/wochenrueckblicke/boegen', ['ROLE_TRAINER'], '/wochenrueckblicke'],
  ['/challenge-management', ['ROLE_TRAINER'], '/challenge-management'],
  ['/push-notifications', ['ROLE_ADMIN'], '/push-notifications'],
  ['/withdrawal-management', ['ROLE_ADMIN'], '/withdrawal-management'],
  ['/system-status', ['ROLE_ADMIN'], '/system-status'],
  ['/user/0198c000-0000-7000-8000-000000000009', ['ROLE_ADMIN'], '/user-management'],
  ['/profile', ['ROLE_ADMIN'], '/profile'],
] as const)('at %s %s are at the entry %s', async (at, roles, entry) => {
  expect((await show(at, [...roles])).current).toEqual([entry])
})

test('names the number of threads with something unread', async () => {
  const { menu } = await show('/client-management', ['ROLE_TRAINER'], { threads: 3 })
  await menu.findByRole('link', { name: /Nachrichten.*3 ungelesene Unterhaltungen/ })
})

test('says on every page of a trainer until when slots that are no longer paid for can be used', async () => {
  await show('/nachrichten', ['ROLE_TRAINER'], { graceUntil: '2026-12-08T10:00:00.000Z' })
  await screen.findByText(/Bis 8\. Dezember 2026 begleitest du deine Kunden weiter wie bisher/)
  expect(screen.getByRole('link', { name: 'Slots bezahlen' })).toBeTruthy()
})

test('says on every page of a member whose payment is overdue until when access lasts and where to pay', async () => {
  const subscription = { status: 'PAST_DUE', graceUntil: '2999-12-03T10:00:00.000Z' }
  await show('/profile/ernaehrungsplan', [], { user: { membershipUnpaid: true }, subscription })
  await screen.findByText(/Bitte begleiche die offene Rechnung bis 3\. Dezember 2999, damit dein Zugang bleibt/)
  const link = screen.getByRole('link', { name: 'Zur offenen Rechnung' })
  expect(link.getAttribute('href')).toBe('/profile/einstellungen#abo')
})

test.each([
  ['the settings, which say it themselves', '/profile/einstellungen', true],
  ['a page of a member who has paid', '/profile', false],
])('says nothing of a payment on %s', async (_page, at, membershipUnpaid) => {
  const { calls } = await show(at, [], { user: { membershipUnpaid } })
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /messages/unread'))
  expect(calls.map(({ call }) => call)).not.toContain('GET /subscriptions/me')
})

test('says on every page of a trainer how to pay for lapsed slots', async () => {
  await show('/nachrichten', ['ROLE_TRAINER'], { lapsed: true })
  await screen.findByText(/Deine Kunden-Slots sind nicht bezahlt/)
  expect(screen.getByRole('link', { name: 'Slots bezahlen' }).getAttribute('href')).toBe('/profile/einstellungen#abo')
})
