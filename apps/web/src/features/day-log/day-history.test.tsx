import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import type { DayEntry } from '@kostbar/contracts/day-log/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dayEntry } from '../../domain/days/testing/day.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { DayHistory } from './day-history.tsx'
import { WeekFigures } from './week-figures.tsx'

const today = todayInVienna()
const trainer = { ...member, id: '0198c000-0000-7000-8000-000000000009', roles: ['ROLE_TRAINER' as const] }
const list = `GET /day/${member.id}`

const entry = dayEntry(today, {
  meals: [
    { meal: 'BREAKFAST', planned: true, state: 'EATEN' },
    { meal: 'LUNCH', planned: true, state: 'OTHER' },
  ],
  waterMl: 1750,
  steps: 8250,
  sleepQuality: 4,
})
const answer = (items: readonly DayEntry[], percent: number | null = 83, recordedDays = 5) => ({
  items,
  adherence: { percent, recordedDays },
})

/** Text of a cell without its label, which is only seen on phones. */
function cellValue(cell: Element): string {
  const [label] = cell.querySelectorAll('[aria-hidden="true"]')
  return cell.textContent.slice(label?.textContent.length ?? 0).replaceAll('\u00a0', ' ')
}

/** Texts of a table's rows, cell by cell. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(cellValue))

test('the last four weeks are listed with how much of the plan was eaten', async () => {
  const calls = fakeApi({ [list]: () => answer([entry, dayEntry(addDays(today, -1))]) })
  renderPage(<DayHistory userId={member.id} isOwn />)
  const rows = rowsOf(await screen.findByRole('table', { name: 'Tage, neueste zuerst' }))
  expect(rows[0]?.slice(1)).toEqual(['1 von 2', '1,75 l', '8.250', '4/5', '–', '–'])
  expect(rows[1]?.slice(1)).toEqual(['–', '–', '–', '–', '–', '–'])
  await screen.findByText('83 %', { exact: false })
  await screen.findByText('erfasst 5 von 7 Tagen')
  expect(calls[0]?.call).toBe(`${list}?from=${addDays(today, -27)}`)
})

test('too few days have no percentage', async () => {
  fakeApi({ [list]: () => answer([entry], null, 1) })
  renderPage(<DayHistory userId={member.id} isOwn={false} />, { user: trainer })
  await screen.findByText('noch nicht genug Tage erfasst')
  expect(screen.queryByText(/erfasst 1/)).toBeNull()
})

test('without numbers, water, steps and the percentage are hidden', async () => {
  fakeApi({ [list]: () => answer([entry]) })
  renderPage(<DayHistory userId={member.id} isOwn />, { user: { ...member, protectiveMode: true } })
  const [row] = rowsOf(await screen.findByRole('table'))
  expect(row?.slice(1)).toEqual(['1 von 2', '4/5', '–', '–'])
  expect(screen.queryByText(/Plan %|83/)).toBeNull()
})

test('nothing recorded invites to do so', async () => {
  fakeApi({ [list]: () => answer([], null, 0) })
  renderPage(<DayHistory userId={member.id} isOwn />)
  await screen.findByText('Noch kein Tag festgehalten')
  expect(screen.getByRole('link', { name: 'Zur Übersicht' }).getAttribute('href')).toBe('/profile')
})

test('without consent the section is left to those around it', async () => {
  const calls = fakeApi({ [list]: () => refusal(403, 'consent_needed') })
  renderPage(<DayHistory userId={member.id} isOwn />)
  await screen.findByText('Deine Tage')
  await waitFor(() => expect(screen.queryByText('Deine Tage')).toBeNull())
  expect(calls).toHaveLength(1)
})

test('the means of a week are beside those of the week before', async () => {
  const before = dayEntry('2026-11-12', { waterMl: 1000, energy: 3 })
  const calls = fakeApi({ [list]: () => answer([{ ...entry, day: '2026-11-22' }, before]) })
  renderPage(<WeekFigures userId={member.id} until="2026-11-22" />, { user: trainer })
  const table = await screen.findByRole('table', { name: 'Mittel der Woche und der Woche davor' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  ).toEqual(['Wert', '16.11. – 22.11.', '9.11. – 15.11.'])
  expect(rowsOf(table)).toEqual([
    ['Plan %', '–', '–'],
    ['Wasser', '1,75 l', '1 l'],
    ['Schritte', '8.250', '–'],
    ['Schlaf', '4/5', '–'],
    ['Stimmung', '–', '–'],
    ['Energie', '–', '3/10'],
  ])
  expect(calls[0]?.call).toBe(`${list}?from=2026-11-09&to=2026-11-22`)
})
