import type { ContentOf, StoryOf } from '@kostbar/contracts/content'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { member, renderPage } from '../../lib/testing/render-page.tsx'
import { MacrosPerServing } from './macros-per-serving.tsx'
import { RecipeFacts } from './recipe-facts.tsx'
import { RecipeTeaser } from './recipe-teaser.tsx'

const macros = { carbs: 48, proteins: 22, fats: 12 }
const recipe = {
  component: 'recipe',
  _uid: 'r',
  name: 'Linsen',
  kcal: 420,
  cookingTime: 30,
  ...macros,
} as ContentOf<'recipe'>
const story = { full_slug: 'rezepte/linsen', content: recipe } as StoryOf<'recipe'>

const show = (user: typeof member | null) => {
  fakeApi({})
  renderPage(
    <>
      <RecipeFacts recipe={recipe} />
      <RecipeTeaser story={story} />
      <MacrosPerServing recipe={recipe} />
    </>,
    { user },
  )
}

test('public recipes show their energy and macros, except to a member who chose no numbers', async () => {
  for (const user of [null, member]) {
    show(user)
    expect((await screen.findAllByText(/kcal/)).length).toBe(2)
    expect(screen.getByRole('region', { name: 'Pro Portion' })).toBeTruthy()
    cleanup()
  }
  show({ ...member, protectiveMode: true })
  expect((await screen.findAllByText(/30 Min/)).length).toBe(2)
  expect(screen.queryByText(/kcal/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Pro Portion' })).toBeNull()
})
