import type { Food } from '@kostbar/contracts/foods/schemas'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { act, screen, waitFor, within } from '@testing-library/react'
import { generatePath, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '../../../lib/paths.ts'
import { type FakeCall, fakeApi } from '../../../lib/testing/fake-api.ts'
import { renderPage } from '../../../lib/testing/render-page.tsx'
import { EditRecipePage } from './edit-recipe-page.tsx'
import { NewRecipePage } from './new-recipe-page.tsx'

const lentils: Food = {
  ...{
    id: '01890000-0000-7000-8000-000000000001',
    name: 'Rote Linsen',
    singular: null,
    plural: null,
    aisle: 'PANTRY',
    source: 'KOSTBAR',
    sourceVersion: null,
    editable: false,
  },
  ...{ kcal: 340, carbs: 50, proteins: 24, fats: 2, fibre: 11, sugar: null, saturates: null, salt: 0.1 },
  ...{ gramsPerPiece: null, gramsPerMl: 0.8, portions: [], allergens: ['L'], allergensStated: true },
}

const nuts: Food = {
  ...lentils,
  id: '01890000-0000-7000-8000-000000000002',
  name: 'Nussmus',
  source: 'OWN',
  allergens: [],
  allergensStated: false,
}
const yoghurt: Food = {
  ...lentils,
  id: '01890000-0000-7000-8000-000000000003',
  name: 'Joghurt',
  portions: [{ name: 'Becher', grams: 250 }],
}
const walnuts: Food = {
  ...lentils,
  id: '01890000-0000-7000-8000-000000000004',
  name: 'Walnüsse',
  allergens: ['H'],
}
const known = [lentils, nuts, yoghurt, walnuts]

interface IngredientEntry {
  name: string
  foodId: string | null
}

const answers = {
  'GET /recipes/tags': () => [],
  'GET /foods': ({ call }: FakeCall): unknown => {
    const filter = new URLSearchParams(call.split('?')[1]).get('filter') ?? ''
    return { items: known.filter(({ name }) => name.toLowerCase().includes(filter.toLowerCase())), cursor: null }
  },
  'POST /foods/match': ({ body }: FakeCall): unknown => ({
    foods: (body as { entries: IngredientEntry[] }).entries.map(
      ({ name, foodId }) => known.find((food) => food.id === foodId || food.name === name) ?? null,
    ),
  }),
  'POST /recipes': (): unknown => ({ id: 'recipe-1' }),
}

const field = (label: string) => screen.getByLabelText(label, { exact: false })
const sentTo = (calls: FakeCall[], call: string) => calls.findLast((made) => made.call === call)?.body
const section = (name: string) => screen.findByRole('region', { name })

test('computes nutrition and allergens from chosen foods while one types, and sends which foods they are', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<NewRecipePage />)
  await user.type(field('Name'), 'Linsen')
  await user.type(field('Menge der 1. Zutat'), '200')
  await user.type(screen.getByRole('combobox', { name: '1. Zutat' }), 'linsen')
  await user.click(await screen.findByRole('option', { name: /Rote Linsen/ }))
  expect(screen.getByRole('combobox', { name: '1. Zutat' })).toHaveProperty('value', 'Rote Linsen')
  const nutrition = within(await section('Nährwerte pro Portion'))
  expect(await nutrition.findByText('340 kcal')).toBeTruthy()
  expect(nutrition.getByText('Ballaststoffe').nextSibling?.textContent).toBe('11 g')
  expect(nutrition.queryByText('Zucker')).toBeNull()
  expect(within(await section('Enthaltene Allergene')).getByText('L – Sellerie')).toBeTruthy()
  await user.type(field('1. Schritt'), 'Kochen.')
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await screen.findByText('Erfolgreich hinzugefügt.')
  expect(sentTo(calls, 'POST /recipes')).toMatchObject({
    nutritionBy: 'FOODS',
    allergensBy: 'FOODS',
    ingredients: [
      { amount: 200, unit: 'g', normalName: 'Rote Linsen', foodId: '01890000-0000-7000-8000-000000000001' },
    ],
  })
})

/** Unit field of an ingredient; hidden from screen readers while suggestions of a food are open. */
const unitOf = (row: number) => screen.findByRole('combobox', { name: `Einheit der ${row}. Zutat` })

test('offers the measures of the food, computes with their grams, and sends both', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<NewRecipePage />)
  await user.type(field('Name'), 'Kaltschale')
  await user.type(field('Menge der 1. Zutat'), '1,5')
  expect(within(await unitOf(1)).queryByRole('option', { name: 'Becher' })).toBeNull()
  await user.type(screen.getByRole('combobox', { name: '1. Zutat' }), 'jogh')
  await user.click(await screen.findByRole('option', { name: /Joghurt/ }))
  await within(await unitOf(1)).findByRole('option', { name: 'Becher' })
  await user.selectOptions(await unitOf(1), 'Becher')
  expect(screen.getByText(/1 Becher sind 250 g/)).toBeTruthy()
  expect(await within(await section('Nährwerte pro Portion')).findByText('638 kcal')).toBeTruthy()
  await user.type(field('1. Schritt'), 'Kühlen.')
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await screen.findByText('Erfolgreich hinzugefügt.')
  const measure = { name: 'Becher', grams: 250 }
  expect(sentTo(calls, 'POST /recipes')).toMatchObject({ ingredients: [{ amount: 375, unit: 'g', measure }] })
})

test('keeps the grams when another food takes the place of one with a measure', async () => {
  fakeApi(answers)
  const { user } = renderPage(<NewRecipePage />)
  await user.type(field('Menge der 1. Zutat'), '2')
  const name = screen.getByRole('combobox', { name: '1. Zutat' })
  await user.type(name, 'jogh')
  await user.click(await screen.findByRole('option', { name: /Joghurt/ }))
  await within(await unitOf(1)).findByRole('option', { name: 'Becher' })
  await user.selectOptions(await unitOf(1), 'Becher')
  await user.clear(name)
  // Longer than the search waits after typing: the list closes, because nothing is searched for.
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await user.type(name, 'linsen')
  await user.click(await screen.findByRole('option', { name: /Rote Linsen/ }))
  expect(field('Menge der 1. Zutat')).toHaveProperty('value', '500')
  expect(await unitOf(1)).toHaveProperty('value', 'g')
})

test('names what is missing, and begins the fields by hand with what is known', async () => {
  fakeApi(answers)
  const { user } = renderPage(<NewRecipePage />)
  await user.type(field('Menge der 1. Zutat'), '200')
  await user.type(screen.getByRole('combobox', { name: '1. Zutat' }), 'Rote Linsen')
  await user.keyboard('{Enter}')
  await user.type(screen.getByRole('combobox', { name: '2. Zutat' }), 'Gartenwunder')
  await user.keyboard('{Escape}')
  const nutrition = within(await section('Nährwerte pro Portion'))
  expect(await nutrition.findByText('Gartenwunder: kein bekanntes Lebensmittel')).toBeTruthy()
  await user.click(nutrition.getByRole('button', { name: 'Nährwerte selbst eintragen' }))
  expect(field('Energie in kcal')).toHaveProperty('value', '340')
  const allergens = within(await section('Enthaltene Allergene'))
  expect(allergens.getByText('Von diesen Zutaten kennen wir die Allergene nicht: Gartenwunder')).toBeTruthy()
  await user.click(allergens.getByRole('button', { name: 'Allergene selbst wählen' }))
  expect(allergens.getByRole('checkbox', { name: 'L – Sellerie' })).toHaveProperty('checked', true)
})

test('saves prefilled allergens only when confirmed, while those of an ingredient are unknown', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<NewRecipePage />)
  await user.type(field('Name'), 'Linsen')
  await user.type(field('Menge der 1. Zutat'), '200')
  await user.type(screen.getByRole('combobox', { name: '1. Zutat' }), 'Rote Linsen')
  await user.keyboard('{Enter}')
  await user.type(screen.getByRole('combobox', { name: '2. Zutat' }), 'Gartenwunder')
  await user.keyboard('{Escape}')
  await user.type(field('Menge der 2. Zutat'), '1')
  await user.type(field('1. Schritt'), 'Kochen.')
  const allergens = within(await section('Enthaltene Allergene'))
  await user.click(await allergens.findByRole('button', { name: 'Allergene selbst wählen' }))
  expect(allergens.getByText('Von diesen Zutaten kennen wir die Allergene nicht: Gartenwunder')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await allergens.findByText('Bitte bestätige, dass die Auswahl vollständig ist.')
  expect(sentTo(calls, 'POST /recipes')).toBeUndefined()
  await user.click(allergens.getByRole('checkbox', { name: 'Die Auswahl ist vollständig' }))
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await screen.findByText('Erfolgreich hinzugefügt.')
  expect(sentTo(calls, 'POST /recipes')).toMatchObject({ allergens: ['L'], allergensStated: true })
})

test('asks to confirm an earlier choice of allergens that lacks what the ingredients contain by now', async () => {
  const calls = fakeApi(answers)
  const { user } = renderPage(<NewRecipePage />)
  await user.type(field('Name'), 'Linsen')
  await user.type(field('Menge der 1. Zutat'), '200')
  await user.type(screen.getByRole('combobox', { name: '1. Zutat' }), 'Rote Linsen')
  await user.keyboard('{Enter}')
  await user.type(field('1. Schritt'), 'Kochen.')
  const allergens = within(await section('Enthaltene Allergene'))
  await allergens.findByText('L – Sellerie')
  const isComputed = allergens.getByRole('checkbox', { name: /Zutaten/ })
  await user.click(isComputed)
  await user.click(isComputed)
  await user.type(screen.getByRole('combobox', { name: '2. Zutat' }), 'Walnüsse')
  await user.keyboard('{Escape}')
  await user.type(field('Menge der 2. Zutat'), '50')
  await allergens.findByText(/H – Schalenfrüchte/)
  await user.click(isComputed)
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await allergens.findByText('Bitte bestätige, dass die Auswahl vollständig ist.')
  expect(sentTo(calls, 'POST /recipes')).toBeUndefined()
})

test('never says "none" while the allergens of an ingredient are unknown', async () => {
  fakeApi(answers)
  const { user } = renderPage(<NewRecipePage />)
  await user.type(screen.getByRole('combobox', { name: '1. Zutat' }), 'Nussmus')
  await user.keyboard('{Escape}')
  const allergens = within(await section('Enthaltene Allergene'))
  expect(await allergens.findByText('Von diesen Zutaten kennen wir die Allergene nicht: Nussmus')).toBeTruthy()
  expect(allergens.queryByText('Keine der Zutaten enthält eines der 14 Allergene.')).toBeNull()
})

const stored: RecipeDetail = {
  source: null,
  ...{
    id: 'recipe-1',
    name: 'Linsen',
    image: null,
    picture: [],
    tags: [],
    toggled: false,
    favouritePortions: null,
    prepMinutes: null,
    own: true,
  },
  ...{ kcal: 340, carbs: 50, proteins: 24, fats: 2, allergens: ['L'], allergensStated: true, ingredientNames: [] },
  ...{ description: '', servings: 2, steps: ['Kochen.'], nutritionBy: 'FOODS', allergensBy: 'FOODS' },
  ...{ version: 3, editable: true, foodSources: [], otherNutrients: null },
  ingredients: [
    {
      amount: 200,
      unit: 'g',
      measure: null,
      normalName: 'Rote Linsen',
      note: null,
      foodId: '01890000-0000-7000-8000-000000000001',
      forms: null,
    },
  ],
}

const edits = {
  ...answers,
  'GET /recipes/recipe-1/detail': (): unknown => stored,
  'GET /recipes/recipe-1/usage': (): unknown => ({ plans: 7, templates: 2, clients: [{ id: 'u', name: 'Anna Auer' }] }),
  'POST /recipes/recipe-1': (): unknown => ({ ...stored, version: 4 }),
}
const openStored = () =>
  renderPage(
    <Routes>
      <Route path={paths.editRecipe} element={<EditRecipePage />} />
    </Routes>,
    { at: generatePath(paths.editRecipe, { id: stored.id }) },
  )

test('says in how many plans and templates a recipe stands before it is edited, and saves the version it was read in', async () => {
  const calls = fakeApi(edits)
  const { user } = openStored()
  expect(await screen.findByText('Dieses Rezept steht in 7 Plänen und 2 Vorlagen.')).toBeTruthy()
  expect(screen.getByText(/Unter anderem bei Anna Auer\./)).toBeTruthy()
  await user.type(field('Name'), ' mit Reis')
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await screen.findByText('Das Rezept ist gespeichert.')
  expect(sentTo(calls, 'POST /recipes/recipe-1')).toMatchObject({ name: 'Linsen mit Reis', version: 3 })
  expect(sentTo(calls, 'POST /recipes/recipe-1')).not.toHaveProperty('image')
})

test('whoever leaves while it is being saved is not taken to the recipe', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  fakeApi({ ...edits, 'POST /recipes/recipe-1': () => promise.then(() => ({ ...stored, version: 4 })) })
  const { user, router } = openStored()
  await user.type(await screen.findByLabelText('Name', { exact: false }), ' mit Reis')
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await act(() => router.navigate('/anderswo'))
  resolve()
  await screen.findByText('Das Rezept ist gespeichert.')
  // Leaving waits for the save.
  await waitFor(() =>
    expect(router.state.location.pathname).not.toBe(generatePath(paths.editRecipe, { id: stored.id })),
  )
  expect(router.state.location.pathname).toBe('/anderswo')
})

test('shows both versions after somebody else saved, and keeps what was typed until one chooses', async () => {
  const newer = { ...stored, name: 'Linsen von woanders', version: 4 }
  let attempts = 0
  const conflict = { success: false, code: 'changed_meanwhile', msg: 'Inzwischen geändert', current: newer }
  const calls = fakeApi({
    ...edits,
    'POST /recipes/recipe-1': () => {
      attempts += 1
      return attempts === 1 ? Response.json(conflict, { status: 409 }) : { ...stored, version: 5 }
    },
  })
  const { user } = openStored()
  await user.type(await screen.findByLabelText('Name'), ' von mir')
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  const alert = await screen.findByRole('alert')
  // The button that saves is at the end of a long page.
  expect(document.activeElement?.textContent).toMatch(/^Dieses Rezept wurde inzwischen woanders geändert/)
  expect(alert.textContent).toContain('Deine Eingabe: Linsen von mir')
  expect(alert.textContent).toContain('Gespeichert: Linsen von woanders')
  expect(alert.textContent).not.toContain('Zutaten')
  expect(field('Name')).toHaveProperty('value', 'Linsen von mir')
  await user.click(screen.getByRole('button', { name: 'Meine Eingaben speichern' }))
  await waitFor(() => expect(attempts).toBe(2))
  expect(sentTo(calls, 'POST /recipes/recipe-1')).toMatchObject({ name: 'Linsen von mir', version: 4 })
})

test('loads the version that somebody else saved, which the next save is based on', async () => {
  const newer = { ...stored, name: 'Linsen von woanders', version: 4 }
  const conflict = { success: false, code: 'changed_meanwhile', msg: 'Inzwischen geändert', current: newer }
  const responses = [Response.json(conflict, { status: 409 }), Response.json({ ...newer, version: 5 })]
  const calls = fakeApi({ ...edits, 'POST /recipes/recipe-1': () => responses.shift() })
  const { user } = openStored()
  await user.type(await screen.findByLabelText('Name'), ' von mir')
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await user.click(await screen.findByRole('button', { name: 'Gespeicherte Fassung laden' }))
  expect(field('Name')).toHaveProperty('value', 'Linsen von woanders')
  expect(screen.queryByText(/^Dieses Rezept wurde inzwischen/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await screen.findByText('Das Rezept ist gespeichert.')
  const bodies = calls.filter(({ call }) => call === 'POST /recipes/recipe-1').map(({ body }) => body)
  expect(bodies).toMatchObject([{ version: 3 }, { name: 'Linsen von woanders', version: 4 }])
})

const photoOf = (version: number) => `/api/recipes/recipe-1/image?v=${version}`
const shownPhoto = () => screen.queryByRole('img', { name: 'Das gewählte Foto' })?.getAttribute('src')

test.each([
  ['removed', null, 'FotoDeine Eingabe: nicht geändertGespeichert: ohne Foto', undefined],
  ['replaced', photoOf(4), 'Höchstens das Foto ist ein anderes.', photoOf(4)],
])('says so when somebody else %s the photo, and shows what is stored now', async (_what, image, text, shown) => {
  const newer = { ...stored, image, version: 4 }
  const conflict = { success: false, code: 'changed_meanwhile', msg: 'Inzwischen geändert', current: newer }
  fakeApi({
    ...edits,
    'GET /recipes/recipe-1/detail': () => ({ ...stored, image: photoOf(3) }),
    'POST /recipes/recipe-1': () => Response.json(conflict, { status: 409 }),
  })
  const { user } = openStored()
  await screen.findByLabelText('Name')
  expect(shownPhoto()).toBe(photoOf(3))
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  await user.click(screen.getByRole('button', { name: 'Gespeicherte Fassung laden' }))
  expect(shownPhoto()).toBe(shown)
})

test('does not open a recipe that the user may not edit', async () => {
  fakeApi({ ...edits, 'GET /recipes/recipe-1/detail': () => ({ ...stored, editable: false }) })
  openStored()
  expect(await screen.findByText('Dieses Rezept kannst du nicht bearbeiten.')).toBeTruthy()
})
