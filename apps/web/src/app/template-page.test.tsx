import type { Answer } from '@kostbar/contracts/endpoint'
import { humanifiedMeals, meals, weekdays } from '@kostbar/contracts/meals'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { query } from '../lib/api.ts'
import { fakeApi, refusal } from '../lib/testing/fake-api.ts'
import { member, renderPage } from '../lib/testing/render-page.tsx'
import { TemplatePage } from './template-page.tsx'

const id = '01890000-0000-7000-8000-000000000001'

/** Template with a note on Monday's lunch. */
const templateWith = (note: string): Answer<(typeof templates)['get']> => ({
  ...{ id, name: 'Leichte Woche', description: '', goal: 'LOSE', tags: [], targets: null, status: 'ACTIVE' },
  ...{ isTest: false, isSystem: false, editable: true, version: 3, detailsVersion: 1, plannedDays: 1 },
  ...{ nutrition: { kcal: 0, carbs: 0, proteins: 0, fats: 0 }, removedItems: 0, clients: 0 },
  ...{ lastAppliedAt: null, updatedAt: '2026-11-20T08:00:00.000Z', deletedAt: null },
  days: weekdays.map((day) => ({
    day,
    version: 0,
    meals: meals.map((meal) => ({
      id: meal,
      humanifiedMeal: humanifiedMeals[meal],
      note: day === 'Monday' && meal === 'LUNCH' ? note : '',
      enabled: true,
      recipes: [],
      foods: [],
    })),
  })),
})

const page = (
  <Routes>
    <Route path="/template-management/:id" element={<TemplatePage />} />
  </Routes>
)

test.each([
  [
    'a deleted template says so, without a retry that could not help',
    refusal(404, 'not_found'),
    /gibt es nicht mehr/,
    0,
  ],
  ['a template that could not be loaded can be tried again', refusal(503, 'unavailable'), /gerade nicht laden/, 1],
])('%s, and the list is one click away', async (_what, answer, title, retries) => {
  fakeApi({ [`GET /templates/${id}`]: () => answer })
  renderPage(page, { at: `/template-management/${id}`, user: { ...member, trainer: true } })
  await screen.findByRole('heading', { name: title })
  expect(screen.queryAllByRole('button', { name: 'Nochmal versuchen' })).toHaveLength(retries)
  expect(screen.getByRole('link', { name: 'Alle Vorlagen' }).getAttribute('href')).toBe('/template-management')
})

test('a template that is opened again shows the stored week, not that of the last visit', async () => {
  fakeApi({
    [`GET /templates/${id}`]: () => templateWith('Reste vom Vortag'),
    [`GET /care-profile/${member.id}`]: () => ({ profile: null }),
    'GET /recipes/all': () => ({ items: [], cursor: null }),
    'GET /recipes/tags': () => [],
  })
  const { queries, router } = renderPage(page, { at: '/', user: { ...member, trainer: true } })
  const { queryKey } = query(templates.get, { params: { id } })
  queries.setQueryData(queryKey, templateWith('Alt'), { updatedAt: Date.now() - 60_000 })
  await router.navigate(`/template-management/${id}`)
  expect(await screen.findByText('Reste vom Vortag')).toBeTruthy()
  expect(screen.queryByText('Alt')).toBeNull()
})
