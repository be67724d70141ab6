import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { greetingAt } from './greeting.ts'
import { ProfileHomePage } from './profile-home-page.tsx'
import { ingredientOf } from './season.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const item = (id: string, name: string, checked = false) => ({ id, name, checked })
const answers = {
  'GET /shopping': () => ({
    items: [item('1', 'Brot'), item('2', 'Reis', true), item('3', 'Obst'), item('4', 'Öl'), item('5', 'Salz')],
    suggestions: [],
  }),
  'GET /notes': () => [],
}

test('shows what is open, newest first, and counts the rest', async () => {
  fakeApi(answers)
  renderPage(<ProfileHomePage />, { at: '/profile' })
  await screen.findByText('4 Einträge offen')
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['Salz', 'Öl', 'Obst'])
  expect(screen.getByText('und 1 weiterer Eintrag')).toBeTruthy()
  expect(screen.getByText('Noch keine Notizen. Was willst du dir merken?')).toBeTruthy()
})

test('a card that cannot be loaded can be tried again', async () => {
  let works = false
  fakeApi({ ...answers, 'GET /notes': () => (works ? [] : refusal(503, 'unavailable')) })
  const { user } = renderPage(<ProfileHomePage />, { at: '/profile' })
  await screen.findByText('Das lässt sich gerade nicht laden.')
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByText('Noch keine Notizen. Was willst du dir merken?')
})

test('says that a page was refused and clears the address; other words are not repeated', async () => {
  fakeApi(answers)
  const { router } = renderPage(<ProfileHomePage />, { at: '/profile?error=forbidden' })
  await screen.findByText('Du bist dazu nicht berechtigt')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await router.navigate('/profile?error=Ruf+diese+Nummer+an')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.queryByText(/Ruf diese Nummer an/)).toBeNull()
})

test.each([
  ['2026-01-21T07:00:00+01:00', 'Guten Morgen'],
  ['2026-01-21T12:00:00+01:00', 'Mahlzeit'],
  ['2026-07-21T15:59:00Z', 'Schönen Nachmittag'],
  ['2026-07-21T16:00:00Z', 'Guten Abend'],
  ['2026-01-21T23:30:00Z', 'Gute Nacht'],
])('at %s one says %s in Vienna', (moment, greeting) => {
  expect(greetingAt(new Date(moment))).toBe(greeting)
})

test('the ingredient is in season and changes with the day', () => {
  expect(ingredientOf('2026-07-01')).not.toBe(ingredientOf('2026-07-02'))
  expect(['apricot', 'berries', 'tomato', 'basil']).toContain(ingredientOf('2026-07-31'))
  expect(['apple', 'nuts', 'carrot', 'beetroot']).toContain(ingredientOf('2026-12-24'))
})
