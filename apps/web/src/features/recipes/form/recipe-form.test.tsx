import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeCall, fakeApi, refusal } from '../../../lib/testing/fake-api.ts'
import { fakeStorage } from '../../../lib/testing/fake-storage.ts'
import { renderPage } from '../../../lib/testing/render-page.tsx'
import { NewRecipePage } from './new-recipe-page.tsx'

const answers = {
  'GET /recipes/tags': () => ['schnell', 'vegetarisch'],
  'GET /recipes/assets/upload': () => ({
    url: 'http://files.test/r',
    key: 'recipes/1/2.png',
    contentType: 'image/png',
  }),
  'POST /recipes': (): unknown => ({ id: 'recipe-1' }),
  'GET /foods': (_call: FakeCall): unknown => ({ items: [], cursor: null }),
  'POST /foods/match': (_call: FakeCall): unknown => ({ foods: [null, null] }),
}

function open(changes: Partial<typeof answers> = {}) {
  const calls = fakeApi({ ...answers, ...changes })
  const puts = fakeStorage()
  const page = renderPage(<NewRecipePage />)
  const sent = () => calls.find(({ call }) => call === 'POST /recipes')?.body
  return { ...page, calls, puts, sent }
}

const field = (label: string) => screen.getByLabelText(label, { exact: false })

async function fill(user: ReturnType<typeof open>['user']) {
  await user.type(field('Name'), 'Linseneintopf')
  await user.type(field('Menge der 1. Zutat'), '1,5')
  await user.selectOptions(field('Einheit der 1. Zutat'), 'kg')
  await user.type(screen.getByLabelText('1. Zutat'), 'Rote Linsen{Enter}')
  await user.keyboard('2')
  await user.selectOptions(field('Einheit der 2. Zutat'), 'Stk')
  await user.type(screen.getByLabelText('2. Zutat'), 'Zwiebeln')
  await user.keyboard('{Escape}')
  await user.type(field('1. Schritt'), 'Alles kochen.')
  await user.click(screen.getByLabelText('Aus den Zutaten berechnen'))
  await user.click(screen.getByLabelText('Aus den Zutaten übernehmen'))
  await user.type(field('Energie in kcal'), '418,5')
  await user.type(field('Kohlenhydrate in g'), '50')
  await user.type(field('Proteine in g'), '32')
  await user.type(field('Fette in g'), '10')
}

test('submits numbers, tags, allergens and the uploaded photo', async () => {
  const { user, puts, sent } = open()
  await fill(user)
  // The columns keep their names once the fields are filled in.
  for (const column of ['Menge', 'Einheit', 'Zutat']) screen.getAllByText(column)
  await user.type(field('Schlagwörter'), 'schnell{Enter}')
  await user.click(screen.getByLabelText('L – Sellerie'))
  await user.upload(field('Foto wählen'), new File(['pixels'], 'eintopf.png', { type: 'image/png' }))
  await waitFor(() => expect(puts).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Das Foto wird noch hochgeladen' })).toHaveProperty('disabled', true)
  act(() => puts[0]?.answer(200))
  await screen.findByText('eintopf.png')
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await screen.findByText('Erfolgreich hinzugefügt.')
  expect(sent()).toMatchObject({
    name: 'Linseneintopf',
    image: 'recipes/1/2.png',
    kcal: 418.5,
    servings: 2,
    prepMinutes: null,
    tags: ['schnell'],
    allergens: ['L'],
    allergensStated: true,
    ingredients: [
      { amount: 1.5, unit: 'kg', normalName: 'Rote Linsen' },
      { amount: 2, unit: 'Stk', normalName: 'Zwiebeln' },
    ],
    steps: ['Alles kochen.'],
  })
  expect(sessionStorage.getItem('kostbar-draft:recipe-new')).toBeNull()
})

test('a recipe that is saved without its photo, which could not be uploaded, opens without a question', async () => {
  const { user, puts, sent, router } = open()
  await fill(user)
  await user.upload(field('Foto wählen'), new File(['pixels'], 'eintopf.png', { type: 'image/png' }))
  await waitFor(() => expect(puts).toHaveLength(1))
  act(() => puts[0]?.fail())
  await screen.findByText('eintopf.png')
  await user.click(await screen.findByRole('button', { name: 'Rezept speichern' }))
  await waitFor(() => expect(router.state.location.search).toBe('?rezept=recipe-1'))
  expect(sent()).toMatchObject({ image: null })
})

test('shows missing fields, submits nothing, and focuses the first', async () => {
  const { user, sent } = open()
  await user.click(screen.getByLabelText('Aus den Zutaten berechnen'))
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await screen.findByText('Bitte gib dem Rezept einen Namen.')
  expect(screen.getByText('Bitte gib eine Menge über 0 an.')).toBeTruthy()
  expect(screen.getAllByText('Bitte gib eine Zahl ein.')).toHaveLength(4)
  const step = field('1. Schritt')
  expect(step.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Name'))
  expect(sent()).toBeUndefined()
})

test('checks whether the macros add up to the energy', async () => {
  const { user } = open()
  await fill(user)
  expect(screen.getByText('Aus den Makros ergeben sich 418 kcal. Das passt zusammen.')).toBeTruthy()
  await user.clear(field('Energie in kcal'))
  await user.type(field('Energie in kcal'), '900')
  expect(screen.getByText(/418 kcal. Schau noch einmal/)).toBeTruthy()
})

test('sends a recipe again with the same key after a lost answer', async () => {
  let isLost = true
  const { user, calls } = open({ 'POST /recipes': () => (isLost ? new Error('lost') : { id: 'recipe-1' }) })
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await screen.findByText(/Verbindung/)
  isLost = false
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await screen.findByText('Erfolgreich hinzugefügt.')
  const [first, second] = calls
    .filter(({ call }) => call === 'POST /recipes')
    .map(({ body }) => body as { key: string })
  expect(second?.key).toBe(first?.key)
  expect(first?.key).toMatch(/^[\da-f-]{36}$/)
})

test('keeps a refused recipe as a draft, also after a reload; nothing is entered while it is saved', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { user, unmount } = open({ 'POST /recipes': () => answer.promise })
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await user.type(field('Name'), ' mit Speck')
  await user.click(screen.getByRole('button', { name: 'Zutat hinzufügen' }))
  expect(screen.queryByLabelText('3. Zutat')).toBeNull()
  answer.resolve(refusal(503, 'unavailable', 'Gerade nicht erreichbar.'))
  await screen.findByText('Gerade nicht erreichbar.')
  expect(field('Name')).toHaveProperty('value', 'Linseneintopf')
  unmount()
  open()
  await screen.findByText('Das ist dein Entwurf vom letzten Mal.')
  expect(field('Name')).toHaveProperty('value', 'Linseneintopf')
  expect(screen.getByLabelText('2. Zutat')).toHaveProperty('value', 'Zwiebeln')
})

test('a removed row is removed from the draft, too', async () => {
  const { user, unmount } = open()
  const step = (number: number) => screen.getByRole('textbox', { name: `${number}. Schritt` })
  await user.type(screen.getByLabelText('1. Zutat'), 'Linsen')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Zutat hinzufügen' }))
  await user.type(screen.getByLabelText('2. Zutat'), 'Zwiebeln')
  await user.keyboard('{Escape}')
  await user.type(step(1), 'Waschen.')
  await user.click(screen.getByRole('button', { name: 'Schritt hinzufügen' }))
  await user.type(step(2), 'Kochen.')
  await user.click(screen.getByRole('button', { name: /^(1\. Zutat|„Linsen“) entfernen$/ }))
  await user.click(screen.getByRole('button', { name: '1. Schritt entfernen' }))
  unmount()
  open()
  await screen.findByText('Das ist dein Entwurf vom letzten Mal.')
  expect(screen.getByLabelText('1. Zutat')).toHaveProperty('value', 'Zwiebeln')
  expect(screen.queryByLabelText('2. Zutat')).toBeNull()
  expect(step(1)).toHaveProperty('value', 'Kochen.')
})

test('removes rows, except the last one', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Zutat hinzufügen' }))
  const [first] = screen.getAllByRole('button', { name: /Zutat entfernen/ })
  await user.click(first ?? expect.fail())
  expect(screen.queryByRole('button', { name: /Zutat entfernen/ })).toBeNull()
  expect(within(document.body).getAllByLabelText(/^Menge der/)).toHaveLength(1)
})

const save = async (user: ReturnType<typeof open>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await screen.findByText('Erfolgreich hinzugefügt.')
}
const ticked = () =>
  screen.getAllByRole('checkbox', { checked: true }).map((box) => box.parentElement?.parentElement?.textContent)

test('saves a recipe without a choice of allergens as not stated', async () => {
  const { user, sent } = open()
  await fill(user)
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  expect(screen.getByText('Wenn du nichts auswählst, steht beim Rezept: Allergene nicht angegeben.')).toBeTruthy()
  await save(user)
  expect(sent()).toMatchObject({ allergens: [], allergensStated: false })
})

test('states that a recipe contains none of the allergens, never together with one', async () => {
  const { user, sent } = open()
  await fill(user)
  const [none, milk] = [screen.getByLabelText('Enthält keines davon'), screen.getByLabelText('G – Milch')]
  await user.click(milk)
  await user.click(none)
  expect(ticked()).toEqual(['Enthält keines davon'])
  await user.click(milk)
  expect(ticked()).toEqual(['G – Milch'])
  await user.click(none)
  await save(user)
  expect(sent()).toMatchObject({ allergens: [], allergensStated: true })
})
