import type { RecipeImport } from '@kostbar/contracts/recipes/import-schemas'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type FakeCall, fakeApi, refusal } from '../../../lib/testing/fake-api.ts'
import { renderPage } from '../../../lib/testing/render-page.tsx'
import { ImportRecipePage } from './import-recipe-page.tsx'
import { slimPage } from './slim-page.ts'

const soup: RecipeImport = {
  name: 'Suppe',
  description: '',
  servings: 4,
  prepMinutes: 30,
  ingredients: [
    {
      line: '2–3 EL Öl',
      amount: 2.5,
      unit: 'EL',
      measure: null,
      name: 'Öl',
      note: null,
      foodId: '01890000-0000-7000-8000-000000000001',
      foodName: 'Rapsöl',
      foodCheck: 'SIMILAR',
      amountCheck: 'RANGE',
    },
    {
      line: 'Salz',
      amount: null,
      unit: 'g',
      measure: null,
      name: 'Salz',
      note: null,
      foodId: null,
      foodName: null,
      foodCheck: 'UNKNOWN',
      amountCheck: 'MISSING',
    },
  ],
  steps: ['Kochen.'],
  omitted: { ingredients: 2, steps: 0 },
  source: { title: 'Suppen', author: 'Maria', url: 'https://suppen.example/a' },
}

const answers = {
  'POST /recipes/import/text': (_call: FakeCall): unknown => soup,
  'POST /recipes/import/page': (_call: FakeCall): unknown => soup,
  'POST /recipes/import/url': (_call: FakeCall): unknown => soup,
  'POST /recipes': (): unknown => ({ id: 'recipe-1' }),
  'GET /recipes/tags': (): unknown => [],
  'GET /foods': (): unknown => ({ items: [], cursor: null }),
  'POST /foods/match': (): unknown => ({ foods: [null, null] }),
}

function open(changes: Partial<typeof answers> = {}, at = '/') {
  vi.stubGlobal('scrollTo', () => undefined)
  const calls = fakeApi({ ...answers, ...changes })
  return { ...renderPage(<ImportRecipePage />, { at }), calls }
}

const paste = (text: string) => fireEvent.change(screen.getByLabelText('Text des Rezepts'), { target: { value: text } })
const read = () => screen.getByRole('button', { name: 'Rezept auslesen' })

test('shows what was read beside its line, marks what to look at, and saves with the source', async () => {
  const { user, calls } = open()
  paste('Suppe')
  await user.click(read())
  expect(await screen.findByText(/Bei 2 Zutaten sieh bitte nach/)).toBeTruthy()
  expect(screen.getByText('Mehr passt nicht in ein Rezept: 2 Zutaten ausgelassen.')).toBeTruthy()
  expect(screen.getByText('Im Original: „2–3 EL Öl“')).toBeTruthy()
  expect(screen.getByText('Das ist der Mittelwert der Spanne. Ist „Rapsöl“ gemeint?')).toBeTruthy()
  expect(screen.getByText('Im Original steht keine Menge.')).toBeTruthy()
  await user.type(screen.getByLabelText('Menge der 2. Zutat'), '5')
  expect(screen.queryByText('Im Original steht keine Menge.')).toBeNull()
  await user.click(screen.getByLabelText('Aus den Zutaten berechnen'))
  for (const field of ['Energie in kcal', 'Kohlenhydrate in g', 'Proteine in g', 'Fette in g'])
    await user.type(screen.getByLabelText(field), '1')
  await user.click(screen.getByLabelText('Aus den Zutaten übernehmen'))
  expect(calls.some(({ call }) => call === 'POST /recipes')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  await waitFor(() => expect(calls.find(({ call }) => call === 'POST /recipes')?.body).toBeTruthy())
  expect(calls.find(({ call }) => call === 'POST /recipes')?.body).toMatchObject({
    name: 'Suppe',
    servings: 4,
    source: soup.source,
    ingredients: [
      { amount: 2.5, unit: 'EL', normalName: 'Öl', foodId: soup.ingredients[0]?.foodId },
      { amount: 5, unit: 'g', normalName: 'Salz' },
    ],
  })
  await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.includes('recipe-import'))).toEqual([]))
})

test('asks for the portions when the recipe does not name them', async () => {
  const { user, calls } = open({ 'POST /recipes/import/text': () => ({ ...soup, servings: null }) })
  paste('Suppe')
  await user.click(read())
  expect(await screen.findByText(/Für wie viele Portionen es reicht, haben wir nicht gefunden/)).toBeTruthy()
  expect(screen.getByLabelText('Für wie viele Portionen')).toHaveProperty('value', '')
  await user.type(screen.getByLabelText('Menge der 2. Zutat'), '5')
  await user.click(screen.getByRole('button', { name: 'Rezept speichern' }))
  expect(await screen.findByText(/Bitte gib zwischen 1 und 50 Portionen an/)).toBeTruthy()
  expect(calls.some(({ call }) => call === 'POST /recipes')).toBe(false)
})

test('keeps the text when there is no recipe in it, and after a reload', async () => {
  const { user } = open({ 'POST /recipes/import/text': () => refusal(409, 'no_recipe', 'Kein Rezept erkannt.') })
  paste('Liebes Tagebuch')
  await user.click(read())
  expect(await screen.findByText('Kein Rezept erkannt.')).toBeTruthy()
  cleanup()
  open()
  expect(screen.getByLabelText('Text des Rezepts')).toHaveProperty('value', 'Liebes Tagebuch')
})

test('refuses 10 MB kindly without sending them', async () => {
  const { user, calls } = open()
  paste('a'.repeat(10_000_000))
  await user.click(read())
  expect(screen.getByText(/Das sind 10\.000\.000 Zeichen/)).toBeTruthy()
  expect(calls).toEqual([])
})

test('goes on with a review after a reload, and discards it only when asked', async () => {
  const { user } = open()
  paste('Suppe')
  await user.click(read())
  await screen.findByText('Im Original: „Salz“')
  cleanup()
  const again = open()
  expect(await screen.findByText('Im Original: „Salz“')).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'Anderes Rezept auslesen' }))
  await again.user.click(await screen.findByRole('button', { name: 'Verwerfen' }))
  expect(await screen.findByLabelText('Text des Rezepts')).toHaveProperty('value', 'Suppe')
})

test('reads a saved page here and sends what a recipe needs', async () => {
  const { user, calls } = open({}, '/?aus=datei')
  const page = new File(['<h1>Suppe</h1><script>geheim()</script>'], 'suppe.html', { type: 'text/html' })
  await user.upload(screen.getByLabelText(/Gespeicherte Seite/), page)
  await screen.findByText('Im Original: „Salz“')
  const { body } = calls.find(({ call }) => call === 'POST /recipes/import/page') ?? {}
  expect(JSON.stringify(body)).toContain('Suppe')
  expect(JSON.stringify(body)).not.toContain('geheim')
})

test('a cancelled file is not shown when it has been read after all', async () => {
  const cancelled = Promise.withResolvers<RecipeImport>()
  const { user, calls } = open(
    {
      'POST /recipes/import/page': () => cancelled.promise,
      'POST /recipes/import/text': () => ({ ...soup, name: 'Eintopf' }),
    },
    '/?aus=datei',
  )
  const choose = (file: File) => user.upload(screen.getByLabelText(/Gespeicherte Seite/), file)
  await choose(new File(['<h1>Suppe</h1>'], 'suppe.html', { type: 'text/html' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  cancelled.resolve(soup)
  await choose(new File(['Eintopf'], 'eintopf.txt', { type: 'text/plain' }))
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Eintopf')
})

test('a text that is still read does not replace another way of importing', async () => {
  const left = Promise.withResolvers<RecipeImport>()
  const { user } = open({
    'POST /recipes/import/text': () => left.promise,
    'POST /recipes/import/url': () => ({ ...soup, name: 'Eintopf' }),
  })
  paste('Suppe')
  await user.click(read())
  await user.click(screen.getByRole('link', { name: 'Webseite' }))
  left.resolve(soup)
  await user.type(await screen.findByLabelText('Adresse der Seite'), 'suppen.example/a')
  await user.click(read())
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Eintopf')
})

test('asks for a page by its address', async () => {
  const { user, calls } = open({}, '/?aus=adresse')
  await user.type(screen.getByLabelText('Adresse der Seite'), 'suppen.example/a')
  await user.click(read())
  await screen.findByText('Im Original: „Salz“')
  expect(calls.find(({ call }) => call === 'POST /recipes/import/url')?.body).toEqual({
    url: 'suppen.example/a',
  })
})

test('a slim page keeps structured data, and no scripts, styles, comments or handlers', () => {
  const slim = slimPage(`<html><head><style>a{}</style><script>x()</script><!-- geheim -->
    <script type="application/ld+json">{"@type":"Recipe"}</script></head>
    <body><p itemprop="name" onclick="x()" class="big">Suppe</p><img src="a.png" onerror="x()"></body></html>`)
  expect(slim).toContain('{"@type":"Recipe"}')
  expect(slim).toContain('itemprop="name"')
  expect(slim).not.toMatch(/x\(\)|geheim|a\{\}|class=|img/)
})
