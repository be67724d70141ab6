import type { ContentOf, StoryOf } from '@kostbar/contracts/content'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { RecipeStory } from './recipe-story.tsx'

const ingredient = (normalName: string, more: Partial<ContentOf<'ingredient'>>): ContentOf<'ingredient'> =>
  ({ component: 'ingredient', _uid: normalName, normalName, ...more }) as ContentOf<'ingredient'>

const recipe = {
  component: 'recipe',
  _uid: 'r',
  name: 'Linsensuppe',
  kcal: 420.4,
  carbs: 48,
  proteins: 22,
  fats: 12,
  cookingTime: 30,
  servings: 4,
  ingredients: [ingredient('Linsen', { amount: 300, unit: 'g' }), ingredient('Salz', {})],
  steps: ['Linsen waschen.', 'Kochen.'].map((instruction) => ({ component: 'step', _uid: instruction, instruction })),
  allergens: 'A, L, Spuren von Nüssen',
} as ContentOf<'recipe'>

function show(changes: Partial<ContentOf<'recipe'>> = {}) {
  fakeApi({})
  const story = { uuid: 'story-1', full_slug: 'rezepte/linsensuppe', content: { ...recipe, ...changes } }
  return renderPage(<RecipeStory story={story as StoryOf<'recipe'>} level={1} />, { user: null })
}

const ingredients = () =>
  within(screen.getByRole('region', { name: 'Zutaten' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))

test('shows facts, ingredients, steps, and allergens in words', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Linsensuppe')
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['420 kcal', '30 Min.', '4 Portionen', '48 g', '22 g', '12 g'])
  expect(ingredients()).toEqual(['300 g Linsen', 'Salz'])
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  expect(screen.getByText('Allergene: A Gluten · L Sellerie · Spuren von Nüssen')).toBeTruthy()
  expect(screen.queryByText(/^Rezept und Text/)).toBeNull()
})

test('scales the amounts to the chosen portions, not the facts', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Weniger Portionen' }))
  await user.click(screen.getByRole('button', { name: 'Weniger Portionen' }))
  expect(ingredients()[0]).toBe('225 g Linsen')
  expect(screen.getByText('420 kcal')).toBeTruthy()
})

test('remembers the steps that are done', async () => {
  const { user, unmount } = show()
  await user.click(screen.getByRole('checkbox', { name: /Linsen waschen/ }))
  unmount()
  show()
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, false])
})

test.each([undefined, 0])('takes %s servings of an editor for one', (servings) => {
  show({ servings })
  expect(ingredients()[0]).toBe('300 g Linsen')
  expect(screen.getByText('1 Portion')).toBeTruthy()
})

test('shows no macros when an editor has left them out', () => {
  show({ carbs: undefined, fats: undefined })
  expect(screen.queryByRole('heading', { name: 'Pro Portion' })).toBeNull()
  expect(screen.queryByText('0 g')).toBeNull()
})

test('is printed by its button', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Drucken' }))
  expect(print).toHaveBeenCalledOnce()
})
