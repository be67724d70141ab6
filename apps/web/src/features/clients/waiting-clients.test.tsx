import type { AnswerKind, Client } from '@kostbar/contracts/clients/schemas'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { WaitingClients } from './waiting-clients.tsx'

const hourMs = 3_600_000
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

const client = (id: string, changes: Partial<Client> = {}): Client => ({
  id,
  firstName: id,
  lastName: 'Muster',
  email: `${id}@example.test`,
  profileImage: null,
  status: 'ACTIVE',
  origin: 'INVITED',
  tags: [],
  startedAt: '2026-03-01T10:00:00.000Z',
  endedAt: null,
  endedBy: null,
  hasAnamnese: true,
  completeDays: null,
  hasTargets: true,
  adherence: null,
  lastActiveAt: null,
  answer: null,
  waitingFor: null,
  waitingSince: null,
  nextReviewAt: null,
  group: 'ATTENTION',
  reason: 'ANSWER',
  ...changes,
})

const page = (items: Client[]) => ({
  items,
  page: 1,
  perPage: 6,
  total: items.length,
  groups: { ATTENTION: items.length, ON_TRACK: 0, INACTIVE: 0 },
  tags: [],
  slots: { bought: 10, used: items.length, openInvitations: 0, lapsed: false },
})

const waiting = (waitingFor: AnswerKind, dueInHours: number): Partial<Client> => ({
  waitingFor,
  waitingSince: hoursFromNow(dueInHours - 48),
  answer: { state: 'RUNNING', dueAt: hoursFromNow(dueInHours) },
})

test('names who waits, since when and until when, with a link to the person', async () => {
  fakeApi({
    'GET /clients': () =>
      page([
        client('Eva', waiting('PROTOCOL', -1)),
        client('Ben', waiting('MESSAGE', 5)),
        client('Max', waiting('ANALYSIS', 6)),
        client('Mia', { reason: 'REVIEW' }),
        client('Ida', { reason: 'TARGETS' }),
      ]),
  })
  renderPage(<WaitingClients />)
  await screen.findByText('5 Personen')
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toMatch(/Eva Muster.*Protokoll abgeschickt, wartet seit .*Überfällig/)
  expect(rows[1]).toMatch(/Ben Muster.*Hat geschrieben, wartet seit .*Antwort bis (Mo|Di|Mi|Do|Fr|Sa|So), \d\d:\d\d/)
  expect(rows[2]).toMatch(/Max Muster.*Protokoll zur Analyse abgeschickt, wartet seit /)
  expect(rows[3]).toContain('Besprechung steht an')
  expect(rows[4]).toContain('Noch ohne Tagesziele')
  expect(screen.getByRole('link', { name: /Eva Muster/ }).getAttribute('href')).toBe('/user/Eva/protokoll')
  expect(screen.getByRole('link', { name: /Ben Muster/ }).getAttribute('href')).toBe('/user/Ben/nachrichten')
  expect(screen.getByRole('link', { name: /Mia Muster/ }).getAttribute('href')).toBe('/user/Mia')
})

test('counts the clients of each group, with a link to them', async () => {
  fakeApi({ 'GET /clients': () => ({ ...page([]), groups: { ATTENTION: 0, ON_TRACK: 1200, INACTIVE: 3 } }) })
  renderPage(<WaitingClients />)
  const onTrack = await screen.findByRole('link', { name: /im Plan 1\.200|1\.200 im Plan/ })
  expect(onTrack.getAttribute('href')).toBe('/client-management?gruppe=im-plan')
  expect(screen.getByRole('link', { name: /inaktiv/ }).textContent).toMatch(/3/)
})

test('says so when nobody waits', async () => {
  const calls = fakeApi({ 'GET /clients': () => page([]) })
  renderPage(<WaitingClients />)
  await screen.findByText('Gerade wartet niemand auf dich.')
  expect(calls[0]?.call).toBe('GET /clients?group=ATTENTION&perPage=6')
})
