import type { Answer } from '@kostbar/contracts/endpoint'
import type { templates } from '@kostbar/contracts/templates/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { TemplateHead } from './template-head.tsx'

const id = '01890000-0000-7000-8000-000000000001'
const template: Answer<(typeof templates)['get']> = {
  ...{ id, name: 'Leichte Woche', description: '', goal: 'LOSE', tags: ['Vegan'] },
  ...{ targets: null, status: 'ACTIVE', isTest: false, isSystem: false, editable: true, version: 3, plannedDays: 7 },
  ...{ nutrition: { kcal: 1780.4, carbs: 210, proteins: 90, fats: 60 }, removedItems: 0, clients: 0 },
  ...{ lastAppliedAt: null, updatedAt: '2026-11-20T08:00:00.000Z', deletedAt: null, detailsVersion: 3, days: [] },
}

test('details that changed elsewhere are shown, the input stays, and saving again replaces them', async () => {
  let stored = { ...template, name: 'Sommerwoche', tags: [], detailsVersion: 4 }
  const calls = fakeApi({
    'GET /templates': () => ({ items: [], page: 1, perPage: 1, total: 0, tags: [], rights: {} }),
    [`GET /templates/${id}`]: () => stored,
    [`POST /templates/${id}`]: ({ body }) => {
      const { version, name } = body as { version: number; name: string }
      if (version !== stored.detailsVersion) return refusal(409, 'changed_meanwhile')
      stored = { ...stored, name, detailsVersion: version + 1 }
      return { version: version + 1 }
    },
  })
  const { user } = renderPage(<TemplateHead template={template} />)
  await user.click(screen.getByRole('button', { name: 'Name und Ziele ändern' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'Herbstwoche')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))

  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toMatch(/Name:Sommerwoche/)
  expect(notice.textContent).toMatch(/Schlagwörter:leer/)
  expect(notice.textContent).not.toMatch(/Ziel:/)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Herbstwoche')

  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(stored.name).toBe('Herbstwoche')
  expect(calls.filter(({ call }) => call === `POST /templates/${id}`).map(({ body }) => body)).toMatchObject([
    { version: 3 },
    { version: 4 },
  ])
})

test.each([
  { role: 'an admin', user: admin, hint: /Trainer und Mitglieder lesen das, bevor sie die Woche verwenden\./ },
  { role: 'a trainer', user: { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }, hint: /Nur für dich\./ },
])('says who reads the description that $role writes', async ({ user: by, hint }) => {
  fakeApi({ 'GET /templates': () => ({ items: [], page: 1, perPage: 1, total: 0, tags: [], rights: {} }) })
  const { user } = renderPage(<TemplateHead template={template} />, { user: by })
  await user.click(screen.getByRole('button', { name: 'Name und Ziele ändern' }))
  const hints = (await screen.findAllByText(/Wofür sie gedacht ist\./)).map(({ textContent }) => textContent)
  expect(hints).toEqual([expect.stringMatching(hint)])
})
