import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import type { MyChallenge } from '@kostbar/contracts/challenges/schemas'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { MyChallenges } from './my-challenges.tsx'
import { id, joinedChallenge } from './testing/challenge.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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
