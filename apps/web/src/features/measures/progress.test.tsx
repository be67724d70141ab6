import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import type { Measure } from '@kostbar/contracts/measures/schemas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { formatShortDate } from '../../lib/format.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { MyProgressPage } from './my-progress-page.tsx'
import { UserProgress } from './user-progress.tsx'

const path = `/measures/${member.id}`
const daysAgo = (days: number) => addDays(todayInVienna(), -days)
const weight = (days: number, value: number): Measure => ({ day: daysAgo(days), kind: 'WEIGHT', value })

/** Fakes the measures API: lists the stored measures, newest first, and stores and deletes them. */
function fakeMeasures(stored: Measure[]) {
  const answers: Parameters<typeof fakeApi>[0] = {
    [`GET ${path}`]: () => [...stored],
    [`POST ${path}`]: ({ body }) => {
      const measure = body as Measure
      stored = [measure, ...stored.filter(({ day }) => day !== measure.day)].sort((a, b) => b.day.localeCompare(a.day))
      return measure
    },
  }
  for (const { day, kind } of stored)
    answers[`DELETE ${path}/${kind}/${day}`] = () => {
      stored = stored.filter((measure) => measure.day !== day)
      return { success: true }
    }
  return fakeApi(answers)
}

afterEach(() => void vi.useRealTimers())

test('enters a weight as typed in Austria, for today, and says what was stored', async () => {
  const calls = fakeMeasures([])
  const { user } = renderPage(<MyProgressPage />)
  await screen.findByText('Noch kein Gewicht eingetragen')
  await user.type(screen.getByLabelText('Gewicht'), '82,4{Enter}')
  await screen.findByText('Gewicht eingetragen: 82,4 kg.')
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual(weight(0, 82.4))
  expect(screen.getByLabelText<HTMLInputElement>('Gewicht').value).toBe('')
  await screen.findByRole('button', { name: `82,4 kg vom ${formatShortDate(daysAgo(0))} löschen` })
})

test('a page that stays open overnight enters for the new day, unless another day was chosen', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T20:00:00Z'), toFake: ['Date'] })
  fakeMeasures([])
  const { user } = renderPage(<MyProgressPage />)
  const day = await screen.findByLabelText<HTMLInputElement>('Tag')
  expect(day.value).toBe('2026-11-24')
  vi.setSystemTime('2026-11-25T06:00:00Z')
  fireEvent(document, new Event('visibilitychange'))
  expect(day.value).toBe('2026-11-25')
  fireEvent.change(day, { target: { value: '2026-11-20' } })
  vi.setSystemTime('2026-11-26T06:00:00Z')
  fireEvent(document, new Event('visibilitychange'))
  expect(day.value).toBe('2026-11-20')
  await user.type(screen.getByLabelText('Gewicht'), '82,4{Enter}')
  await screen.findByText('Gewicht für 20.11.2026 eingetragen: 82,4 kg.')
})

test('says which values are possible, and sends nothing else', async () => {
  const calls = fakeMeasures([weight(0, 80)])
  const { user } = renderPage(<MyProgressPage />)
  const field = await screen.findByLabelText('Gewicht')
  await screen.findByText('An diesem Tag steht schon 80 kg. Der neue Wert ersetzt ihn.')
  await user.click(screen.getByRole('button', { name: 'Eintragen' }))
  await screen.findByText('Bitte gib einen Wert ein.')
  await user.type(field, '8.240')
  await screen.findByText('Bitte gib einen Wert von 20 bis 400 kg ein.')
  await user.clear(screen.getByLabelText('Tag'))
  await user.type(screen.getByLabelText('Tag'), daysAgo(-1))
  await screen.findByText('Bitte wähle heute oder einen früheren Tag.')
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test('keeps the typed value when the API cannot store it', async () => {
  fakeApi({ [`GET ${path}`]: () => [], [`POST ${path}`]: () => refusal(503, 'unavailable', 'Gerade nicht.') })
  const { user } = renderPage(<MyProgressPage />)
  await user.type(await screen.findByLabelText('Gewicht'), '82{Enter}')
  await screen.findByText('Gerade nicht.')
  expect(screen.getByLabelText<HTMLInputElement>('Gewicht').value).toBe('82')
})

test('deletes an entry, and the undo stores it again', async () => {
  const calls = fakeMeasures([weight(0, 81), weight(3, 80.5)])
  const { user } = renderPage(<MyProgressPage />)
  await user.click(await screen.findByRole('button', { name: `80,5 kg vom ${formatShortDate(daysAgo(3))} löschen` }))
  await screen.findByText(`80,5 kg vom ${formatShortDate(daysAgo(3))} gelöscht.`)
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await screen.findByRole('button', { name: `80,5 kg vom ${formatShortDate(daysAgo(3))} löschen` })
  expect(calls.findLast(({ call }) => call === `POST ${path}`)?.body).toEqual(weight(3, 80.5))
})

test('a double click deletes an entry once', async () => {
  const calls = fakeMeasures([weight(0, 81), weight(3, 80.5)])
  const { user } = renderPage(<MyProgressPage />)
  await user.dblClick(await screen.findByRole('button', { name: `80,5 kg vom ${formatShortDate(daysAgo(3))} löschen` }))
  await screen.findByText(`80,5 kg vom ${formatShortDate(daysAgo(3))} gelöscht.`)
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1)
})

test('two entries deleted in quick succession come back one after the other, the last one first', async () => {
  const calls = fakeMeasures([weight(0, 81), weight(1, 80.5), weight(2, 80)])
  const { user } = renderPage(<MyProgressPage />)
  const removal = (days: number) =>
    screen.findByRole('button', { name: new RegExp(`vom ${formatShortDate(daysAgo(days))} löschen`) })
  const [first, second] = [await removal(1), await removal(2)]
  await Promise.all([user.click(first), user.click(second)])
  await waitFor(() => expect(screen.getAllByRole('button', { name: /löschen$/ })).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /löschen$/ })).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull())
  const stored = calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => (body as Measure).day)
  expect(stored.toSorted()).toEqual([daysAgo(2), daysAgo(1)])
})

test('an undo that fails can be tried again', async () => {
  const entry = weight(1, 80.5)
  let isDeleted = false
  const responses = [refusal(503, 'unavailable', 'Gerade nicht.')]
  fakeApi({
    [`GET ${path}`]: () => (isDeleted ? [] : [entry]),
    [`DELETE ${path}/WEIGHT/${entry.day}`]: () => {
      isDeleted = true
      return { success: true }
    },
    [`POST ${path}`]: () => {
      const response = responses.pop()
      isDeleted = response !== undefined
      return response ?? entry
    },
  })
  const { user } = renderPage(<MyProgressPage />)
  await user.click(await screen.findByRole('button', { name: /löschen$/ }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await screen.findByText('Gerade nicht.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await screen.findByRole('button', { name: /löschen$/ })
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull()
})

test('shows key figures and a table with the mean, for the period in the URL', async () => {
  fakeMeasures([weight(0, 80), weight(2, 82), weight(40, 85), weight(200, 90)])
  const { user, router } = renderPage(<MyProgressPage />, { at: '/profile/verlauf?zeitraum=4-wochen' })
  const table = await screen.findByRole('table', { name: 'Gewicht, neueste zuerst', hidden: true })
  const rows = () =>
    within(table)
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => row.textContent)
  expect(rows()).toEqual([`${formatShortDate(daysAgo(0))}80 kg81 kg`, `${formatShortDate(daysAgo(2))}82 kg82 kg`])
  expect(screen.getByText('Im Zeitraum').nextElementSibling?.textContent).toBe('−1 kg')
  await user.click(screen.getByRole('button', { name: 'Alles' }))
  await waitFor(() => expect(rows()).toHaveLength(4))
  expect(router.state.location.search).toBe('?zeitraum=alles')
  await user.click(screen.getByRole('button', { name: 'Bauchumfang' }))
  expect(router.state.location.search).toBe('?zeitraum=alles&mass=bauchumfang')
})

test('the focus stays at the chosen kind while its values are loaded', async () => {
  fakeMeasures([weight(0, 81)])
  const { user } = renderPage(<MyProgressPage />)
  await screen.findByText('Deine Einträge')
  screen.getByRole('button', { name: 'Gewicht' }).focus()
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByRole('textbox', { name: /^Bauchumfang/ })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bauchumfang' }))
})

test('a trainer sees the chart and enters nothing', async () => {
  fakeMeasures([weight(1, 80)])
  const trainer = {
    ...member,
    id: '0198c000-0000-7000-8000-000000000009',
    trainer: true,
    roles: ['ROLE_TRAINER' as const],
  }
  renderPage(<UserProgress userId={member.id} />, { user: trainer })
  await screen.findByText('7-Tage-Mittel', { selector: 'dt' })
  expect(screen.queryByRole('button', { name: 'Eintragen' })).toBeNull()
  expect(screen.queryByRole('button', { name: /löschen$/ })).toBeNull()
})
