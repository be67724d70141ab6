import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createStore, useExternalValue } from '../../../lib/external-store.ts'
import { fakeApi } from '../../../lib/testing/fake-api.ts'
import { renderPage } from '../../../lib/testing/render-page.tsx'
import { nothingWaiting, type ShownMeal } from '../queue/entries.ts'
import { createEntryQueue } from '../queue/entry-queue.ts'
import { item, mealFields } from '../testing/meal.ts'
import { MealDialog } from './meal-dialog.tsx'
import type { MealPhoto } from './use-meal-photos.ts'

afterEach(() => void vi.unstubAllGlobals())

const unanswered = () => new Promise<never>(() => undefined)
const unused = () => expect.fail('nothing is stored')

/** Queue whose entries stay waiting, because no call is answered. */
const createQueue = () =>
  createEntryQueue(
    { saveDay: unanswered, saveMeal: unanswered, removeMeal: unanswered, uploadPhoto: unanswered },
    { get: () => undefined, refresh: unanswered, setDay: unused, setMeal: unused, dropMeal: unused },
    { load: async () => nothingWaiting, save: async () => undefined, onOtherTab: () => () => undefined },
  )

const meal = (key: string, text: string): ShownMeal => ({
  key,
  id: key,
  photoIds: [],
  ...mealFields({ day: '2026-03-28', items: [item(text)] }),
})

interface OpenOptions {
  readonly mealKey?: string
  readonly meals?: readonly ShownMeal[]
  readonly photos?: MealPhoto[]
}

async function open({ mealKey = 'new', meals = [], photos = [] }: OpenOptions = {}) {
  const queue = createQueue()
  const onClose = vi.fn()
  const page = renderPage(
    <MealDialog
      mealKey={mealKey}
      day="2026-03-29"
      meals={meals}
      queue={queue}
      photosOf={() => photos}
      onClose={onClose}
    />,
  )
  await screen.findByRole('dialog')
  const waiting = () => queue.state.get().waiting
  return { ...page, onClose, waiting, saved: () => waiting().meals.map(({ content }) => content) }
}

const button = (name: string) => screen.getByRole('button', { name })
const foodField = () => screen.getByRole('combobox', { name: 'Essen oder Getränk' })
const amountOf = (name: string) => screen.getByRole('textbox', { name: `Menge: ${name}` })
const chooseTime = (value: string) => fireEvent.change(screen.getByLabelText('Uhrzeit'), { target: { value } })
const kind = () => screen.getByRole('combobox', { name: 'Was ist es?' })
const choosePhoto = (name: string) =>
  fireEvent.change(screen.getByLabelText('Foto aufnehmen oder auswählen'), {
    target: { files: [new File(['photo'], name, { type: 'image/jpeg' })] },
  })

const suggestions = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((text) => /Suppe|Apfel/.test(text ?? ''))

const storedMeals = createStore([meal('1', 'Suppe')])
const queueOfPage = createQueue()

const Page = () => (
  <MealDialog
    mealKey="new"
    day="2026-03-29"
    meals={useExternalValue(storedMeals, storedMeals.get, storedMeals.get())}
    queue={queueOfPage}
    photosOf={() => []}
    onClose={unused}
  />
)

test('keeps its suggestions while it is open: an entry of another device moves none of them', async () => {
  renderPage(<Page />)
  await screen.findByRole('dialog')
  const before = suggestions()
  expect(before).toHaveLength(1)
  act(() => storedMeals.set([...storedMeals.get(), meal('2', 'Apfel')]))
  expect(suggestions()).toEqual(before)
})

test('an entry takes a photo, a text or a note; an empty one is refused with a message', async () => {
  const { user, saved, onClose } = await open()
  await user.click(button('Fertig'))
  expect(screen.getByText(/^Schreib dazu, was es war/).closest('[aria-live]')).not.toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByText('Mehr dazu sagen'))
  await user.type(screen.getByRole('textbox', { name: /^Notiz/ }), ' Nur ein Kaffee ')
  await user.click(button('Fertig'))
  expect(saved()).toMatchObject([{ note: 'Nur ein Kaffee', items: [] }])
  expect(onClose).toHaveBeenCalledOnce()
})

test('what is typed and not added yet is part of the entry, with its amount', async () => {
  fakeApi({ 'GET /foods': () => ({ items: [], cursor: null }) })
  const { user, saved } = await open()
  await user.type(foodField(), '200 g Joghurt{Enter}')
  await user.type(foodField(), '2 Semmeln{Escape}')
  await user.click(button('Fertig'))
  expect(saved()).toMatchObject([
    {
      items: [
        { text: 'Joghurt', amount: 200, unit: 'G' },
        { text: 'Semmeln', amount: 2, unit: null },
      ],
    },
  ])
})

test('an amount that is none stays as typed, and the entry is not saved before it is corrected', async () => {
  const { user, saved, onClose } = await open({ mealKey: '1', meals: [meal('1', 'Suppe')] })
  await user.type(amountOf('Suppe'), '20000')
  await user.click(button('Fertig'))
  expect(onClose).not.toHaveBeenCalled()
  expect(amountOf('Suppe')).toHaveProperty('value', '20000')
  expect(amountOf('Suppe').getAttribute('aria-invalid')).toBe('true')
  const row = amountOf('Suppe').closest('li') ?? expect.fail()
  within(row).getByText('Bitte gib eine Zahl über 0 bis 10.000 ein.')
  within(row).getByText('Menge')
  await user.clear(amountOf('Suppe'))
  await user.type(amountOf('Suppe'), '0')
  expect(amountOf('Suppe').getAttribute('aria-invalid')).toBeNull()
  await user.type(amountOf('Suppe'), ',5')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Einheit: Suppe' }), 'Portion')
  await user.click(button('Fertig'))
  expect(saved()).toMatchObject([{ items: [{ text: 'Suppe', amount: 0.5, unit: 'PORTION' }] }])
})

test('the kind follows the time of a new entry until another one is chosen', async () => {
  const { user, saved } = await open()
  chooseTime('08:30')
  expect(kind()).toHaveProperty('value', 'BREAKFAST')
  chooseTime('12:30')
  expect(kind()).toHaveProperty('value', 'LUNCH')
  await user.selectOptions(kind(), 'Abendessen')
  chooseTime('17:30')
  chooseTime('08:00')
  expect(kind()).toHaveProperty('value', 'DINNER')
  expect(saved()).toEqual([])
})

test('a suggestion adds all its items', async () => {
  const { user, saved } = await open({ meals: [meal('1', 'Suppe')] })
  chooseTime('12:15')
  await user.click(button('Wie gestern: Suppe'))
  expect(screen.queryByText('Zuletzt')).toBeNull()
  await user.click(button('Fertig'))
  expect(saved()).toMatchObject([{ kind: 'LUNCH', time: '12:15', items: [{ text: 'Suppe' }] }])
})

test('waits for a photo that is still scaled down', async () => {
  const { promise, reject } = Promise.withResolvers<ImageBitmap>()
  vi.stubGlobal('createImageBitmap', () => promise)
  const { user, saved, waiting, onClose } = await open()
  choosePhoto('jause.jpg')
  await user.click(button('Einen Moment …'))
  expect(onClose).not.toHaveBeenCalled()
  reject(new Error('not a photo that the browser knows'))
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Foto' })).toHaveLength(1))
  await user.click(button('Fertig'))
  expect(saved()).toMatchObject([{ items: [] }])
  expect(waiting().photos).toMatchObject([{ mealKey: 'new', takenOn: '2026-03-29' }])
})

test('an added photo can be taken back', async () => {
  const { user, onClose } = await open()
  choosePhoto('jause.jpg')
  await user.click(await screen.findByRole('button', { name: 'Foto entfernen' }))
  await user.click(button('Fertig'))
  screen.getByText(/^Schreib dazu, was es war/)
  expect(onClose).not.toHaveBeenCalled()
})

test('stored photos are removed when the entry is saved, not before', async () => {
  const calls = fakeApi({ 'DELETE /photos/p1': () => ({ success: true }) })
  const photo = (key: string, id: string | null): MealPhoto => ({
    key,
    id,
    url: `/${key}.webp`,
    isWaiting: id === null,
  })
  const { user, waiting } = await open({
    mealKey: '1',
    meals: [meal('1', 'Suppe')],
    photos: [photo('stored', 'p1'), photo('other', 'p2'), photo('waiting', null)],
  })
  for (const index of [0, 1]) {
    await user.click(screen.getAllByRole('button', { name: 'Foto entfernen' })[index] ?? expect.fail())
  }
  expect(screen.getAllByRole('img', { name: 'Foto' }).map((image) => image.getAttribute('src'))).toEqual([
    '/other.webp',
  ])
  expect(calls).toEqual([])
  await user.click(button('Fertig'))
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual(['DELETE /photos/p1']))
  expect(waiting().photos).toEqual([])
})

test('asks before an entry is removed, with the focus on the way back', async () => {
  const { user, saved, onClose } = await open({ mealKey: '1', meals: [meal('1', 'Suppe')] })
  await user.click(button('Löschen'))
  within(screen.getByRole('alert')).getByText('Eintrag löschen?')
  expect(document.activeElement).toBe(button('Behalten'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Löschen'))
  await user.keyboard('{Enter}')
  await user.click(button('Löschen'))
  expect(saved()).toEqual([null])
  expect(onClose).toHaveBeenCalledOnce()
})
