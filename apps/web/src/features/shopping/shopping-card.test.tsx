import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { ShoppingCard } from './shopping-card.tsx'

const names = ['Brot', 'Reis', 'Obst', 'Öl', 'Salz', 'Mehl', 'Milch']

function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  const items = names.map((name) => ({ id: name, name, checked: name === 'Reis' }))
  const calls = fakeApi({
    'GET /shopping': () => ({ items: [...items], suggestions: [] }),
    'POST /shopping': ({ body }) => {
      const { item } = body as { item: { id: string; checked: boolean } }
      const index = items.findIndex(({ id }) => id === item.id)
      items[index] = { ...(items[index] ?? expect.fail()), checked: item.checked }
      return items[index]
    },
    ...answers,
  })
  return { calls, ...renderPage(<ShoppingCard />) }
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('lists the newest open items, and counts the rest', async () => {
  show()
  await screen.findByText('6 Einträge offen')
  expect(rows()).toEqual(['Milch', 'Mehl', 'Salz', 'Öl', 'Obst'])
  expect(screen.getByText('und 1 weiterer Eintrag')).toBeTruthy()
})

test('ticks an item at once; it stays to take a slip back, and the next one moves up', async () => {
  const { calls, user } = show()
  await user.click(await screen.findByRole('checkbox', { name: 'Milch' }))
  expect(screen.getByRole('checkbox', { name: 'Milch' })).toHaveProperty('checked', true)
  await screen.findByText('5 Einträge offen')
  expect(rows()).toEqual(['Milch', 'Mehl', 'Salz', 'Öl', 'Obst', 'Brot'])
  await vi.waitFor(() =>
    expect(calls.find(({ call }) => call === 'POST /shopping')?.body).toEqual({
      item: { id: 'Milch', name: 'Milch', checked: true, at: expect.any(String) },
    }),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Milch' }))
  await screen.findByText('6 Einträge offen')
})

test('a refused tick is taken back', async () => {
  const { user } = show({ 'POST /shopping': () => refusal(400, 'invalid_input') })
  await user.click(await screen.findByRole('checkbox', { name: 'Milch' }))
  await vi.waitFor(() => expect(screen.getByRole('checkbox', { name: 'Milch' })).toHaveProperty('checked', false))
})
