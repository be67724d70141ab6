import { humanifiedMeals, meals, weekdays } from '@kostbar/contracts/meals'
import type { PlannedFood } from '@kostbar/contracts/nutritionplan/schemas'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import type { TemplateAnswer } from './template-head.tsx'
import { TemplatePreview } from './template-preview.tsx'

const id = '01890000-0000-7000-8000-000000000001'
const copyId = '01890000-0000-7000-8000-000000000002'

const potatoes: PlannedFood = {
  ...{ entryId: '01890000-0000-7000-8000-000000000003', position: 0, locked: false, removed: false },
  ...{ foodId: '01890000-0000-7000-8000-000000000004', name: 'Erdäpfel', grams: 1250.5, measures: [] },
  ...{ kcal: 962.4, carbs: 200, proteins: 25, fats: 1, allergens: [], allergensStated: true },
}

/** Template with potatoes and a note on Monday's lunch, and nothing on the other days. */
const template = (changes: Partial<TemplateAnswer> = {}): TemplateAnswer => ({
  ...{ id, name: 'Leichte Woche', description: '', goal: 'LOSE', tags: [], targets: null, status: 'ACTIVE' },
  ...{ isTest: false, isSystem: true, editable: false, version: 3, detailsVersion: 1, plannedDays: 1 },
  ...{ nutrition: { kcal: 962.4, carbs: 200, proteins: 25, fats: 1 }, removedItems: 0, clients: 0 },
  ...{ lastAppliedAt: null, updatedAt: '2026-11-20T08:00:00.000Z', deletedAt: null },
  days: weekdays.map((day) => ({
    day,
    version: 0,
    meals: meals.map((meal) => {
      const isPlanned = day === 'Monday' && meal === 'LUNCH'
      return {
        id: meal,
        humanifiedMeal: humanifiedMeals[meal],
        note: isPlanned ? 'Reste vom Vortag' : '',
        enabled: true,
        recipes: [],
        foods: isPlanned ? [potatoes] : [],
      }
    }),
  })),
  ...changes,
})

const list = (mayCreate: boolean) => ({
  ...{ items: [], page: 1, perPage: 1, total: 0, tags: [] },
  rights: { count: 0, max: 200, mayCreate, hasSlots: mayCreate },
})
const trainer = { ...member, trainer: true }

test('shows the week of a system template, its energy by day, and opens a copy of it', async () => {
  const calls = fakeApi({
    'GET /templates': () => list(true),
    [`POST /templates/${id}/copy`]: () => ({ id: copyId, leftOut: ['Omas Strudel'] }),
  })
  const { user, router } = renderPage(<TemplatePreview template={template()} />, { user: trainer })
  expect(screen.getByText(/^Diese Woche kommt von uns/)).toBeTruthy()
  const monday = within(screen.getByRole('region', { name: 'Montag' }))
  expect(monday.getByText('962 kcal')).toBeTruthy()
  expect(monday.getByText('1.250,5 g')).toBeTruthy()
  expect(monday.getByText('Reste vom Vortag')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Dienstag' })).getByText('Nichts geplant')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Als Kopie bearbeiten' }))
  expect(await screen.findByText('Die Kopie ist angelegt. Nicht verfügbar und ausgelassen: Omas Strudel.')).toBeTruthy()
  expect(router.state.location.pathname).toContain(copyId)
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
})

test('asks for a copy again after a lost answer with the same key, and for another one with another', async () => {
  let isLost = true
  const calls = fakeApi({
    'GET /templates': () => list(true),
    [`POST /templates/${id}/copy`]: () => (isLost ? new Error('lost') : { id: copyId, leftOut: [] }),
  })
  const { user } = renderPage(<TemplatePreview template={template()} />, { user: trainer })
  const keys = () => calls.flatMap(({ call }) => /copy\?key=(.+)/.exec(call)?.[1] ?? [])
  const copy = async (count: number) => {
    await user.click(await screen.findByRole('button', { name: 'Als Kopie bearbeiten' }))
    await vi.waitFor(() => expect(keys()).toHaveLength(count))
  }
  await copy(1)
  isLost = false
  await copy(2)
  await screen.findByText('Die Kopie ist angelegt.')
  await copy(3)
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('opens a copy of which the answer of an earlier release does not say what was left out', async () => {
  fakeApi({ 'GET /templates': () => list(true), [`POST /templates/${id}/copy`]: () => ({ id: copyId }) })
  const { user, router } = renderPage(<TemplatePreview template={template()} />, { user: trainer })
  await user.click(await screen.findByRole('button', { name: 'Als Kopie bearbeiten' }))
  await screen.findByText('Die Kopie ist angelegt.')
  expect(router.state.location.pathname).toContain(copyId)
})

test('without client slots an own template can be read but neither changed nor copied', async () => {
  fakeApi({ 'GET /templates': () => list(false) })
  renderPage(<TemplatePreview template={template({ isSystem: false })} />, { user: trainer })
  expect(await screen.findByText(/^Ohne Kunden-Slots kannst du diese Vorlage lesen/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Als Kopie bearbeiten' })).toBeNull()
})

test('a deleted template can be restored, and not applied before', async () => {
  const calls = fakeApi({
    'GET /templates': () => list(true),
    [`POST /templates/${id}/restore`]: () => ({ success: true }),
  })
  const deleted = template({ isSystem: false, deletedAt: '2026-11-20T08:00:00.000Z' })
  const { user } = renderPage(<TemplatePreview template={deleted} />, { user: trainer })
  expect(screen.queryByRole('link', { name: 'Anwenden' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Wiederherstellen' }))
  await expect.poll(() => calls.map(({ call }) => call)).toContain(`POST /templates/${id}/restore`)
})
