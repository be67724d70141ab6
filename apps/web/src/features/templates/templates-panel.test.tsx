import type { Template } from '@kostbar/contracts/templates/schemas'
import { act, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { TemplatesPanel } from './templates-panel.tsx'

const week: Template = {
  ...{
    id: '01890000-0000-7000-8000-000000000001',
    name: 'Leichte Woche',
    description: '',
    goal: 'LOSE',
    tags: ['Vegan'],
  },
  ...{ targets: null, status: 'ACTIVE', isTest: false, isSystem: false, editable: true, version: 3, plannedDays: 7 },
  ...{ nutrition: { kcal: 1780.4, carbs: 210, proteins: 90, fats: 60 }, removedItems: 1, clients: 12 },
  ...{ lastAppliedAt: null, updatedAt: '2026-11-20T08:00:00.000Z', deletedAt: null },
}
const copyId = '01890000-0000-7000-8000-000000000002'
const page = (items: readonly Template[]) => ({
  ...{ items, page: 1, perPage: 25, total: items.length, tags: ['Vegan'] },
  rights: { count: items.length, max: 200, mayCreate: true, hasSlots: true },
})

test('lists goal, energy, macros, status, usage, and what is no longer available', async () => {
  fakeApi({ 'GET /templates': () => page([week]) })
  renderPage(<TemplatesPanel />, { user: { ...member, trainer: true } })
  expect(await screen.findByRole('columnheader', { name: /Bei deinen Kunden/ })).toBeTruthy()
  const row = within(await screen.findByRole('row', { name: /Leichte Woche/ }))
  for (const text of ['1.780 kcal', /KH 210 · P 90 · F 60 g/, '12 Personen', '1 Eintrag nicht mehr verfügbar', 'Vegan'])
    expect(row.getByText(text)).toBeTruthy()
})

test('counts no clients for admins, who apply no templates', async () => {
  fakeApi({ 'GET /templates': () => page([{ ...week, clients: 0 }]) })
  renderPage(<TemplatesPanel />, { user: { ...member, roles: ['ROLE_ADMIN'] } })
  await screen.findByRole('row', { name: /Leichte Woche/ })
  expect(screen.queryByText('noch nie')).toBeNull()
})

test('filters by the address, and says when nothing matches', async () => {
  const calls = fakeApi({ 'GET /templates': () => page([]) })
  const { user } = renderPage(<TemplatesPanel />, { at: '/?ziel=lose&suche=xyz' })
  expect(await screen.findByText('Keine Vorlage passt zu deiner Suche')).toBeTruthy()
  expect(calls[0]?.call).toMatch(/goal=LOSE/)
  await user.click(screen.getByRole('button', { name: 'Alle zeigen' }))
  await vi.waitFor(() => expect(calls.at(-1)?.call).not.toMatch(/goal=/))
})

test('shows the tag that filters the list, also when no template has it any more', async () => {
  fakeApi({ 'GET /templates': () => page([]) })
  renderPage(<TemplatesPanel />, { at: '/?schlagwort=Sommer' })
  await screen.findByText('Keine Vorlage passt zu deiner Suche')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Schlagwörter' }).value).toBe('Sommer')
})

test.each([
  ['opens a copy', '/', `/template-management/${copyId}`],
  ['does not take whoever has gone on to another page to the copy', '/clients', '/clients'],
])('%s', async (_what, goesTo, ends) => {
  const answer = Promise.withResolvers<object>()
  const calls = fakeApi({
    'GET /templates': () => page([week]),
    [`POST /templates/${week.id}/copy`]: () => answer.promise,
  })
  const pages = (
    <Routes>
      <Route path="/" element={<TemplatesPanel />} />
      <Route path="*" element={<h1>Anderswo</h1>} />
    </Routes>
  )
  const { user, router, queries } = renderPage(pages)
  await user.click(await screen.findByRole('button', { name: /Leichte Woche/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Kopieren' }))
  await vi.waitFor(() => expect(calls.at(-1)?.call).toMatch(`POST /templates/${week.id}/copy?key=`))
  await act(() => router.navigate(goesTo))
  answer.resolve({ id: copyId, leftOut: [] })
  await vi.waitFor(() => expect(queries.isMutating()).toBe(0))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(ends))
})

test('says when the list cannot be loaded', async () => {
  fakeApi({ 'GET /templates': () => refusal(503, 'unavailable') })
  renderPage(<TemplatesPanel />)
  expect(await screen.findByRole('heading', { name: 'Die Vorlagen lassen sich gerade nicht laden' })).toBeTruthy()
})
