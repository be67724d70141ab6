import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { careOf } from '../../domain/conflicts/testing/care-profile.ts'
import { pendingAdditionsKey } from '../../domain/sign-out/pending-shopping-keys.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { hydratePage, member, renderPage, typeBeforeHydration } from '../../lib/testing/render-page.tsx'
import { ShoppingSection } from './shopping-section.tsx'
import { waitingKeys } from './testing/waiting-keys.ts'
// Preloads the lazy chunk, so that the first test does not wait for its import.
import '../../ui/confirm-dialog.tsx'

let items: ShoppingItem[]
let suggestions: ShoppingItem[]

/** Fakes the endpoint that stores an item. */
function save({ body }: FakeCall) {
  const { id, name, checked } = (body as { item: Partial<ShoppingItem> & { name: string } }).item
  if (id && checked !== undefined) {
    items = items.map((item) => (item.id === id ? { ...item, checked } : item))
    suggestions = suggestions.map((item) => (item.id === id ? { ...item, checked } : item))
    return { id, name, checked }
  }
  suggestions = suggestions.map((item) => (item.id === id ? { ...item, checked: true } : item))
  const added = { id: `item-${items.length + 1}`, name, checked: false }
  items = [...items, added]
  return added
}

function remove({ body }: FakeCall) {
  items = items.filter(({ id }) => id !== (body as { item: { id: string } }).item.id)
  return { success: true }
}

const answers = {
  'GET /shopping': () => ({ items, suggestions }),
  'POST /shopping': save,
  'POST /shopping/delete': remove,
}

beforeEach(() => {
  items = [
    { id: 'item-1', name: 'Brot', checked: false },
    { id: 'item-2', name: 'Äpfel', checked: false },
  ]
  suggestions = []
})

const show = () => renderPage(<ShoppingSection id="einkaufsliste" />)
const field = () => screen.getByLabelText('Was fehlt zu Hause?')
const openNames = () => {
  const list = screen.queryByRole('list', { name: 'Einkaufsliste' })
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent)
    : []
}

test('Enter adds an item at the top, and the field keeps the focus', async () => {
  const calls = fakeApi(answers)
  const { user } = show()
  await screen.findByText('2 Einträge offen')
  await user.type(field(), ' Milch {Enter}')
  expect(openNames()).toEqual(['Milch', 'Äpfel', 'Brot'])
  expect(document.activeElement).toBe(field())
  expect(field()).toHaveProperty('value', '')
  await user.type(field(), 'Nüsse{Enter}')
  await screen.findByText('4 Einträge offen')
  expect(calls.filter(({ call }) => call === 'POST /shopping').map(({ body }) => body)).toEqual([
    { item: { name: 'Milch', key: expect.any(String) } },
    { item: { name: 'Nüsse', key: expect.any(String) } },
  ])
})

test('ignores Enter in an empty field, and shows why a long name is refused', async () => {
  const calls = fakeApi(answers)
  const { user } = show()
  await screen.findByText('2 Einträge offen')
  await user.type(field(), '   {Enter}')
  await user.clear(field())
  await user.click(field())
  await user.paste('x'.repeat(121))
  await user.keyboard('{Enter}')
  expect(screen.getByText('Bitte kürze den Text auf höchstens 120 Zeichen.')).toBeTruthy()
  expect(field()).toHaveProperty('value', 'x'.repeat(121))
  expect(calls.every(({ call }) => call === 'GET /shopping')).toBe(true)
})

test('checks an item optimistically and moves it to the end; reverts a refused one with a toast', async () => {
  const answer = Promise.withResolvers<Response>()
  fakeApi({ ...answers, 'POST /shopping': () => answer.promise })
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Brot' }))
  const done = within(screen.getByRole('region', { name: 'Erledigt' }))
  expect(done.getByRole('checkbox', { name: 'Brot' })).toHaveProperty('checked', true)
  expect(openNames()).toEqual(['Äpfel'])

  answer.resolve(refusal(503, 'unavailable', 'Gerade nicht erreichbar.'))
  await waitFor(() => expect(openNames()).toEqual(['Äpfel', 'Brot']))
  expect(screen.getByRole('checkbox', { name: 'Brot' })).toHaveProperty('checked', false)
  expect((await screen.findByRole('alert')).textContent).toContain('Gerade nicht erreichbar.')
})

test('reverts only the refused change', async () => {
  const refused = Promise.withResolvers<Response>()
  fakeApi({
    ...answers,
    'POST /shopping': (call) =>
      (call.body as { item: ShoppingItem }).item.name === 'Brot' ? refused.promise : save(call),
  })
  const { user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Brot' }))
  await user.click(screen.getByRole('checkbox', { name: 'Äpfel' }))
  expect(openNames()).toEqual([])
  refused.resolve(refusal(500, 'unexpected'))
  await waitFor(() => expect(openNames()).toEqual(['Brot']))
})

test('what is added without a connection is on the list at once, and saved by itself once there is one', async () => {
  let isConnected = false
  fakeApi({ ...answers, 'POST /shopping': (call) => (isConnected ? save(call) : new TypeError('Failed to fetch')) })
  const { user } = show()
  await screen.findByText('2 Einträge offen')
  await user.type(field(), 'Milch{Enter}')
  await screen.findByText('1 neuer Eintrag wird gespeichert, sobald du online bist.')
  expect(openNames()).toEqual(['Milch', 'Äpfel', 'Brot'])
  await user.type(field(), 'Butter{Enter}')
  await screen.findByText('2 neue Einträge werden gespeichert, sobald du online bist.')
  expect(screen.queryByRole('alert')).toBeNull()
  isConnected = true
  await waitFor(() => expect(items.map(({ name }) => name)).toEqual(['Brot', 'Äpfel', 'Milch', 'Butter']))
  await waitFor(() => expect(screen.queryByText(/sobald du online bist/)).toBeNull())
  expect(openNames()).toEqual(['Butter', 'Milch', 'Äpfel', 'Brot'])
  expect(waitingKeys()).toEqual([])
})

test('what is added without a connection can be ticked and deleted', async () => {
  let isConnected = false
  fakeApi({ ...answers, 'POST /shopping': (call) => (isConnected ? save(call) : new TypeError('Failed to fetch')) })
  const { user } = show()
  await screen.findByText('2 Einträge offen')
  await user.type(field(), 'Milch{Enter}Butter{Enter}')
  await screen.findByText('2 neue Einträge werden gespeichert, sobald du online bist.')
  await user.click(screen.getByRole('button', { name: '„Butter“ löschen' }))
  await screen.findByText('1 neuer Eintrag wird gespeichert, sobald du online bist.')
  await user.click(screen.getByRole('checkbox', { name: 'Milch' }))
  expect(openNames()).toEqual(['Äpfel', 'Brot'])
  const [waiting] = JSON.parse(localStorage.getItem(pendingAdditionsKey(member.id)) ?? '[]')
  expect(waiting).toEqual({ key: expect.any(String), name: 'Milch', tickedAt: expect.any(String) })
  isConnected = true
  await waitFor(() => expect(items.find(({ name }) => name === 'Milch')).toMatchObject({ checked: true }))
  await waitFor(() => expect(items.map(({ name }) => name)).toEqual(['Brot', 'Äpfel', 'Milch']))
  expect(screen.queryByRole('checkbox', { name: 'Butter' })).toBeNull()
  await waitFor(() => expect(waitingKeys()).toEqual([]))
})

test('what was added and ticked when the page was closed is sent when it is opened', async () => {
  const addition = { key: 'k-1', name: 'Milch', tickedAt: '2026-11-21T10:00:00.000Z' }
  localStorage.setItem(pendingAdditionsKey(member.id), JSON.stringify([addition]))
  const calls = fakeApi(answers)
  show()
  await waitFor(() => expect(items.at(-1)).toMatchObject({ name: 'Milch', checked: true }))
  expect(calls.filter(({ call }) => call === 'POST /shopping').map(({ body }) => body)).toEqual([
    { item: { name: 'Milch', key: 'k-1' } },
    { item: { id: 'item-3', name: 'Milch', checked: true, at: addition.tickedAt } },
  ])
  await waitFor(() => expect(waitingKeys()).toEqual([]))
})

test('keeps items that are refused until they are saved, also after a reload', async () => {
  fakeApi({ ...answers, 'POST /shopping': () => refusal(503, 'unavailable', 'Gerade nicht erreichbar.') })
  const { user, unmount } = show()
  await screen.findByText('2 Einträge offen')
  await user.type(field(), 'Milch{Enter}')
  await screen.findByText('„Milch“ ist noch nicht gespeichert.')
  await user.type(field(), 'Halb getip')
  unmount()

  fakeApi(answers)
  const again = show()
  await screen.findByText('2 Einträge offen')
  expect(field()).toHaveProperty('value', 'Halb getip')
  await again.user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByText('3 Einträge offen')
  expect(screen.queryByText(/noch nicht gespeichert/)).toBeNull()
})

test('restores a deleted item with its state', async () => {
  items = [{ id: 'item-1', name: 'Brot', checked: true }]
  const calls = fakeApi(answers)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: '„Brot“ löschen' }))
  await waitFor(() => expect(items).toEqual([]))
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(items).toMatchObject([{ name: 'Brot', checked: true }]))
  const tick = { id: 'item-1', name: 'Brot', checked: true, at: expect.any(String) }
  expect(calls.map(({ body }) => body)).toContainEqual({ item: tick })
})

test('restores items deleted in quick succession one after the other, the last one first', async () => {
  items = [
    { id: 'item-1', name: 'Brot', checked: false },
    { id: 'item-2', name: 'Äpfel', checked: false },
  ]
  fakeApi(answers)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: '„Brot“ löschen' }))
  await user.click(screen.getByRole('button', { name: '„Äpfel“ löschen' }))
  await waitFor(() => expect(items).toEqual([]))
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(items).toMatchObject([{ name: 'Äpfel' }]))
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await waitFor(() => expect(items).toMatchObject([{ name: 'Äpfel' }, { name: 'Brot' }]))
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull()
})

test('a deletion that the API refuses offers no undo', async () => {
  items = [{ id: 'item-1', name: 'Brot', checked: false }]
  fakeApi({ ...answers, 'POST /shopping/delete': () => refusal(503, 'unavailable', 'Gerade nicht.') })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: '„Brot“ löschen' }))
  expect(await screen.findByText('Gerade nicht.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'Brot' })).toBeTruthy()
})

test('moves the focus to the next row when a checked one is moved', async () => {
  fakeApi(answers)
  const { user } = show()
  ;(await screen.findByRole('checkbox', { name: 'Äpfel' })).focus()
  await user.keyboard(' ')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Brot' })))
})

test('moves the focus to the next suggestion when one is accepted, and to the list after the last', async () => {
  suggestions = ['Reis', 'Tofu'].map((name) => ({ id: `sug-${name}`, name, checked: false, fromPlan: true }))
  fakeApi({ ...answers, 'POST /shopping/follow-plan': () => ({ removed: [], added: [], changed: 0 }) })
  const { user } = show()
  ;(await screen.findByRole('button', { name: '„Reis“ übernehmen' })).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Tofu' })))
  screen.getByRole('button', { name: '„Tofu“ übernehmen' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Einkaufsliste' })))
})

test('deletes all checked items after a confirmation', async () => {
  items = [...items, { id: 'item-3', name: 'Reis', checked: true }]
  fakeApi(answers)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Erledigte löschen' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Erledigte löschen?' }))
  expect(dialog.getByText('1 erledigter Eintrag wird von deiner Liste gelöscht.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Erledigte löschen' }))
  await waitFor(() => expect(items.map(({ name }) => name)).toEqual(['Brot', 'Äpfel']))
})

test('accepts a suggestion once', async () => {
  suggestions = [
    { id: 'sug-1', name: 'Leinöl', checked: false },
    { id: 'sug-2', name: 'Kichererbsen', checked: true },
  ]
  fakeApi(answers)
  const { user } = show()
  const area = within(await screen.findByRole('region', { name: 'Vorschläge für dich' }))
  expect(area.queryByRole('button', { name: '„Kichererbsen“ übernehmen' })).toBeNull()
  await user.click(area.getByRole('button', { name: '„Leinöl“ übernehmen' }))
  expect(openNames()).toEqual(['Leinöl', 'Äpfel', 'Brot'])
  expect(area.queryByRole('button', { name: '„Leinöl“ übernehmen' })).toBeNull()
})

test('a double click accepts a suggestion once', async () => {
  suggestions = [{ id: 'sug-1', name: 'Leinöl', checked: false }]
  const calls = fakeApi(answers)
  show()
  const accept = await screen.findByRole('button', { name: '„Leinöl“ übernehmen' })
  await act(async () => {
    accept.click()
    accept.click()
  })
  await waitFor(() => expect(openNames()).toEqual(['Leinöl', 'Äpfel', 'Brot']))
  expect(calls.filter(({ call }) => call === 'POST /shopping')).toHaveLength(1)
})

test('shows the empty state, and retries a failed load', async () => {
  items = []
  let works = false
  fakeApi({ ...answers, 'GET /shopping': () => (works ? { items, suggestions } : refusal(503, 'unavailable')) })
  const { user } = show()
  await screen.findByText('Deine Einkaufsliste lässt sich gerade nicht laden')
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByText('Noch nichts auf der Liste. Was fehlt zu Hause?')
})

test('what is from the plan follows what was typed, in the order it was added', async () => {
  const planned = { checked: false, fromPlan: true, aisle: 'PRODUCE' } as const
  items = [
    { id: 'item-1', name: '1 Avocado', ...planned },
    { id: 'item-2', name: '3 Zwiebeln', ...planned },
    { id: 'item-3', name: 'Äpfel', checked: false, aisle: 'PRODUCE' },
    { id: 'item-4', name: 'Birnen', checked: false, aisle: 'PRODUCE' },
  ]
  fakeApi(answers)
  show()
  const names = within(await screen.findByRole('list', { name: 'Obst und Gemüse' })).getAllByRole('checkbox')
  expect(names.map((box) => box.closest('label')?.textContent)).toEqual(['Birnen', 'Äpfel', '1 Avocado', '3 Zwiebeln'])
})

test('shows items grouped by aisle', async () => {
  fakeApi(answers)
  items = [
    { id: 'item-1', name: 'Linsen', checked: false, aisle: 'PANTRY' },
    { id: 'item-2', name: 'Kerzen', checked: false, aisle: null },
    { id: 'item-3', name: 'Äpfel', checked: false, aisle: 'PRODUCE' },
  ]
  show()
  await screen.findByText('3 Einträge offen')
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Obst und Gemüse',
    'Vorrat',
  ])
  expect(within(screen.getByRole('list', { name: 'Obst und Gemüse' })).getByLabelText('Äpfel')).toBeTruthy()
  expect(openNames()).toEqual(['Kerzen'])
})

test('adds an item typed before hydration', async () => {
  fakeApi(answers)
  const { user } = hydratePage(<ShoppingSection id="einkaufsliste" />, () =>
    typeBeforeHydration('Was fehlt zu Hause?', 'Milch'),
  )
  await screen.findByText('Brot')
  expect(field()).toHaveProperty('value', 'Milch')
  await user.type(field(), '{Enter}')
  await waitFor(() => expect(items.map(({ name }) => name)).toContain('Milch'))
})

test('marks open items and suggestions whose food conflicts with the care profile', async () => {
  const nuts = { name: 'Walnüsse', allergens: ['H' as const], allergensStated: true }
  items = [
    { id: 'item-1', name: 'Walnüsse, 50 g', checked: false, food: nuts },
    { id: 'item-2', name: 'Müsli', checked: false, food: { name: 'Müsli', allergens: [], allergensStated: false } },
    { id: 'item-3', name: 'Klopapier', checked: false, food: null },
    { id: 'item-4', name: 'Haselnüsse', checked: true, food: nuts },
  ]
  suggestions = [{ id: 'item-5', name: 'Mandeln', checked: false, food: nuts }]
  fakeApi({ ...answers, [`GET /care-profile/${member.id}`]: () => careOf({ allergens: ['H'] }) })
  show()
  await waitFor(() => expect(screen.getAllByText('Allergen: Schalenfrüchte')).toHaveLength(2))
  expect(screen.getAllByText('Unbekannt: Schalenfrüchte')).toHaveLength(1)
})
