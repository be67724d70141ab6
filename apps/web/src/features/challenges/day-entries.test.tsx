import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import type { MyChallenge } from '@kostbar/contracts/challenges/schemas'
import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { type Day, shownDay } from '../../domain/days/testing/day.ts'
import { dayQueryOf } from '../../domain/days/use-day.ts'
import { useApiMutation } from '../../lib/api.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { MyChallenges } from './my-challenges.tsx'
import { id, joinedChallenge } from './testing/challenge.ts'

const enterCall = `POST /my-challenges/${id}/entries`
const today = todayInVienna()
const yesterday = addDays(today, -1)

/** Challenge whose only open day is today. */
const openToday = (amount: number | null) => joinedChallenge({ openDays: [{ day: today, amount }] })

/** Shows the card of a challenge; entries are stored like the API does. */
function openCard(before: MyChallenge, answer?: () => unknown) {
  let stored = before
  const calls = fakeApi({
    'GET /my-challenges': () => [stored],
    [enterCall]: ({ body }) => {
      if (answer) return answer()
      const entry = body as { day: string; amount: number | null }
      stored = { ...stored, openDays: stored.openDays.map((open) => (open.day === entry.day ? entry : open)) }
      return stored
    },
  })
  const { user } = renderPage(<MyChallenges />)
  const saved = () => calls.filter(({ call }) => call === enterCall).map(({ body }) => body)
  return { user, saved }
}

const amountOf = (day: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `${day}: Drei Portionen Gemüse` })
const save = () => screen.getByRole('button', { name: 'Eintragen' })

test('an amount is stored, its rest is named, and the focus stays on the button', async () => {
  const { user, saved } = openCard(openToday(null))
  await user.type(await amountOf('Heute'), '1')
  await user.click(save())
  await screen.findByText('Noch 2 Portionen')
  expect(document.activeElement).toBe(save())
  expect(screen.getByText('Eingetragen.').role).toBe('status')
  await user.clear(await amountOf('Heute'))
  await user.type(await amountOf('Heute'), '3{Enter}')
  await screen.findByText('Geschafft')
  expect(document.activeElement).toBe(await amountOf('Heute'))
  expect(saved()).toEqual([
    { day: today, amount: 1 },
    { day: today, amount: 3 },
  ])
})

test('a refetch that began before an entry was stored does not take it back', async () => {
  let stored = openToday(null)
  let hold: Promise<void> | undefined
  fakeApi({
    'GET /my-challenges': async () => {
      const read = stored
      await hold
      return [read]
    },
    [enterCall]: () => {
      stored = openToday(1)
      return stored
    },
  })
  const { user, queries } = renderPage(<MyChallenges />)
  await user.type(await amountOf('Heute'), '1')
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  const refetched = queries.invalidateQueries()
  await user.click(save())
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  hold = undefined
  resolve()
  await act(() => refetched)
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect((await amountOf('Heute')).value).toBe('1')
  await screen.findByText('Noch 2 Portionen')
})

test('looked at again the next morning, the day of an entry is yesterday', async () => {
  openCard(openToday(null))
  await amountOf('Heute')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await amountOf('Gestern, bis 12 Uhr')
})

test('an emptied field removes the entry', async () => {
  const { user, saved } = openCard(openToday(2))
  const field = await amountOf('Heute')
  expect(field.value).toBe('2')
  await user.clear(field)
  await user.click(save())
  await screen.findByText('Eingetragen.')
  expect(saved()).toEqual([{ day: today, amount: null }])
  expect(screen.queryByText(/^Noch \d Portion/)).toBeNull()
})

test('an amount typed while another is being stored stays', async () => {
  const answer = Promise.withResolvers<MyChallenge>()
  const { user } = openCard(openToday(null), () => answer.promise)
  const field = await amountOf('Heute')
  await user.type(field, '1')
  await user.click(save())
  await user.type(field, '2')
  answer.resolve(openToday(1))
  await screen.findByText('Noch 2 Portionen')
  expect((await amountOf('Heute')).value).toBe('12')
})

test.each(['1,5', 'viel'])('%s portions are not sent: a sentence says why', async (typed) => {
  const { user, saved } = openCard(openToday(null))
  await user.type(await amountOf('Heute'), typed)
  await user.click(save())
  await screen.findByText('Bitte gib eine ganze Zahl ein, zum Beispiel 8.')
  expect((await amountOf('Heute')).getAttribute('aria-invalid')).toBe('true')
  expect(saved()).toEqual([])
})

test('a refused amount stays in the field, with the sentence of the API', async () => {
  const { user } = openCard(openToday(null), () =>
    refusal(400, 'invalid_input', 'Das passt nicht', { amount: 'Höchstens 100.' }),
  )
  await user.type(await amountOf('Heute'), '999')
  await user.click(save())
  await screen.findByText('Höchstens 100.')
  expect((await amountOf('Heute')).value).toBe('999')
})

test('today comes before yesterday; a day is ticked and unticked', async () => {
  const openDays = [
    { day: yesterday, amount: null },
    { day: today, amount: null },
  ]
  const { user, saved } = openCard(joinedChallenge({ task: 'YES_NO', target: 1, unit: null, openDays }))
  const card = within(await screen.findByRole('listitem'))
  const [first, second] = card.getAllByRole('checkbox')
  expect([first, second].map((box) => box?.parentElement?.parentElement?.textContent)).toEqual([
    'Heute: Drei Portionen Gemüse',
    'Gestern, bis 12 Uhr: Drei Portionen Gemüse',
  ])
  await user.click(card.getByRole('checkbox', { name: /^Gestern/ }))
  await user.click(await card.findByRole('checkbox', { name: /^Gestern/, checked: true }))
  await card.findByRole('checkbox', { name: /^Gestern/, checked: false })
  expect(saved()).toEqual([
    { day: yesterday, amount: 1 },
    { day: yesterday, amount: null },
  ])
})

/** Button that changes the day log, as its card on the overview does. */
function DrinkAGlass() {
  const { mutate } = useApiMutation(dayLog.save)
  const request = { params: { day: today }, body: { waterMl: 2000, at: new Date().toISOString() } }
  return (
    <button type="button" onClick={() => mutate(request)}>
      Trinken
    </button>
  )
}

describe('an amount from the day log', () => {
  const otherId = '0198c000-0000-7000-8000-0000000000c4'
  const water = (more: Partial<MyChallenge> = {}) =>
    joinedChallenge({ task: 'WATER_ML', target: 2000, unit: 'ml', openDays: [{ day: today, amount: null }], ...more })
  const offers = () => screen.queryAllByRole('button', { name: /aus deinem Tag übernehmen/ })

  interface Options {
    readonly challenges?: readonly MyChallenge[]
    /** Answers about today and yesterday. */
    readonly log?: readonly [today: Day | Response | Error, yesterday?: Day]
    readonly protectiveMode?: boolean
  }

  function openCards({ challenges = [water()], log = [shownDay(today)], protectiveMode = false }: Options = {}) {
    let stored = challenges
    const store = ({ body }: { body: unknown }) => {
      stored = stored.map((one) =>
        one.id === id ? { ...one, openDays: [body as { day: string; amount: number }] } : one,
      )
      return stored.find((one) => one.id === id)
    }
    const calls = fakeApi({
      'GET /my-challenges': () => stored,
      [enterCall]: store,
      [`GET /day/${member.id}/${today}`]: () => log[0],
      [`GET /day/${member.id}/${yesterday}`]: () => log[1],
      [`POST /day/${today}`]: () => new Promise(() => undefined),
    })
    const page = (
      <>
        <MyChallenges />
        <DrinkAGlass />
      </>
    )
    const { user, queries } = renderPage(page, { user: { ...member, protectiveMode } })
    const count = (start: string) => calls.filter(({ call }) => call.startsWith(start)).length
    const isRead = () => queries.getQueryState(dayQueryOf(member.id, today).queryKey)?.status !== 'pending'
    return { user, calls, count, isRead }
  }

  test('is entered with one tap, in place of what was typed; then the offer is gone and the focus goes on', async () => {
    const { user, calls } = openCards({ log: [shownDay(today, { waterMl: 1750 })] })
    await user.type(await amountOf('Heute'), '1,5')
    await user.click(save())
    await screen.findByText('Bitte gib eine ganze Zahl ein, zum Beispiel 8.')
    await user.click(await screen.findByRole('button', { name: /^1\.750 ml aus deinem Tag übernehmen/ }))
    await screen.findByText('Noch 250 ml')
    expect((await amountOf('Heute')).value).toBe('1750')
    expect(offers()).toEqual([])
    expect(document.activeElement).toBe(save())
    const sent = calls.filter(({ call }) => call === enterCall).map(({ body }) => body)
    expect(sent).toEqual([{ day: today, amount: 1750 }])
  })

  test('is offered for each open day, and read once for all challenges', async () => {
    const openDays = [
      { day: yesterday, amount: 400 },
      { day: today, amount: null },
    ]
    const steps = joinedChallenge({ id: otherId, title: 'Gehen', task: 'STEPS', unit: 'Schritte', openDays })
    const values = { waterMl: 500, steps: 8000 }
    const { count } = openCards({
      challenges: [water({ openDays }), steps],
      log: [shownDay(today, values), shownDay(yesterday, { ...values, steps: 400 })],
    })
    await waitFor(() =>
      expect(offers().map(({ textContent }) => textContent)).toEqual([
        '500 ml aus deinem Tag übernehmen: Drei Portionen Gemüse',
        '500 ml aus deinem Tag übernehmen: Drei Portionen Gemüse',
        '8.000 Schritte aus deinem Tag übernehmen: Gehen',
      ]),
    )
    expect(count('GET /day')).toBe(2)
  })

  test('follows the day log, also before a change of it is stored', async () => {
    const { user } = openCards({ log: [shownDay(today, { waterMl: 1750 })] })
    await screen.findByRole('button', { name: /^1\.750 ml/ })
    await user.click(screen.getByRole('button', { name: 'Trinken' }))
    await screen.findByRole('button', { name: /^2\.000 ml/ })
  })

  test.each([
    ['nothing was entered', shownDay(today), null],
    ['the last glass was taken back', shownDay(today, { waterMl: 0 }), 250],
    ['both have the same', shownDay(today, { waterMl: 1750 }), 1750],
    ['the day may not be read', refusal(403, 'consent_needed'), null],
    ['there is no connection', new TypeError('offline'), null],
  ])('is not offered when %s', async (_why, day, amount) => {
    const { isRead } = openCards({ challenges: [water({ openDays: [{ day: today, amount }] })], log: [day] })
    await amountOf('Heute')
    await waitFor(() => expect(isRead()).toBe(true))
    expect(offers()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is not offered when it is more than an entry can be', async () => {
    const steps = joinedChallenge({ task: 'STEPS', unit: 'Schritte', openDays: [{ day: today, amount: null }] })
    const { isRead } = openCards({ challenges: [steps], log: [shownDay(today, { steps: 100_001 })] })
    await amountOf('Heute')
    await waitFor(() => expect(isRead()).toBe(true))
    expect(offers()).toEqual([])
  })

  test('is not read in protective mode, which hides numbers of days, nor for other tasks', async () => {
    const vegetables = joinedChallenge({ id: otherId, title: 'Gemüse', openDays: [{ day: today, amount: null }] })
    const hidden = openCards({ protectiveMode: true })
    await amountOf('Heute')
    cleanup()
    const other = openCards({ challenges: [vegetables] })
    await screen.findByRole('textbox', { name: 'Heute: Gemüse' })
    expect([hidden.count('GET /day'), other.count('GET /day')]).toEqual([0, 0])
  })
})
