import { meals, weekdays } from '@kostbar/contracts/meals'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { careOf } from '../../domain/conflicts/testing/care-profile.ts'
import { query } from '../../lib/api.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { RecipesSection } from './recipes-section.tsx'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import './recipe-dialog.tsx'
import '../../domain/recipes/dish-illustration.tsx'

const recipe = (id: string, name: string, toggled = false): Recipe => ({
  id,
  name,
  toggled,
  image: null,
  picture: ['tomato'],
  kcal: 417.4,
  carbs: 50,
  proteins: 17,
  fats: 16,
  tags: ['Suppe'],
  prepMinutes: null,
  own: false,
  allergens: [],
  allergensStated: true,
  ingredientNames: [],
})

const soup = recipe('r-1', 'Linsensuppe-12', true)
const salad = recipe('r-2', 'Krautsalat')
const detail = {
  ...soup,
  description: 'Wärmt.',
  servings: 2,
  ingredients: [{ amount: 1, unit: 'EL', normalName: 'Öl', note: null }],
  source: null,
  otherNutrients: null,
  foodSources: [],
  steps: ['Linsen kochen.', 'Abschmecken.'],
  allergens: ['L'],
  allergensStated: true,
}

const answers = {
  'GET /clients/my-trainer': () => ({ trainer: null }),
  'GET /recipes/tags': () => ['Suppe', 'Vegan'],
  'GET /recipes/all': () => ({ items: [soup, salad], cursor: null }),
  'GET /recipes/r-1/detail': () => detail,
}
const pickSalad = `POST /recipes/r-2/toggle/${member.id}`

const show = (at = '/') => renderPage(<RecipesSection />, { at })
const heart = (name: string) => screen.findByRole('button', { name: `„${name}“ merken` })
const wanted = (calls: FakeCall[]) =>
  calls
    .filter(({ call }) => call.startsWith('GET /recipes/all'))
    .map(({ call }) => new URLSearchParams(call.split('?')[1]))

test('shows names without trailing digits and dashes, and no unknown times', async () => {
  fakeApi(answers)
  show()
  await screen.findByRole('link', { name: 'Linsensuppe' })
  expect(screen.queryByText(/Min\./)).toBeNull()
  expect(screen.getAllByText('417 kcal')).toHaveLength(2)
})

test('reads search and tags from the URL, and writes changes to it', async () => {
  const calls = fakeApi(answers)
  const { user, router } = show('/?suche=kraut&tags=Suppe')
  const field = await screen.findByRole('searchbox', { name: 'Rezept suchen' })
  expect(field).toHaveProperty('value', 'kraut')
  expect(wanted(calls)[0]?.get('filter')).toBe('kraut')
  expect(wanted(calls)[0]?.get('tags')).toBe('Suppe')

  await user.click(await screen.findByRole('button', { name: 'Vegan' }))
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('tags')).toBe('Suppe,Vegan'))
  await user.clear(field)
  await user.type(field, 'linsen')
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('suche')).toBe('linsen'))
  await waitFor(() => expect(wanted(calls).at(-1)?.get('filter')).toBe('linsen'))
  expect(wanted(calls).some((query) => query.get('filter') === 'lin')).toBe(false)
})

test('empty results offer to reset the filters', async () => {
  fakeApi({ ...answers, 'GET /recipes/all': () => ({ items: [], cursor: null }) })
  const { user, router } = show('/?suche=xyz&tags=Suppe')
  await user.click(await screen.findByRole('button', { name: 'Alle Rezepte anzeigen' }))
  expect(router.state.location.search).toBe('')
})

test('loads more, without duplicates', async () => {
  const calls = fakeApi({
    ...answers,
    'GET /recipes/all': ({ call }) =>
      call.includes('cursor=c1')
        ? { items: [soup, recipe('r-3', 'Nockerl')], cursor: null }
        : { items: [soup, salad], cursor: 'c1' },
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Mehr zeigen' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Nockerl'))
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Linsensuppe',
    'Krautsalat',
    'Nockerl',
  ])
  expect(wanted(calls).at(-1)?.get('cursor')).toBe('c1')
  expect(screen.queryByRole('button', { name: 'Mehr zeigen' })).toBeNull()
})

test('toggles a favourite optimistically with an explicit state, and reverts a refused one with a toast', async () => {
  const answer = Promise.withResolvers<unknown>()
  const calls = fakeApi({ ...answers, [pickSalad]: () => answer.promise })
  const { user } = show()
  await user.click(await heart('Krautsalat'))
  expect((await heart('Krautsalat')).getAttribute('aria-pressed')).toBe('true')
  expect(calls.find(({ call }) => call.startsWith('POST'))?.call).toBe(`${pickSalad}?toggled=true`)

  answer.resolve(refusal(403, 'forbidden', 'Du bist dazu nicht berechtigt'))
  expect((await screen.findByRole('alert')).textContent).toContain('„Krautsalat“ bleibt, wie es war.')
  expect((await heart('Krautsalat')).getAttribute('aria-pressed')).toBe('false')
})

test('tells of every favourite that is refused, not only of the last', async () => {
  const answer = Promise.withResolvers<unknown>()
  const refuse = () => answer.promise.then(() => refusal(503, 'unavailable', 'Gerade nicht.'))
  fakeApi({ ...answers, [pickSalad]: refuse, [`POST /recipes/r-1/toggle/${member.id}`]: refuse })
  const { user } = show()
  await user.click(await heart('Linsensuppe'))
  await user.click(await heart('Krautsalat'))
  answer.resolve(undefined)
  await screen.findByText(/„Krautsalat“ bleibt, wie es war/)
  screen.getByText(/„Linsensuppe“ bleibt, wie es war/)
})

test('keeps an accepted favourite at its position', async () => {
  fakeApi({ ...answers, [pickSalad]: () => ({ success: true, toggled: true }) })
  const { user } = show()
  await user.click(await heart('Krautsalat'))
  await waitFor(async () => expect((await heart('Krautsalat')).getAttribute('aria-pressed')).toBe('true'))
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Linsensuppe', 'Krautsalat'])
})

test('a list that was asked for before a favourite was saved does not take it back', async () => {
  let stored = salad
  let hold: Promise<unknown> | undefined
  fakeApi({
    ...answers,
    'GET /recipes/all': async () => {
      const read = [soup, stored]
      await hold
      return { items: read, cursor: null }
    },
    [pickSalad]: () => {
      stored = { ...salad, toggled: true }
      return { success: true, toggled: true }
    },
  })
  const { user, queries } = show()
  await heart('Krautsalat')
  const { promise, resolve } = Promise.withResolvers<void>()
  hold = promise
  const refetched = queries.invalidateQueries({ queryKey: [recipes.list.path] })
  await user.click(await heart('Krautsalat'))
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  resolve()
  await refetched
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect((await heart('Krautsalat')).getAttribute('aria-pressed')).toBe('true')
})

test("saves a favourite while a single page and a client's list are cached, which stay as they are", async () => {
  fakeApi({ ...answers, [pickSalad]: () => ({ success: true, toggled: true }) })
  const { user, queries } = show()
  const single = query(recipes.list, { query: { filter: '', tags: '', perPage: 100, count: 'true' } }).queryKey
  queries.setQueryData(single, { items: [soup, salad], cursor: null, total: 2 })
  const ofClient = [recipes.list.path, { userId: 'u-1', search: '' }]
  queries.setQueryData(ofClient, { pages: [{ items: [salad], cursor: null }], pageParams: [undefined] })
  await user.click(await heart('Krautsalat'))
  await waitFor(async () => expect((await heart('Krautsalat')).getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  expect((await heart('Krautsalat')).getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByText(/bleibt, wie es war/)).toBeNull()
  expect(queries.getQueryData(ofClient)).toMatchObject({ pages: [{ items: [{ toggled: false }] }] })
})

test('opens a recipe by URL, scales its portions, keeps its ticks, and removes it from the URL on close', async () => {
  fakeApi(answers)
  const { user, router } = show('/?rezept=r-1&suche=linsen')
  const dialog = within(await screen.findByRole('dialog', { name: 'Linsensuppe' }))
  expect(dialog.getByText('2 Portionen')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Mehr Portionen' }))
  expect(dialog.getByText('2½ Portionen')).toBeTruthy()
  expect(dialog.getByText('1¼ EL')).toBeTruthy()
  expect(dialog.getByText('Sellerie')).toBeTruthy()

  await user.click(dialog.getByRole('checkbox', { name: 'Abschmecken.' }))
  expect(dialog.getByRole('checkbox', { name: 'Abschmecken.' })).toHaveProperty('checked', true)
  await user.click(dialog.getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?suche=linsen')
})

test('remembers for how many people somebody cooks; the planned portions stay their own', async () => {
  fakeApi(answers)
  const { user } = show('/?rezept=r-1')
  const first = within(await screen.findByRole('dialog', { name: 'Linsensuppe' }))
  for (let press = 0; press < 4; press += 1) await user.click(first.getByRole('button', { name: 'Mehr Portionen' }))
  first.getByText('4 Portionen')
  cleanup()
  show('/?rezept=r-1')
  await within(await screen.findByRole('dialog', { name: 'Linsensuppe' })).findByText('4 Portionen')
  cleanup()
  // Planned portions are for the member alone: one and a half, plus one for each of the other three.
  show('/?rezept=r-1&portionen=1.5')
  await within(await screen.findByRole('dialog', { name: 'Linsensuppe' })).findByText('4½ Portionen')
})

test('a favourite keeps the portions last chosen for it, unless it is opened from the plan', async () => {
  const toggled: string[] = []
  let favouritePortions: number | null = 3
  fakeApi({
    ...answers,
    'GET /recipes/r-1/detail': () => ({ ...detail, favouritePortions }),
    [`POST /recipes/r-1/toggle/${member.id}`]: ({ call }) => {
      const query = new URLSearchParams(call.split('?')[1])
      toggled.push(String(query))
      favouritePortions = query.get('toggled') === 'true' ? Number(query.get('portions')) : null
      return { success: true, toggled: query.get('toggled') === 'true' }
    },
  })
  localStorage.setItem(`household:${member.id}`, '5')
  const { user } = show('/?rezept=r-1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Linsensuppe' }))
  await dialog.findByText('3 Portionen')
  await user.click(dialog.getByRole('button', { name: 'Mehr Portionen' }))
  await waitFor(() => expect(toggled).toEqual(['toggled=true&portions=3.5']))
  cleanup()
  show('/?rezept=r-1&portionen=1.5')
  await within(await screen.findByRole('dialog', { name: 'Linsensuppe' })).findByText('4½ Portionen')
  cleanup()
  const again = show('/?rezept=r-1')
  const reopened = within(await screen.findByRole('dialog', { name: 'Linsensuppe' }))
  await reopened.findByText('3½ Portionen')
  // Without a choice, the heart stores no portions.
  await again.user.click(reopened.getByRole('button', { name: 'Gemerkt' }))
  await again.user.click(await reopened.findByRole('button', { name: 'Merken' }))
  await waitFor(() => expect(toggled).toHaveLength(3))
  await reopened.findByRole('button', { name: 'Gemerkt' })
  expect(toggled.slice(1)).toEqual(['toggled=false', 'toggled=true'])
})

test('the heart stores the portions chosen before it was pressed', async () => {
  const calls = fakeApi({
    ...answers,
    'GET /recipes/r-2/detail': () => ({ ...detail, ...salad, favouritePortions: null }),
    [pickSalad]: () => ({ success: true, toggled: true }),
  })
  const { user } = show('/?rezept=r-2')
  const dialog = within(await screen.findByRole('dialog', { name: 'Krautsalat' }))
  await user.click(await dialog.findByRole('button', { name: 'Mehr Portionen' }))
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Merken' }))
  await dialog.findByRole('button', { name: 'Gemerkt' })
  expect(calls.find(({ call }) => call.startsWith('POST'))?.call).toBe(`${pickSalad}?toggled=true&portions=2.5`)
})

test('adds the ingredients for the chosen portions to the shopping list, and takes them back', async () => {
  const items = ['Linsen', 'Sellerie'].map((name) => ({ id: `i-${name}`, name, checked: false }))
  const calls = fakeApi({
    ...answers,
    'POST /shopping/recipe': () => ({ items }),
    'POST /shopping/delete': () => ({ success: true }),
  })
  const { user } = show('/?rezept=r-1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Linsensuppe' }))
  await user.click(dialog.getByRole('button', { name: 'Mehr Portionen' }))
  await user.click(dialog.getByRole('button', { name: 'Zutaten auf die Liste' }))
  await dialog.findByText('2 Zutaten stehen auf deiner Einkaufsliste.')
  const body = { recipeId: 'r-1', portions: 2.5, key: expect.any(String) }
  expect(calls.find(({ call }) => call === 'POST /shopping/recipe')?.body).toEqual(body)
  await user.click(dialog.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === 'POST /shopping/delete').map(({ body }) => body)).toEqual([
      { item: { id: 'i-Linsen' } },
      { item: { id: 'i-Sellerie' } },
    ]),
  )
  expect(dialog.queryByText(/stehen auf deiner/)).toBeNull()
})

test('what could not be taken off the shopping list can be undone again, and is not added twice', async () => {
  const items = ['Linsen', 'Sellerie'].map((name) => ({ id: `i-${name}`, name, checked: false }))
  let works = false
  const calls = fakeApi({
    ...answers,
    'POST /shopping/recipe': () => ({ items }),
    'POST /shopping/delete': () => (works ? { success: true } : new TypeError('Failed to fetch')),
  })
  const { user } = show('/?rezept=r-1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Linsensuppe' }))
  await user.click(dialog.getByRole('button', { name: 'Zutaten auf die Liste' }))
  await dialog.findByText('2 Zutaten stehen auf deiner Einkaufsliste.')
  await user.click(dialog.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(calls.filter(({ call }) => call === 'POST /shopping/delete')).toHaveLength(2))
  await dialog.findByText('2 Zutaten stehen auf deiner Einkaufsliste.')
  await user.click(dialog.getByRole('button', { name: 'Zutaten auf die Liste' }))
  const keys = () => calls.flatMap(({ call, body }) => (call === 'POST /shopping/recipe' ? [Object(body).key] : []))
  await waitFor(() => expect(keys()).toHaveLength(2))
  expect(new Set(keys()).size).toBe(1)
  works = true
  await user.click(await dialog.findByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(calls.filter(({ call }) => call === 'POST /shopping/delete')).toHaveLength(4))
  await waitFor(() => expect(dialog.queryByText(/stehen auf deiner/)).toBeNull())
})

test('repeats an addition to the shopping list with its key, and undoes those of all portions', async () => {
  const added = new Map<string, { id: string; name: string; checked: boolean }[]>()
  const calls = fakeApi({
    ...answers,
    'POST /shopping/recipe': ({ body }) => {
      const { key, portions } = body as { key: string; portions: number }
      const items = added.get(key) ?? [{ id: `i-${portions}`, name: `${portions} Linsen`, checked: false }]
      added.set(key, items)
      return { items }
    },
    'POST /shopping/delete': () => ({ success: true }),
  })
  const { user } = show('/?rezept=r-1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Linsensuppe' }))
  const press = async (times: number) => {
    await user.click(await dialog.findByRole('button', { name: 'Zutaten auf die Liste' }))
    await waitFor(() => expect(calls.filter(({ call }) => call === 'POST /shopping/recipe')).toHaveLength(times))
  }
  await press(1)
  await dialog.findByText('1 Zutat steht auf deiner Einkaufsliste.')
  await press(2)
  expect(added.size).toBe(1)
  await user.click(dialog.getByRole('button', { name: 'Mehr Portionen' }))
  await press(3)
  await dialog.findByText('2 Zutaten stehen auf deiner Einkaufsliste.')
  await user.click(dialog.getByRole('button', { name: 'Weniger Portionen' }))
  await press(4)
  expect(added.size).toBe(2)
  await user.click(dialog.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() =>
    expect(calls.filter(({ call }) => call === 'POST /shopping/delete').map(({ body }) => body)).toEqual([
      { item: { id: 'i-2.5' } },
      { item: { id: 'i-2' } },
    ]),
  )
  await press(5)
  expect(added.size).toBe(3)
})

test('closing a recipe opened from the page goes back in history', async () => {
  fakeApi(answers)
  const { user, router } = show()
  await user.click(await screen.findByRole('link', { name: 'Linsensuppe' }))
  expect(router.state.location.search).toBe('?rezept=r-1')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Schließen' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(router.state.historyAction).toBe('POP')
})

test('marks conflicts with the care profile on cards and in the recipe', async () => {
  const nutty = { ...soup, allergens: ['H'] as const, allergensStated: false }
  fakeApi({
    ...answers,
    'GET /recipes/all': () => ({ items: [nutty, salad], cursor: null }),
    'GET /recipes/r-1/detail': () => ({ ...detail, ...nutty }),
    [`GET /care-profile/${member.id}`]: () => careOf({ allergens: ['H', 'A'] }),
  })
  show('/?rezept=r-1')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Allergen: Schalenfrüchte')
  dialog.getByText('Unbekannt: Gluten')
  expect(screen.getAllByText('Allergen: Schalenfrüchte')).toHaveLength(2)
})

const emptyWeek = weekdays.map((day) => ({
  day,
  version: 0,
  meals: meals.map((id) => ({ id, humanifiedMeal: '', note: '', enabled: id !== 'DINNER', recipes: [], foods: [] })),
}))

test('plans a recipe in a meal, and asks for the reason where the API wants one; with undo', async () => {
  const conflict = { recipeId: 'r-1', foodId: null, name: soup.name, allergen: 'L' }
  const calls = fakeApi({
    ...answers,
    'GET /nutritionplan': () => emptyWeek,
    'POST /nutritionplan/toggle': ({ body }) => {
      const { toggled, overrides } = body as { toggled: boolean; overrides: unknown[] }
      if (toggled && overrides.length === 0)
        return Response.json(
          { success: false, code: 'allergen_conflict', msg: '', current: [conflict] },
          { status: 409 },
        )
      return { success: true, toggled }
    },
  })
  const { user } = show('/?rezept=r-1')
  await user.click(await screen.findByRole('button', { name: 'In den Plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'In den Plan' }))
  await user.selectOptions(await dialog.findByLabelText('Tag'), 'Freitag')
  const meal = dialog.getByLabelText('Mahlzeit')
  expect(within(meal).queryByRole('option', { name: 'Abendessen' })).toBeNull()
  await user.selectOptions(meal, 'Frühstück')
  await user.click(dialog.getByRole('button', { name: 'Einplanen' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.type(question.getByRole('textbox'), 'Ohne Sellerie')
  await user.click(question.getByRole('button', { name: 'Trotzdem einplanen' }))
  await screen.findByText('Eingeplant: Freitag, Frühstück.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(screen.queryByText('Eingeplant: Freitag, Frühstück.')).toBeNull())
  const sent = { day: 'Friday', meal: 'BREAKFAST', userId: member.id, recipeId: 'r-1', portions: 1 }
  expect(calls.filter(({ call }) => call === 'POST /nutritionplan/toggle').map(({ body }) => body)).toEqual([
    { ...sent, toggled: true, overrides: [] },
    { ...sent, toggled: true, overrides: [{ recipeId: 'r-1', allergen: 'L', reason: 'Ohne Sellerie' }] },
    { ...sent, toggled: false, overrides: [] },
  ])
})

test('says that a recipe is in a meal already, and offers no planning to a coached member', async () => {
  const planned = { ...soup, entryId: 'e-1', position: 0, portions: 2, locked: false, removed: false, edited: false }
  const full = emptyWeek.map((day) => ({ ...day, meals: day.meals.map((meal) => ({ ...meal, recipes: [planned] })) }))
  fakeApi({ ...answers, 'GET /nutritionplan': () => full })
  const { user } = show('/?rezept=r-1')
  await user.click(await screen.findByRole('button', { name: 'In den Plan' }))
  await screen.findByText('Da steht es schon.')
  expect(screen.getByRole('button', { name: 'Einplanen' })).toHaveProperty('disabled', true)
  cleanup()

  const calls = fakeApi({ ...answers, 'GET /clients/my-trainer': () => ({ trainer: { allowSwaps: true } }) })
  show('/?rezept=r-1')
  await screen.findByRole('button', { name: 'Zutaten auf die Liste' })
  await waitFor(() => expect(calls.some(({ call }) => call === 'GET /clients/my-trainer')).toBe(true))
  expect(screen.queryByRole('button', { name: 'In den Plan' })).toBeNull()
})

test('opens a recipe with what its card knows, before the recipe itself is there', async () => {
  const answer = Promise.withResolvers<unknown>()
  fakeApi({ ...answers, 'GET /recipes/r-1/detail': () => answer.promise })
  const { user } = show()
  await user.click(await screen.findByRole('link', { name: 'Linsensuppe' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Linsensuppe' }))
  expect(dialog.getByText('417 kcal')).toBeTruthy()
  expect(dialog.queryByRole('heading', { name: 'Zutaten' })).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Kochen' })).toBeNull()
  answer.resolve(detail)
  await dialog.findByRole('heading', { name: 'Zutaten' })
  expect(dialog.getByRole('button', { name: 'Kochen' })).toBeTruthy()
})

test('a timer that goes on after cooking can be reached and stopped over the open recipe', async () => {
  fakeApi({ ...answers, 'GET /recipes/r-1/detail': () => ({ ...detail, steps: ['Linsen 20 Minuten kochen.'] }) })
  const { user } = show('/?rezept=r-1&kochen=1')
  await user.click(await screen.findByRole('button', { name: 'Timer für 20 Minuten starten' }))
  await user.click(screen.getByRole('button', { name: 'Fertig' }))
  const region = within(await screen.findByRole('region', { name: 'Laufende Timer' }))
  await user.click(region.getByRole('button', { name: /^Timer aus „Linsensuppe“, Schritt 1 .* beenden$/ }))
  expect(screen.queryByRole('region', { name: 'Laufende Timer' })).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Linsensuppe' })).toBeTruthy()
})

test('cooks step by step for the chosen portions, in the URL, and goes on where it was left', async () => {
  fakeApi(answers)
  const { user, router } = show('/?rezept=r-1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Linsensuppe' }))
  await user.click(await dialog.findByRole('button', { name: 'Mehr Portionen' }))
  await user.click(dialog.getByRole('button', { name: 'Kochen' }))
  await screen.findByRole('heading', { name: 'Schritt 1 von 2' })
  expect(screen.getByText(/für 2½ Portionen/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  await screen.findByRole('heading', { name: 'Schritt 2 von 2' })
  expect(router.state.location.search).toBe('?rezept=r-1&kochen=2&portionen=2.5')
  await user.click(screen.getByRole('button', { name: 'Kochen beenden' }))
  await user.click(await dialog.findByRole('button', { name: 'Weiterkochen bei Schritt 2' }))
  await screen.findByRole('heading', { name: 'Schritt 2 von 2' })
})
