import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import type { ChallengeDetail, MyChallengeDetail } from '@kostbar/contracts/challenges/schemas'
import { cleanup, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { ChallengeManagementPage } from './challenge-management-page.tsx'
import { ChallengePanel } from './challenge-panel.tsx'
import { MyChallengePage } from './my-challenge-page.tsx'
import { MyChallenges } from './my-challenges.tsx'
import { facts, id, joinedChallenge } from './testing/challenge.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const mia = '0198c000-0000-7000-8000-0000000000c2'
const lea = '0198c000-0000-7000-8000-0000000000c3'

const detail = (more: Partial<MyChallengeDetail> = {}): MyChallengeDetail => ({
  ...joinedChallenge(),
  entries: [],
  others: [{ key: 0, name: 'Jonas', hasWon: null }],
  ...more,
})

const openPage = (challenge: MyChallengeDetail | Response) => {
  fakeApi({ [`GET /my-challenges/${id}`]: () => challenge })
  const page = (
    <Routes>
      <Route path="/profile/challenges/:id" element={<MyChallengePage />} />
    </Routes>
  )
  return renderPage(page, { at: `/profile/challenges/${id}` })
}

/** Words of streaks, points and rankings, which must not appear in protective mode. */
const scores = /Folge|Serie|Punkt|Platz|Rang/

test('the card of a member shows days in a row and points', async () => {
  fakeApi({ 'GET /my-challenges': () => [joinedChallenge()] })
  renderPage(<MyChallenges />)
  expect((await screen.findByRole('listitem')).textContent).toMatch(/3 Tage in Folge.*6 Punkte/)
})

test('a link to the challenges of the overview leads to them, though they appear later', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  fakeApi({ 'GET /my-challenges': () => [joinedChallenge()] })
  const { unmount } = renderPage(<MyChallenges />, { at: '/profile' })
  await screen.findByRole('heading', { name: 'Deine Challenges' })
  expect(scroll).not.toHaveBeenCalled()
  unmount()
  renderPage(<MyChallenges />, { at: '/profile#challenges' })
  const heading = await screen.findByRole('heading', { name: 'Deine Challenges' })
  expect(scroll.mock.contexts[0]).toBe(heading)
  expect(document.activeElement).toBe(heading)
})

test('they take the focus from no field in which somebody writes', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  fakeApi({ 'GET /my-challenges': () => [joinedChallenge()] })
  const page = (
    <>
      {/* biome-ignore lint/a11y/noAutofocus: stands for a person who has begun to write */}
      <input aria-label="Notiz" autoFocus />
      <MyChallenges />
    </>
  )
  renderPage(page, { at: '/profile#challenges' })
  await screen.findByRole('heading', { name: 'Deine Challenges' })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Notiz' }))
})

test('in protective mode the card shows neither', async () => {
  fakeApi({ 'GET /my-challenges': () => [joinedChallenge({ score: null })] })
  renderPage(<MyChallenges />)
  const text = (await screen.findByRole('listitem')).textContent
  expect(text).toContain('3 von 6 Tagen geschafft')
  expect(text).not.toMatch(scores)
})

test('the card of a challenge that is over says so, and comes after the invitations', async () => {
  const over = joinedChallenge({ phase: 'ENDED', endsOn: '2026-11-20', nextDay: null })
  fakeApi({
    'GET /my-challenges': () => [over, joinedChallenge({ id: lea, standing: 'INVITED', title: 'Früh ins Bett' })],
  })
  renderPage(<MyChallenges />)
  const cards = await screen.findAllByRole('listitem')
  expect(cards[0]?.textContent).toContain('Früh ins Bett')
  expect(cards[1]?.textContent).toMatch(/Zu Ende seit Freitag, 20\.\sNovember\./)
})

test('a running challenge says how long it runs before one joins, and afterwards when the next day is', async () => {
  fakeApi({ 'GET /my-challenges': () => [joinedChallenge({ standing: 'OPEN' })] })
  renderPage(<MyChallenges />)
  const open = (await screen.findByRole('listitem')).textContent
  expect(open).toMatch(/Läuft bis Mittwoch, 25\.\sNovember\./)
  expect(open).not.toContain('Weiter geht es')
  cleanup()
  fakeApi({ 'GET /my-challenges': () => [joinedChallenge()] })
  renderPage(<MyChallenges />)
  expect((await screen.findByRole('listitem')).textContent).toMatch(/Weiter geht es am Montag, 23\.\sNovember\./)
})

test.each(['RUNNING', 'ENDED'] as const)(
  'in protective mode the page of a %s challenge names nobody',
  async (phase) => {
    const { container } = openPage(detail({ phase, hasWon: true, score: null, others: null }))
    await screen.findByRole('heading', { level: 1 })
    expect(container.textContent).not.toMatch(scores)
    expect(container.textContent).not.toContain('Jonas')
  },
)

test('the end screen says what was reached, and of the others only whether they reached the goal', async () => {
  const others = [
    { key: 0, name: 'Jonas', hasWon: true },
    { key: 1, name: 'Lea', hasWon: false },
  ]
  openPage(detail({ phase: 'ENDED', hasWon: true, others }))
  expect(await screen.findByRole('heading', { name: 'Du hast es geschafft' })).toBeTruthy()
  const [jonas, lea] = ['Jonas', 'Lea'].map((name) => screen.getByText(name).closest('li')?.textContent)
  expect(jonas).toContain('Ziel erreicht')
  expect(lea).toBe('Lea')
})

test('a challenge that is over for people who did not join says so, with a way on', async () => {
  openPage(refusal(404, 'not_found', 'Das haben wir nicht gefunden.'))
  expect(await screen.findByText('Diese Challenge ist zu Ende oder nicht mehr für dich offen.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zu deinem Bereich' }).getAttribute('href')).toBe('/profile')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [
    'JOINED',
    'Ich bin krank geworden',
    'Diese Challenge wurde abgesagt: Ich bin krank geworden. Deine Einträge bleiben dir.',
  ],
  ['INVITED', 'Ich bin krank geworden!', 'Diese Challenge wurde abgesagt: Ich bin krank geworden!'],
  ['INVITED', null, 'Diese Challenge wurde abgesagt.'],
] as const)('a cancelled challenge tells %s why: %s', async (standing, cancelReason, text) => {
  openPage(detail({ phase: 'CANCELLED', standing, cancelReason }))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('the page of a cancelled challenge announces no further days, and speaks of the others as of the past', async () => {
  const startsOn = todayInVienna()
  const endsOn = addDays(startsOn, 7)
  openPage(detail({ phase: 'CANCELLED', cancelReason: 'Ich bin krank geworden', startsOn, endsOn }))
  expect(await screen.findByRole('heading', { name: 'Wer noch dabei war' })).toBeTruthy()
  const days = screen.getByRole('list', { name: 'Deine Tage' }).textContent
  expect(days).not.toContain('kommt noch')
  expect(days).toContain('entfällt')
})

test('the calendar tells entered days from reached ones by more than colour', async () => {
  const entries = [
    { day: '2026-11-16', amount: 3 },
    { day: '2026-11-17', amount: 1 },
  ]
  openPage(detail({ phase: 'ENDED', entries }))
  const calendar = within(await screen.findByRole('list', { name: 'Deine Tage' }))
  const days = calendar.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(days[0]).toMatch(/Montag, 16.*: geschafft$/)
  expect(days[1]).toMatch(/Dienstag, 17.*: eingetragen: 1 Portion$/)
  expect(days[2]).toMatch(/Mittwoch, 18.*: nichts eingetragen$/)
  expect(screen.getByText(/^Ein Punkt heißt: eingetragen/)).toBeTruthy()
})

test('after joining the focus is on the title, because the pressed button is gone', async () => {
  let challenge = joinedChallenge({ standing: 'INVITED' })
  fakeApi({
    'GET /my-challenges': () => [challenge],
    [`POST /my-challenges/${id}/join`]: () => {
      challenge = joinedChallenge()
      return challenge
    },
  })
  const { user } = renderPage(<MyChallenges />)
  await user.click(await screen.findByRole('button', { name: 'Mitmachen' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Mitmachen' })).toBeNull())
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: facts.title })))
})

test('after leaving the focus is on the title of the page', async () => {
  let challenge = detail()
  fakeApi({
    [`GET /my-challenges/${id}`]: () => challenge,
    [`POST /my-challenges/${id}/leave`]: () => {
      challenge = detail({ standing: 'LEFT' })
      return { success: true }
    },
  })
  const page = (
    <Routes>
      <Route path="/profile/challenges/:id" element={<MyChallengePage />} />
    </Routes>
  )
  const { user } = renderPage(page, { at: `/profile/challenges/${id}` })
  await user.click(await screen.findByRole('button', { name: 'Aufhören' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Aufhören' }))
  expect(await screen.findByRole('button', { name: 'Wieder mitmachen' })).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

const managed: ChallengeDetail = {
  ...facts,
  phase: 'RUNNING',
  joined: 1,
  invited: 0,
  participantIds: [member.id],
  leftIds: [mia],
  participants: {
    items: [
      {
        key: 0,
        userId: mia,
        name: 'Mia Muster',
        state: 'LEFT',
        entries: [],
        reachedDays: 0,
        streak: 0,
        longestStreak: 0,
        points: 0,
        hasWon: false,
      },
    ],
    page: 1,
    perPage: 25,
    total: 1,
  },
}

test('further clients are invited into a running challenge: those who were not asked yet', async () => {
  const clients = [
    { id: member.id, firstName: 'Anna', lastName: 'Demo' },
    { id: mia, firstName: 'Mia', lastName: 'Muster' },
    { id: lea, firstName: 'Lea', lastName: 'Neu' },
  ]
  const calls = fakeApi({
    [`GET /challenges/${id}`]: () => managed,
    'GET /clients': () => ({ items: clients, page: 1, perPage: 50, total: 3 }),
    [`POST /challenges/${id}/participants`]: () => managed,
  })
  const { user } = renderPage(<ChallengePanel id={id} onEdit={vi.fn()} onRepeat={vi.fn()} onClose={vi.fn()} />)
  await user.click(await screen.findByRole('button', { name: 'Weitere einladen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Weitere Kunden einladen' }))
  expect(await dialog.findByRole('checkbox', { name: 'Lea Neu' })).toBeTruthy()
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Einladen' }))
  expect(dialog.getByText('Bitte wähle mindestens eine Person.')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: 'Lea Neu' }))
  await user.click(dialog.getByRole('button', { name: 'Einladen' }))
  expect(await screen.findByText('Die Einladung ist unterwegs.')).toBeTruthy()
  const posts = calls.filter(({ call }) => call.startsWith('POST'))
  expect(posts.map(({ body }) => body)).toEqual([{ participantIds: [lea] }])
})

test('offers clients when the answer of an earlier release does not say who left', async () => {
  const { leftIds: _, ...before } = managed
  fakeApi({
    [`GET /challenges/${id}`]: () => before,
    'GET /clients': () => ({ items: [{ id: lea, firstName: 'Lea', lastName: 'Neu' }], page: 1, perPage: 50, total: 1 }),
  })
  const { user } = renderPage(<ChallengePanel id={id} onEdit={vi.fn()} onRepeat={vi.fn()} onClose={vi.fn()} />)
  await user.click(await screen.findByRole('button', { name: 'Weitere einladen' }))
  await screen.findByRole('checkbox', { name: 'Lea Neu' })
})

test('the participants of a challenge for everyone are counted up to a limit, and in no order that is named', async () => {
  const forEveryone: ChallengeDetail = { ...managed, audience: 'EVERYONE', joined: 1_000 }
  fakeApi({
    'GET /challenges': () => ({ items: [forEveryone], page: 1, perPage: 25, total: 1 }),
    [`GET /challenges/${id}`]: () => forEveryone,
  })
  renderPage(<ChallengeManagementPage />, { at: `/challenges?challenge=${id}` })
  expect(await screen.findByText('1.000+')).toBeTruthy()
  const panel = within(await screen.findByRole('dialog', { name: facts.title }))
  expect(await panel.findByRole('link', { name: 'Mia Muster' })).toBeTruthy()
  expect(panel.queryByText(/^Nach Namen geordnet/)).toBeNull()
})

test('a challenge is edited as it is now, with people who were invited since it was last edited', async () => {
  let stored: ChallengeDetail = { ...managed, phase: 'PLANNED' }
  fakeApi({
    'GET /challenges': () => ({ items: [stored], page: 1, perPage: 25, total: 1 }),
    [`GET /challenges/${id}`]: () => stored,
    'GET /clients': () => ({ items: [], page: 1, perPage: 50, total: 0 }),
  })
  const { user } = renderPage(<ChallengeManagementPage />, { at: `/challenges?challenge=${id}&formular=bearbeiten` })
  expect(await screen.findByText('1 Person gewählt')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  stored = { ...stored, participantIds: [member.id, lea] }
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten' }))
  expect(await screen.findByText(/gewählt$/)).toHaveProperty('textContent', '2 Personen gewählt')
})
