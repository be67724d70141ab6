import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import type { User } from '@kostbar/contracts/users/schemas'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { admin, member, renderPage } from '../../lib/testing/render-page.tsx'
import { RecipesSection } from './recipes-section.tsx'
// Preload the lazy dialog and drawings.
import './recipe-dialog.tsx'
import '../../domain/recipes/dish-illustration.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const recipe = (id: string, more: Partial<Recipe> = {}): Recipe => ({
  id,
  name: `Rezept ${id}x`,
  toggled: false,
  image: null,
  picture: ['tomato'],
  kcal: 1417.6,
  carbs: 50,
  proteins: 17,
  fats: 16,
  tags: [],
  prepMinutes: 25,
  own: false,
  allergens: [],
  allergensStated: true,
  ingredientNames: [],
  ...more,
})
const detail = {
  ...recipe('a'),
  description: '',
  servings: 1,
  ingredients: [{ amount: 100, unit: 'g', normalName: 'Linsen', note: null }],
  source: null,
  otherNutrients: null,
  foodSources: [],
  steps: ['Kochen.'],
  allergens: [],
  allergensStated: true,
}

function open(
  at: string,
  { answers = {}, user = member }: { answers?: Parameters<typeof fakeApi>[0]; user?: User } = {},
) {
  const calls = fakeApi({
    'GET /recipes/tags': () => ['Suppe'],
    'GET /recipes/all': () => ({ items: [recipe('a'), recipe('b', { own: true })], cursor: null }),
    'GET /recipes/a/detail': () => detail,
    'GET /clients/my-trainer': () => ({ trainer: { firstName: 'Theresa' } }),
    ...answers,
  })
  return { ...renderPage(<RecipesSection />, { at, user }), calls }
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Rezept ax' }))

test('a card says energy, time and whose it is', async () => {
  open('/')
  await screen.findByRole('link', { name: 'Rezept ax' })
  const cards = screen.getAllByRole('listitem').filter((row) => row.querySelector('h2'))
  expect(cards.map((card) => within(card).getByText('1.418 kcal').textContent)).toEqual(['1.418 kcal', '1.418 kcal'])
  expect(within(cards[0] ?? expect.fail()).getByText('25 Min.')).toBeTruthy()
  await screen.findByText('Von Theresa')
  expect(cards.map((card) => within(card).queryByText('Von Theresa') !== null)).toEqual([false, true])
})

test("a trainer's own recipe is theirs, and no trainer of theirs is asked for", async () => {
  const { calls } = open('/', { user: { ...member, roles: ['ROLE_TRAINER'], trainer: true } })
  await screen.findByText('Von dir')
  expect(calls.map(({ call }) => call)).not.toContain('GET /clients/my-trainer')
})

test('a recipe of the trainer names nobody while the name is not known', async () => {
  open('/', { answers: { 'GET /clients/my-trainer': () => refusal(503, 'unavailable') } })
  await screen.findByText('Aus deiner Begleitung')
})

test.each([
  [{ items: [recipe('a')], cursor: null, total: 1 }, '1 Rezept'],
  [{ items: [recipe('a'), recipe('b')], cursor: null, total: 2 }, '2 Rezepte'],
  [{ items: [recipe('a'), recipe('b')], cursor: 'c1', total: 100 }, '2 von 100 Rezepten'],
  [{ items: [recipe('a'), recipe('b')], cursor: 'c1', total: 1000 }, '2 von über 1.000 Rezepten'],
])('says how many there are: %#', async (page, text) => {
  open('/', { answers: { 'GET /recipes/all': () => page } })
  expect((await screen.findByText(text)).getAttribute('role')).toBe('status')
})

test('without any recipe there is nothing to show all of', async () => {
  open('/', { answers: { 'GET /recipes/all': () => ({ items: [], cursor: null }) } })
  await screen.findByRole('heading', { name: 'Noch keine Rezepte da' })
  expect(screen.queryByRole('button', { name: 'Alle Rezepte anzeigen' })).toBeNull()
})

test('recipes that cannot be loaded can be tried again', async () => {
  let works = false
  const { user } = open('/', {
    answers: {
      'GET /recipes/all': () => (works ? { items: [recipe('a')], cursor: null } : refusal(503, 'unavailable')),
    },
  })
  await screen.findByRole('heading', { level: 3, name: 'Die Rezepte lassen sich gerade nicht laden' })
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByRole('link', { name: 'Rezept ax' })
})

test('a next page that fails says so below what is there, and can be tried again', async () => {
  let works = false
  const { user } = open('/', {
    answers: {
      'GET /recipes/all': ({ call }) => {
        if (!call.includes('cursor=')) return { items: [recipe('a')], cursor: 'c1' }
        return works ? { items: [recipe('b')], cursor: null } : refusal(503, 'unavailable')
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Mehr zeigen' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Weitere Rezepte lassen sich gerade nicht laden.')
  expect(screen.getByRole('link', { name: 'Rezept ax' })).toBeTruthy()
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByRole('link', { name: 'Rezept bx' })
})

test('a tag that no recipe has any more can still be taken away', async () => {
  const { user, router } = open('/?tags=Alt')
  const tag = await screen.findByRole('button', { name: 'Alt' })
  expect(tag.getAttribute('aria-pressed')).toBe('true')
  await user.click(tag)
  expect(router.state.location.search).toBe('')
})

test.each([
  ['3', '3 Portionen', '300 g'],
  ['0.5', '½ Portion', '50 g'],
  ['0', '1 Portion', '100 g'],
  ['51', '1 Portion', '100 g'],
  ['viele', '1 Portion', '100 g'],
])('a link with %s portions opens the recipe for %s', async (portions, text, amount) => {
  open(`/?rezept=a&portionen=${portions}`)
  const sheet = await dialog()
  expect((await sheet.findByText(text)).getAttribute('aria-live')).toBe('polite')
  expect(within(sheet.getByRole('region', { name: 'Zutaten' })).getByText(amount)).toBeTruthy()
})

test('closing a shared link removes it from the address, and nothing else', async () => {
  const { user, router } = open('/?tags=Suppe&rezept=a&portionen=2')
  await dialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?tags=Suppe')
})

test('a recipe that is gone says so in its dialog, without a retry', async () => {
  open('/?rezept=weg', { answers: { 'GET /recipes/weg/detail': () => refusal(404, 'not_found') } })
  const sheet = within(await screen.findByRole('dialog', { name: 'Rezept' }))
  await sheet.findByRole('heading', { name: 'Dieses Rezept gibt es nicht mehr' })
  expect(sheet.queryByRole('button', { name: 'Nochmal versuchen' })).toBeNull()
})

test('a recipe without allergens says so', async () => {
  open('/?rezept=a')
  await (await dialog()).findByText('Keine der 14 kennzeichnungspflichtigen Allergene.')
})

test('values entered by hand carry a mark', async () => {
  const entered = { ...detail, nutritionBy: 'HAND', allergensBy: 'HAND' }
  open('/?rezept=a', { answers: { 'GET /recipes/a/detail': () => entered } })
  await (await dialog()).findByText('Nährwerte von Hand eingetragen')
  expect((await dialog()).getByText('Allergene von Hand eingetragen')).toBeTruthy()
})

test.each([
  ['known nutrients', member, 1],
  ['no numbers in protective mode', { ...member, protectiveMode: true }, 0],
])('a recipe computed from its ingredients shows %s', async (_what, user, count) => {
  const computed = {
    ...{ ...detail, nutritionBy: 'FOODS', allergensBy: 'FOODS', allergens: ['L'] },
    otherNutrients: { fibre: 6.25, sugar: null, saturates: 1, salt: 0.4 },
    foodSources: [{ source: 'BLS', sourceVersion: '4.0' }],
  }
  open('/?rezept=a', { answers: { 'GET /recipes/a/detail': () => computed }, user })
  await (await dialog()).findByRole('button', { name: 'Drucken' })
  const shown = await dialog()
  expect(shown.queryAllByText('Ballaststoffe 6,3 g · Gesättigte Fettsäuren 1 g · Salz 0,4 g')).toHaveLength(count)
  expect(shown.queryAllByText(/^Nährwerte berechnet nach/)).toHaveLength(count)
  expect(shown.queryByText(/von Hand/)).toBeNull()
})

test('a recipe is printed from its dialog', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = open('/?rezept=a')
  await user.click(await (await dialog()).findByRole('button', { name: 'Drucken' }))
  expect(print).toHaveBeenCalledOnce()
})

test.each([true, false])(
  'a recipe can be edited and withdrawn only by whom the API allows it: %s',
  async (editable) => {
    open('/?rezept=a', { answers: { 'GET /recipes/a/detail': () => ({ ...detail, editable }) } })
    await (await dialog()).findByText('Linsen')
    expect(screen.queryByRole('link', { name: 'Bearbeiten' }) !== null).toBe(editable)
    expect(screen.queryByRole('button', { name: 'Zurückziehen' }) !== null).toBe(editable)
  },
)

test('a withdrawal asks, then closes the recipe and says so', async () => {
  const { user, router } = open('/?rezept=a', {
    user: admin,
    answers: {
      'GET /recipes/a/detail': () => ({ ...detail, editable: true }),
      'DELETE /recipes/a': () => ({ success: true }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Zurückziehen' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Rezept zurückziehen?' }))
  expect(question.getByText(/„Rezept ax“ verschwindet aus allen Rezepten/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Zurückziehen' }))
  await screen.findByText('„Rezept ax“ ist zurückgezogen.')
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a recipe marked in its dialog is marked on its card', async () => {
  const { user } = open('/?rezept=a', {
    answers: { [`POST /recipes/a/toggle/${member.id}`]: () => ({ success: true, toggled: true }) },
  })
  await user.click(await (await dialog()).findByRole('button', { name: 'Merken' }))
  await (await dialog()).findByRole('button', { name: 'Gemerkt' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button', { name: '„Rezept ax“ merken' }).getAttribute('aria-pressed')).toBe('true')
})
