import { weekdays } from '@kostbar/contracts/meals'
import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { careOf } from '../../domain/conflicts/testing/care-profile.ts'
import { type FakeCall, fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { UserSuggestions } from './user-suggestions.tsx'

const trainer = { ...member, roles: ['ROLE_TRAINER' as const], trainer: true }
type Item = ShoppingItem
const item = (name: string, checked = false): Item => ({ id: `id-${name}`, name, checked })

function show(answers: Parameters<typeof fakeApi>[0] = {}, suggestions = [item('Reis', true)], items = [item('Brot')]) {
  let suggested = suggestions
  const calls = fakeApi({
    'GET /shopping/u-1': () => ({ items, suggestions: suggested }),
    'POST /shopping/u-1': ({ body }: FakeCall) => {
      suggested = [item((body as { item: Item }).item.name), ...suggested]
      return { success: true }
    },
    'POST /shopping/u-1/delete': ({ body }: FakeCall) => {
      suggested = suggested.filter(({ id }) => id !== (body as { item: Item }).item.id)
      return { success: true }
    },
    ...answers,
  })
  return { calls, ...renderPage(<UserSuggestions userId="u-1" />, { user: trainer }) }
}

test('suggests by Enter, one after another, and withdraws a suggestion', async () => {
  const { user } = show()
  await screen.findByText('Reis')
  expect(screen.getByText('Abgehakt')).toBeTruthy()
  expect(screen.getByText('Brot')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Etwas vorschlagen' }), 'Linsen{Enter}')
  await screen.findByText('Linsen')
  await user.keyboard('Öl{Enter}')
  await screen.findByText('Öl')
  await user.click(screen.getByRole('button', { name: 'Vorschlag „Reis“ zurückziehen' }))
  await waitFor(() => expect(screen.queryByText('Reis')).toBeNull())
})

test('gives the text back when a suggestion is refused', async () => {
  const { user } = show({ 'POST /shopping/u-1': () => refusal(409, 'list_full', 'Die Liste ist voll.') })
  const field = await screen.findByRole('textbox', { name: 'Etwas vorschlagen' })
  await user.type(field, 'Linsen{Enter}')
  await screen.findByText('Die Liste ist voll.')
  expect(field).toHaveProperty('value', 'Linsen')
})

test('suggests what chosen days of the plan need', async () => {
  const suggestions = [{ ...item('Reis'), fromPlan: true }]
  const { calls, user } = show({ 'POST /shopping/u-1/from-plan': () => ({ items: [], suggestions }) }, [], [])
  await screen.findByText('Noch keine Vorschläge.')
  expect(screen.getByText('Die Liste ist leer.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sonntag' }))
  await user.click(screen.getByRole('button', { name: 'Zutaten vorschlagen' }))
  await screen.findByText('Die Zutaten stehen bei den Vorschlägen.')
  expect(calls.find(({ call }) => call.includes('from-plan'))?.body).toEqual({
    days: weekdays.filter((day) => day !== 'Sunday'),
  })
})

test.each([
  ['nothing is planned', []],
  ['everything is ticked', [{ ...item('Reis', true), fromPlan: true }]],
  ['only the trainer suggests something', [{ ...item('Reis'), fromPlan: false }]],
])('says that the released plan needs nothing when %s', async (_why, suggestions) => {
  const { user } = show({ 'POST /shopping/u-1/from-plan': () => ({ items: [], suggestions }) }, [], [])
  await user.click(await screen.findByRole('button', { name: 'Zutaten vorschlagen' }))
  await screen.findByText('Für diese Tage ist im freigegebenen Plan nichts offen.')
  expect(screen.queryByText('Die Zutaten stehen bei den Vorschlägen.')).toBeNull()
})

test('moves the focus to the next suggestion when one is withdrawn', async () => {
  const { user } = show({}, [item('Reis'), item('Linsen')])
  ;(await screen.findByRole('button', { name: 'Vorschlag „Reis“ zurückziehen' })).focus()
  await user.keyboard('{Enter}')
  const next = screen.getByRole('button', { name: 'Vorschlag „Linsen“ zurückziehen' })
  await waitFor(() => expect(document.activeElement).toBe(next))
})

test('moves the focus to the heading when the last suggestion is withdrawn', async () => {
  const { user } = show()
  ;(await screen.findByRole('button', { name: 'Vorschlag „Reis“ zurückziehen' })).focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Noch keine Vorschläge.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vorschläge' }))
})

test('marks what conflicts with the care profile of the person, as long as it is open', async () => {
  const nuts = { name: 'Walnüsse', allergens: ['H' as const], allergensStated: true }
  const granola = { name: 'Granola', allergens: [], allergensStated: false }
  show(
    { 'GET /care-profile/u-1': () => careOf({ allergens: ['H'] }) },
    [
      { ...item('Walnüsse'), food: nuts },
      { ...item('Haselnüsse', true), food: nuts },
    ],
    [{ ...item('Granola'), food: granola }, item('Brot')],
  )
  const suggestions = within(screen.getByRole('region', { name: 'Vorschläge' }))
  expect(await suggestions.findAllByText('Allergen: Schalenfrüchte')).toHaveLength(1)
  const items = within(screen.getByRole('list', { name: 'Eigene Einträge' }))
  items.getByText('Unbekannt: Schalenfrüchte')
  expect(document.body.textContent).not.toMatch(/frei/)
})

test('says nothing about the list that could not be loaded', async () => {
  const { user } = show({ 'GET /shopping/u-1': () => refusal(503, 'unavailable') })
  await user.click(await screen.findByRole('button', { name: 'Nochmal versuchen' }))
  expect(screen.queryByText('Die Liste ist leer.')).toBeNull()
})
