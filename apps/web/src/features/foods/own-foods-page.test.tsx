import type { Food } from '@kostbar/contracts/foods/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectUnsavedInputGuarded } from '../../lib/testing/expect-unsaved-input-guarded.ts'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { OwnFoodsPage } from './own-foods-page.tsx'
// Preloads the lazy chunks, so that the first test does not wait for their import.
import '../../domain/foods/food-dialog.tsx'
import '../../ui/confirm-dialog.tsx'

const granola: Food = {
  ...{
    id: '01890000-0000-7000-8000-000000000001',
    name: 'Granola',
    singular: null,
    plural: null,
    aisle: 'PANTRY',
    source: 'OWN',
    sourceVersion: null,
    editable: true,
  },
  ...{ kcal: 448.4, carbs: 52.1, proteins: 12.4, fats: 19.6, fibre: 8.3, sugar: null, saturates: null, salt: 0.08 },
  ...{ gramsPerPiece: null, gramsPerMl: 0.45, portions: [], allergens: [], allergensStated: false },
}

test('lists own foods, never as free of allergens nobody knows, and removes one after a question', async () => {
  const calls = fakeApi({
    'GET /foods': () => ({ items: [granola], cursor: null }),
    [`DELETE /foods/${granola.id}`]: () => ({ success: true }),
  })
  const { user } = renderPage(<OwnFoodsPage />)
  expect(await screen.findByText('448 kcal je 100 g · Allergene unbekannt')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '„Granola“ entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  await screen.findByText('„Granola“ ist entfernt.')
  expect(calls.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1)
})

test('adds a food again with the same key after a lost answer', async () => {
  const calls = fakeApi({
    'GET /foods': () => ({ items: [], cursor: null }),
    'POST /foods': () => new Error('Verbindung weg'),
  })
  const { user } = renderPage(<OwnFoodsPage />)
  await user.click(await screen.findByRole('button', { name: 'Neues Lebensmittel' }))
  await user.type(await screen.findByLabelText('Name'), 'Granola')
  for (const label of ['Energie', 'Kohlenhydrate', 'Proteine', 'Fette'])
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), '10')
  const button = () => screen.getByRole('button', { name: 'Speichern' })
  const keys = () => calls.filter(({ call }) => call === 'POST /foods').map(({ body }) => (body as { key: string }).key)
  for (const count of [1, 2]) {
    await user.click(button())
    await expect.poll(keys).toHaveLength(count)
    await expect.poll(() => button().getAttribute('aria-disabled')).toBeNull()
  }
  const [first, second] = keys()
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
})

test('edits a food: fills the form, sends numbers and null for what is unknown, and shows a taken name', async () => {
  const update = `POST /foods/${granola.id}`
  const calls = fakeApi({
    'GET /foods': () => ({ items: [granola], cursor: null }),
    [update]: () => refusal(409, 'food_exists', 'Gibt es schon', { name: 'Den Namen gibt es schon.' }),
  })
  const { user } = renderPage(<OwnFoodsPage />)
  await user.click(await screen.findByRole('button', { name: '„Granola“ bearbeiten' }))
  const sugar = await screen.findByLabelText(/davon Zucker/)
  await user.type(sugar, '14,2')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Den Namen gibt es schon.')
  expect(calls.find(({ call }) => call === update)?.body).toMatchObject({
    ...{ kcal: 448.4, fibre: 8.3, sugar: 14.2, saturates: null, gramsPerMl: 0.45, allergensStated: false },
  })
})

test('shows what was changed elsewhere, keeps the input, and saves it on the next press', async () => {
  const update = `POST /foods/${granola.id}`
  const opened = { ...granola, updatedAt: '2026-11-20T10:00:00.000Z' }
  const stored = { ...granola, kcal: 450, updatedAt: '2026-11-21T10:00:00.000Z' }
  const calls = fakeApi({
    'GET /foods': () => ({ items: [opened], cursor: null }),
    [update]: ({ body }) =>
      (body as { updatedAt: string }).updatedAt === stored.updatedAt
        ? { ...stored, sugar: 14.2 }
        : Response.json(
            { success: false, code: 'changed_meanwhile', msg: 'Geändert.', current: stored },
            { status: 409 },
          ),
  })
  const { user } = renderPage(<OwnFoodsPage />)
  await user.click(await screen.findByRole('button', { name: '„Granola“ bearbeiten' }))
  await user.type(await screen.findByLabelText(/davon Zucker/), '14,2')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/^Dieses Lebensmittel wurde inzwischen woanders geändert/)
  expect(screen.getByText('Energie:').nextElementSibling?.textContent).toBe('450')
  expect(screen.queryByText('davon Zucker:')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const bodies = calls.filter(({ call }) => call === update).map(({ body }) => body)
  expect(bodies).toMatchObject([
    { sugar: 14.2, updatedAt: opened.updatedAt },
    { sugar: 14.2, kcal: 448.4, updatedAt: stored.updatedAt },
  ])
})

test('the dialog of a food stays open while it is saved: the answer would close that of the next one', async () => {
  const answer = Promise.withResolvers<Food>()
  fakeApi({
    'GET /foods': () => ({ items: [granola], cursor: null }),
    [`POST /foods/${granola.id}`]: () => answer.promise,
  })
  const { user } = renderPage(<OwnFoodsPage />)
  await user.click(await screen.findByRole('button', { name: '„Granola“ bearbeiten' }))
  await user.type(await screen.findByLabelText(/davon Zucker/), '14,2')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveProperty('readOnly', true)
  answer.resolve(granola)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.each(['„Granola“ bearbeiten', 'Neues Lebensmittel'])(
  'Escape closes the dialog of “%s”, but not with unsaved changes',
  async (name) => {
    fakeApi({ 'GET /foods': () => ({ items: [granola], cursor: null }) })
    const { user } = renderPage(<OwnFoodsPage />)
    await user.click(await screen.findByRole('button', { name }))
    await expectUnsavedInputGuarded(user, await screen.findByLabelText('Name'))
  },
)

test('the columns of household measures keep their names once the fields are filled in', async () => {
  fakeApi({ 'GET /foods': () => ({ items: [], cursor: null }) })
  const { user } = renderPage(<OwnFoodsPage />)
  await user.click(await screen.findByRole('button', { name: 'Neues Lebensmittel' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Maß hinzufügen' }))
  await user.type(dialog.getByLabelText('Gramm des 1. Maßes'), '30')
  dialog.getByText('Gramm')
})
