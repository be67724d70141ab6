import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import type { DayChanges } from '@kostbar/contracts/day-log/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { applyChanges } from '../../domain/days/apply-changes.ts'
import { type Day, shownDay } from '../../domain/days/testing/day.ts'
import { formatWeekday } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { DayLogCard } from './day-log-card.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import './day-values.tsx'

const today = todayInVienna()
const yesterday = addDays(today, -1)
const pathOf = (day: string) => `/day/${member.id}/${day}`

interface Options {
  readonly days?: readonly Day[]
  readonly protectiveMode?: boolean
  /** Answers instead of storing. */
  readonly answer?: (call: FakeCall) => unknown
}

/** Shows the card; changes are stored like the API does, without those of other devices. */
function openCard({ days = [shownDay(today), shownDay(yesterday)], protectiveMode = false, answer }: Options = {}) {
  const stored = new Map(days.map((day) => [day.day, day]))
  const store = (day: string, { at, ...changes }: DayChanges & { at: string }) => {
    const saved = applyChanges(stored.get(day) ?? shownDay(day), changes)
    stored.set(day, saved)
    return saved
  }
  const answers = days.flatMap(({ day }) => [
    [`GET ${pathOf(day)}`, () => stored.get(day)] as const,
    [
      `POST /day/${day}`,
      (call: FakeCall) => answer?.(call) ?? store(day, call.body as DayChanges & { at: string }),
    ] as const,
  ])
  const calls = fakeApi(Object.fromEntries(answers))
  const page = renderPage(<DayLogCard dishes={{ BREAKFAST: 'Porridge' }} />, { user: { ...member, protectiveMode } })
  const saved = (day = today) =>
    calls.filter(({ call }) => call === `POST /day/${day}`).map(({ body }) => ({ ...(body as object), at: undefined }))
  return { ...page, calls, saved }
}

const choice = async (meal: RegExp, name: string) =>
  within(await screen.findByRole('group', { name: meal })).getByRole('button', { name })
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'
const number = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)

test('a planned meal is ticked with one tap, and unticked with another', async () => {
  const { user, saved, calls } = openCard()
  const eaten = await choice(/^Frühstück Porridge$/, 'gegessen')
  await user.click(eaten)
  await waitFor(() => expect(isPressed(eaten)).toBe(true))
  const other = await choice(/^Frühstück/, 'anders')
  await user.click(other)
  await waitFor(() => expect([isPressed(other), isPressed(eaten)]).toEqual([true, false]))
  await user.click(other)
  await waitFor(() => expect(isPressed(other)).toBe(false))
  await waitFor(() =>
    expect(saved()).toEqual([
      { meals: { BREAKFAST: 'EATEN' } },
      { meals: { BREAKFAST: 'OTHER' } },
      { meals: { BREAKFAST: null } },
    ]),
  )
  const sent = calls.find(({ call }) => call.startsWith('POST'))?.body
  expect(sent).toEqual({ meals: { BREAKFAST: 'EATEN' }, at: expect.stringContaining('T') })
})

test('a double click ticks a meal once', async () => {
  const { user, saved } = openCard()
  const eaten = await choice(/^Frühstück Porridge$/, 'gegessen')
  await user.dblClick(eaten)
  await waitFor(() => expect(isPressed(eaten)).toBe(true))
  expect(saved()).toEqual([{ meals: { BREAKFAST: 'EATEN' } }])
})

test('one of the last six days can be filled in', async () => {
  const days = Array.from({ length: 7 }, (_, back) => shownDay(addDays(today, -back)))
  const { user, saved } = openCard({ days })
  await screen.findByText('Heute')
  const [back, forward] = ['Ein Tag davor', 'Ein Tag danach'].map((name) => screen.getByRole('button', { name }))
  if (!back || !forward) expect.fail()
  expect(forward.getAttribute('aria-disabled')).toBe('true')
  await user.click(back)
  await screen.findByText('Gestern')
  await user.click(await choice(/^Mittagessen$/, 'ausgelassen'))
  await waitFor(() => expect(saved(yesterday)).toEqual([{ meals: { LUNCH: 'SKIPPED' } }]))
  for (let clicks = 0; clicks < 7; clicks += 1) await user.click(back)
  await screen.findByText(formatWeekday(addDays(today, -6)).replace('\u00a0', ' '))
  expect(back.getAttribute('aria-disabled')).toBe('true')
  await choice(/^Frühstück$/, 'gegessen')
})

test('a refused change is taken back with the sentence of the API', async () => {
  const answer = Promise.withResolvers<Response>()
  const { user } = openCard({ answer: () => answer.promise })
  const eaten = await choice(/^Frühstück/, 'gegessen')
  await user.click(eaten)
  await waitFor(() => expect(isPressed(eaten)).toBe(true))
  answer.resolve(refusal(503, 'unavailable', 'Gerade nicht.'))
  await screen.findByText('Gerade nicht.')
  await waitFor(() => expect(isPressed(eaten)).toBe(false))
})

test('a change without a connection waits, also while another day is shown', async () => {
  let isConnected = false
  const { user, saved } = openCard({ answer: () => (isConnected ? undefined : new TypeError('offline')) })
  await user.click(await choice(/^Frühstück/, 'gegessen'))
  await screen.findByText('Wird gesendet, sobald du online bist.')
  await user.click(screen.getByRole('button', { name: 'Ein Tag davor' }))
  expect(isPressed(await choice(/^Frühstück$/, 'gegessen'))).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Ein Tag danach' }))
  expect(isPressed(await choice(/^Frühstück/, 'gegessen'))).toBe(true)
  isConnected = true
  await waitFor(() => expect(screen.queryByText('Wird gesendet, sobald du online bist.')).toBeNull())
  expect(saved()).toContainEqual({ meals: { BREAKFAST: 'EATEN' } })
  expect(isPressed(await choice(/^Frühstück/, 'gegessen'))).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('changes that wait for the one before them do not wait for a connection', async () => {
  const answer = Promise.withResolvers<Day>()
  const { user, saved } = openCard({ answer: () => answer.promise })
  await user.click(await choice(/^Frühstück/, 'gegessen'))
  await user.click(await choice(/^Mittagessen/, 'anders'))
  await waitFor(async () => expect(isPressed(await choice(/^Mittagessen/, 'anders'))).toBe(true))
  expect(screen.queryByText('Wird gesendet, sobald du online bist.')).toBeNull()
  expect(saved()).toHaveLength(1)
  answer.resolve(shownDay(today))
  await waitFor(() => expect(saved()).toHaveLength(2))
})

test('a number is saved when its field is left or on Enter, and says so; an impossible one names what is possible', async () => {
  const { user, saved } = openCard()
  await user.type(await number(/^Schritte/), '300.000')
  await user.tab()
  await screen.findByText('Bitte gib einen Wert zwischen 0 und 200.000 an.')
  expect(saved()).toEqual([])
  await user.clear(await number(/^Schritte/))
  await user.type(await number(/^Schritte/), '8.250{Enter}')
  await screen.findByText('Gespeichert')
  await user.type(await number(/^Gewicht/), '81,4')
  await user.tab()
  await waitFor(() => expect(saved()).toEqual([{ steps: 8250 }, { weightKg: 81.4 }]))
  expect((await number(/^Schritte/)).value).toBe('8.250')
})

test('a glass of water is one tap, and the amount can be entered exactly or removed', async () => {
  const { user, saved } = openCard()
  const more = await screen.findByRole('button', { name: '250 ml mehr' })
  await user.click(more)
  await screen.findByText('0,25 l')
  await user.click(more)
  await screen.findByText('0,5 l')
  await user.click(screen.getByRole('button', { name: 'Genau eingeben' }))
  const exact = await number(/^Wasser genau/)
  expect(document.activeElement).toBe(exact)
  await user.clear(exact)
  await user.type(exact, '1.330{Enter}')
  await screen.findByText('1,33 l')
  await user.clear(exact)
  await user.tab()
  await screen.findByText('0 l')
  await waitFor(() =>
    expect(saved()).toEqual([{ waterMl: 250 }, { waterMl: 500 }, { waterMl: 1330 }, { waterMl: null }]),
  )
})

test('without water there is nothing to take away', async () => {
  const { user, saved } = openCard()
  const less = await screen.findByRole('button', { name: '250 ml weniger' })
  await user.click(less)
  await user.click(screen.getByRole('button', { name: '250 ml mehr' }))
  await screen.findByText('0,25 l')
  await user.click(less)
  await screen.findByText('0 l')
  await user.click(less)
  await waitFor(() => expect(saved()).toEqual([{ waterMl: 250 }, { waterMl: 0 }]))
})

test('sleep, mood and energy are one tap each', async () => {
  const { user, saved } = openCard()
  const step = async (scale: string, value: string) =>
    within(await screen.findByRole('group', { name: scale })).getByRole('button', { name: value })
  await user.click(await step('Geschlafen', '4'))
  await user.click(await step('Stimmung', '5'))
  await user.click(await step('Energie', '10'))
  await waitFor(() => expect(saved()).toEqual([{ sleepQuality: 4 }, { mood: 5 }, { energy: 10 }]))
})

test('on phones the values are folded until they are asked for, then for every day', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  const { user } = openCard()
  const unfold = await screen.findByRole('button', { name: 'Wie war dein Tag?' })
  expect(unfold.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByLabelText(/^Schritte/)).toBeNull()
  await user.click(unfold)
  await number(/^Schritte/)
  await user.click(screen.getByRole('button', { name: 'Ein Tag davor' }))
  await screen.findByText('Gestern')
  await number(/^Schritte/)
})

test('during a 7-day protocol the values are entered there, and meals here', async () => {
  const { user, saved } = openCard({ days: [shownDay(today, { inProtocol: true })] })
  await screen.findByText('Dein 7-Tages-Protokoll läuft. Trag alles andere dort ein.')
  expect(screen.getByRole('link', { name: 'Zum Protokoll' }).getAttribute('href')).toBe(paths.protocol)
  expect(screen.queryByText('Wie war dein Tag?')).toBeNull()
  await user.click(await choice(/^Frühstück/, 'gegessen'))
  await waitFor(() => expect(saved()).toEqual([{ meals: { BREAKFAST: 'EATEN' } }]))
})

test('without numbers, water, steps and weight are hidden', async () => {
  openCard({ protectiveMode: true })
  await screen.findByRole('group', { name: 'Stimmung' })
  await choice(/^Frühstück/, 'gegessen')
  for (const hidden of [/^Wasser/, /^Schritte/, /^Gewicht/]) expect(screen.queryByText(hidden)).toBeNull()
})

test('a day without a plan has its values only', async () => {
  openCard({ days: [shownDay(today, { meals: [] })] })
  await screen.findByText('Für diesen Tag ist nichts geplant. Wie er war, kannst du trotzdem festhalten.')
  await number(/^Schritte/)
})

test('a failed request is repeated on demand', async () => {
  let works = false
  fakeApi({ [`GET ${pathOf(today)}`]: () => (works ? shownDay(today) : refusal(503, 'unavailable')) })
  const { user } = renderPage(<DayLogCard dishes={{}} />)
  await screen.findByText('Dein Tag lässt sich gerade nicht laden.')
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await choice(/^Frühstück$/, 'gegessen')
})

test('without consent it invites to it, and shows the day once it is given', async () => {
  let isGiven = false
  const consent = {
    version: '2026-11',
    texts: { HEALTH: 'Ich willige ein.', COACHING: '' },
    eraseAt: null,
    trainer: null,
  }
  fakeApi({
    [`GET ${pathOf(today)}`]: () => (isGiven ? shownDay(today) : refusal(403, 'consent_needed')),
    'GET /consents/health': () => ({ ...consent, given: null }),
    'POST /consents/health': () => {
      isGiven = true
      return { ...consent, given: { version: '2026-11', at: '2026-11-22T10:00:00.000Z' } }
    },
  })
  const { user } = renderPage(<DayLogCard dishes={{}} />)
  await user.click(await screen.findByRole('button', { name: 'Zur Einwilligung' }))
  const dialog = await screen.findByRole('dialog', { name: 'Dafür brauchen wir deine Einwilligung' })
  await user.click(await within(dialog).findByRole('button', { name: 'Ich willige ein' }))
  await choice(/^Frühstück$/, 'gegessen')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Dein Tag'))
})
