import type { PreviewedClient } from '@kostbar/contracts/recipes/share-schemas'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../../lib/testing/fake-api.ts'
import { renderPage } from '../../../lib/testing/render-page.tsx'
import { ShareRecipesPage } from './share-recipes-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const idOf = (index: number) => `01890000-0000-7000-8000-00000000000${index}`
const person = (index: number, firstName: string) => ({ id: idOf(index), firstName, lastName: '', tags: [] })
const people = [person(1, 'Anna'), person(2, 'Ben'), person(3, 'Cleo')]
const soup = { id: idOf(7), name: 'Suppe', own: false }
const curry = { id: idOf(8), name: 'Erdnusscurry', own: true }

const previewed = (index: number, name: string, changes: Partial<PreviewedClient> = {}): PreviewedClient => ({
  clientId: idOf(index),
  name,
  refusal: null,
  alreadyShared: 0,
  conflicts: [],
  ...changes,
})
const peanut = { level: 'allergen', recipeId: curry.id, name: 'Erdnusscurry', text: 'Allergen: Erdnuss' } as const
const ended = { code: 'coaching_ended', msg: 'Diese Begleitung ist zu Ende.' } as const

const previewedPeople = [
  previewed(1, 'Anna', { conflicts: [peanut] }),
  previewed(2, 'Ben', { alreadyShared: 1, conflicts: null }),
  previewed(3, 'Cleo', { refusal: ended, conflicts: null }),
]
const answers = {
  'GET /recipes/tags': () => ['Schnell', 'Vegan'],
  'GET /recipes/all': () => ({ items: [soup, curry], cursor: null, total: 2 }),
  'GET /clients': () => ({ items: people, total: people.length, tags: [] }),
  'POST /recipe-shares/preview': () => ({ recipes: [soup, curry], clients: previewedPeople }),
  'POST /recipe-shares': () => ({
    clients: [
      { clientId: idOf(1), name: 'Anna', refusal: null, added: 1 },
      { clientId: idOf(2), name: 'Ben', refusal: null, added: 1 },
    ],
  }),
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const shareCall = 'POST /recipe-shares'

/** Selects all clients and requests the preview of a collection. */
async function checkCollection() {
  const calls = fakeApi(answers)
  const { user } = renderPage(<ShareRecipesPage />, { at: '/?tags=Schnell' })
  expect(await screen.findByText('2 Rezepte gewählt, höchstens 100')).toBeTruthy()
  await screen.findByRole('checkbox', { name: /Anna/ })
  await user.click(await button('Alle gezeigten wählen'))
  await user.click(await button('Vorschau prüfen'))
  await screen.findByText('Erdnusscurry: Allergen: Erdnuss')
  return { calls, user }
}

test('shares a whole collection, without the recipes that a client is allergic to; who cannot be served is named', async () => {
  const { calls, user } = await checkCollection()
  expect(calls.find(({ call }) => call === 'POST /recipe-shares/preview')?.body).toEqual({
    recipeIds: [soup.id, curry.id],
    clientIds: people.map(({ id }) => id),
  })
  expect(screen.getByText(ended.msg)).toBeTruthy()
  expect(screen.getByText(/Ohne Einwilligung/)).toBeTruthy()
  expect(screen.getByText('1 schon geteilt')).toBeTruthy()
  await user.click(await button('Mit 2 Personen teilen'))
  expect(await screen.findByText('2 Personen: zusammen 2 Rezepte dazugekommen.')).toBeTruthy()
  expect(calls.find(({ call }) => call === shareCall)?.body).toMatchObject({
    recipeIds: [soup.id, curry.id],
    clients: [
      { clientId: idOf(1), without: [curry.id] },
      { clientId: idOf(2), without: [] },
    ],
  })
})

test('shares an allergen on purpose, and not with those who are left out', async () => {
  const { calls, user } = await checkCollection()
  await user.click(screen.getByRole('checkbox', { name: 'Das Rezept mit diesem Allergen weglassen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Ben einbeziehen' }))
  await user.click(await button('Mit 1 Person teilen'))
  await screen.findByText(/dazugekommen/)
  expect(calls.find(({ call }) => call === shareCall)?.body).toMatchObject({
    clients: [{ clientId: idOf(1), without: [] }],
  })
})

test('a preview of another choice cannot be shared', async () => {
  const { user } = await checkCollection()
  await user.click(screen.getByRole('checkbox', { name: 'Suppe' }))
  expect(await screen.findByText(/Die Auswahl hat sich geändert/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Mit 2 Personen/ })).toBeNull()
})

test('takes a share back by its key', async () => {
  const key = '11111111-1111-4111-8111-111111111111'
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(key)
  const calls = fakeApi({
    ...answers,
    [`POST /recipe-shares/${key}/undo`]: () => ({ removed: 2, unchanged: ['Ben'] }),
  })
  const { user } = renderPage(<ShareRecipesPage />, { at: `/?auswahl=${soup.id}&person=${idOf(1)}` })
  expect(await screen.findByText('1 Rezept gewählt, höchstens 100')).toBeTruthy()
  await user.click(await button('Vorschau prüfen'))
  await user.click(await button(/^Mit 2 Personen teilen/))
  await user.click(await button('Rückgängig machen'))
  expect(await screen.findByText('2 Auswahlen zurückgenommen. Was schon vorher geteilt war, bleibt.')).toBeTruthy()
  expect(screen.getByText(/nicht mehr zurücknehmen: Ben/)).toBeTruthy()
  expect(calls.find(({ call }) => call === shareCall)?.body).toMatchObject({ key, recipeIds: [soup.id] })
})
