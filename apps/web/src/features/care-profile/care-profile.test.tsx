import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { CareProfileSection } from './care-profile-section.tsx'

const path = `/care-profile/${member.id}`
const stored = {
  allergens: ['A', 'G'],
  intolerances: ['LACTOSE'],
  diet: 'VEGETARIAN',
  likes: ['Linsen'],
  dislikes: [],
  rev: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
  updatedBy: 'Theresa',
}
const empty = {
  allergens: [],
  intolerances: [],
  diet: null,
  likes: [],
  dislikes: [],
  rev: 0,
  updatedAt: null,
  updatedBy: null,
}

const open = (answers: Parameters<typeof fakeApi>[0], isOwn = true) => {
  const calls = fakeApi({
    [`GET /nutritionplan/${member.id}/overrides`]: () => ({ items: [], cursor: null }),
    ...answers,
  })
  return { calls, ...renderPage(<CareProfileSection id="ernaehrungsprofil" userId={member.id} isOwn={isOwn} />) }
}

test('reads what food has to respect, and who changed it last', async () => {
  open({ [`GET ${path}`]: () => stored })
  await screen.findByText('Gluten (A), Milch (G)')
  screen.getByText('Laktose')
  screen.getByText('Vegetarisch')
  screen.getByText('Zuletzt geändert am 20. November 2026 von Theresa.')
})

test('lists what was planned against an allergen: why, who and when', async () => {
  const override = { id: 'o-1', recipeId: 'r-1', foodId: null, name: 'Nusskuchen-3', allergen: 'H' }
  const more = { reason: 'Die Nüsse werden weggelassen', author: 'Theresa', createdAt: '2026-11-19T10:00:00.000Z' }
  open({
    [`GET ${path}`]: () => stored,
    [`GET /nutritionplan/${member.id}/overrides`]: () => ({
      items: [
        { ...override, ...more },
        { ...override, ...more, id: 'o-2', author: null },
      ],
      cursor: null,
    }),
  })
  await screen.findByRole('heading', { name: 'Trotz Allergie eingeplant' })
  expect(screen.getAllByText('Nusskuchen enthält Schalenfrüchte')).toHaveLength(2)
  const captions = screen
    .getAllByText('Die Nüsse werden weggelassen')
    .map(({ nextSibling }) => nextSibling?.textContent)
  expect(captions).toEqual(['Theresa, 19.11.2026', 'Gelöschtes Konto, 19.11.2026'])
})

test('tells what nobody stated from what there is none of', async () => {
  const { unmount } = open({ [`GET ${path}`]: () => empty }, false)
  await screen.findByText('Noch nicht angegeben.')
  expect(screen.queryByText('Keine')).toBeNull()
  unmount()
  open({ [`GET ${path}`]: () => ({ ...stored, allergens: [] }) }, false)
  expect(await screen.findAllByText('Keine')).toHaveLength(2)
  screen.getByText('Mag nicht')
})

test('changes everything in place, with the edit counter it was made from', async () => {
  const { user, calls } = open({ [`GET ${path}`]: () => stored, [`POST ${path}`]: () => ({ ...stored, rev: 4 }) })
  await user.click(await screen.findByRole('button', { name: 'Ändern' }))
  await user.click(screen.getByRole('button', { name: 'Ei (C)' }))
  await user.click(screen.getByRole('button', { name: 'Milch (G)' }))
  await user.selectOptions(screen.getByLabelText(/^Ernährungsform/), 'Vegan')
  await user.type(screen.getByLabelText(/^Mag ich nicht/), 'Koriander{Enter}')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Das Ernährungsprofil ist gespeichert.')
  const {
    updatedAt: _at,
    updatedBy: _by,
    ...sent
  } = { ...stored, allergens: ['A', 'C'], diet: 'VEGAN', dislikes: ['Koriander'] }
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual(sent)
  await screen.findByRole('button', { name: 'Ändern' })
})

test('shows both versions when another tab saved meanwhile, and saves the chosen one', async () => {
  const theirs = { ...stored, diet: 'VEGAN', likes: ['Linsen', 'Nüsse'], rev: 4 }
  const conflict = { success: false, code: 'changed_meanwhile', msg: 'Inzwischen geändert', current: theirs }
  let saves = 0
  const { user, calls } = open({
    [`GET ${path}`]: () => stored,
    [`POST ${path}`]: () => {
      saves += 1
      return saves === 1 ? Response.json(conflict, { status: 409 }) : { ...stored, rev: 5 }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ändern' }))
  await user.click(screen.getByRole('button', { name: 'Histamin' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const region = within(await screen.findByRole('region', { name: 'Ernährungsprofil' }))
  await region.findByText('Inzwischen anderswo geändert')
  expect(region.getAllByText('Deine Fassung:')).toHaveLength(3)
  expect(region.queryByText('Allergene')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Meine Fassung speichern' }))
  await screen.findByText('Das Ernährungsprofil ist gespeichert.')
  const bodies = calls.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)
  expect(bodies).toMatchObject([
    { rev: 3, intolerances: ['LACTOSE', 'HISTAMINE'], diet: 'VEGETARIAN' },
    { rev: 4, intolerances: ['LACTOSE', 'HISTAMINE'], diet: 'VEGETARIAN' },
  ])
})

test('asks before the page with two versions to choose from is left', async () => {
  const { user, router } = open({
    [`GET ${path}`]: () => stored,
    [`POST ${path}`]: () =>
      Response.json(
        { success: false, code: 'changed_meanwhile', msg: '', current: { ...stored, diet: 'VEGAN', rev: 4 } },
        { status: 409 },
      ),
  })
  await user.click(await screen.findByRole('button', { name: 'Ändern' }))
  await user.click(screen.getByRole('button', { name: 'Histamin' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Inzwischen anderswo geändert')
  await act(() => router.navigate('/anderswo'))
  await screen.findByText('Änderungen verwerfen?')
  expect(router.state.location.pathname).toBe('/')
})

test('takes the other version over', async () => {
  const theirs = { ...stored, diet: 'VEGAN', rev: 4 }
  let current: object = stored
  const { user } = open({
    [`GET ${path}`]: () => current,
    [`POST ${path}`]: () => {
      current = theirs
      return Response.json({ success: false, code: 'changed_meanwhile', msg: '', current: theirs }, { status: 409 })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ändern' }))
  await user.click(screen.getByRole('button', { name: 'Histamin' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await user.click(await screen.findByRole('button', { name: 'Die andere Fassung übernehmen' }))
  await screen.findByText('Vegan')
})

test('keeps what was typed when saving fails', async () => {
  const { user } = open({
    [`GET ${path}`]: () => stored,
    [`POST ${path}`]: () => refusal(503, 'unavailable', 'Gerade nicht.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Ändern' }))
  await user.type(screen.getByLabelText(/^Mag ich nicht/), 'Koriander{Enter}')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Gerade nicht.')
  screen.getByText('Koriander')
})
