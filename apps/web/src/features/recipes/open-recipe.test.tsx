import type { Recipe } from '@kostbar/contracts/recipes/schemas'
import { act, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { useSearchParams } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '../../lib/testing/fake-api.ts'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { RecipesSection } from './recipes-section.tsx'
// Preloads the lazy chunk.
import './recipe-dialog.tsx'

const { renderedHeart } = vi.hoisted(() => ({ renderedHeart: vi.fn(() => null) }))
vi.mock('./favourite-button.tsx', () => ({ FavouriteButton: renderedHeart }))

const soup: Recipe = {
  id: 'r-1',
  name: 'Linsensuppe',
  toggled: false,
  image: null,
  picture: [],
  kcal: 417,
  carbs: 50,
  proteins: 17,
  fats: 16,
  tags: [],
  prepMinutes: null,
  own: false,
  allergens: [],
  allergensStated: true,
  ingredientNames: [],
}
const answers = {
  'GET /clients/my-trainer': () => ({ trainer: null }),
  'GET /recipes/tags': () => [],
  'GET /recipes/all': () => ({ items: [soup], cursor: null }),
  'GET /recipes/r-1/detail': () => new Promise(() => {}),
}

const rendered = Promise.withResolvers<void>()

/** A part that takes long to be rendered with an open recipe, as on a slow phone. */
function SlowPart() {
  if (useSearchParams()[0].get('rezept')) use(rendered.promise)
  return null
}

test('a tapped recipe is answered with the veil, although the page takes long to be rendered', async () => {
  fakeApi(answers)
  renderPage(
    <Suspense>
      <RecipesSection />
      <SlowPart />
    </Suspense>,
  )
  const link = await screen.findByRole('link', { name: 'Linsensuppe' })
  await act(async () => link.click())
  expect(await screen.findByText('Einen Moment …')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => rendered.resolve())
  await screen.findByRole('dialog')
})

test('opening a recipe does not render the cards again', async () => {
  fakeApi(answers)
  const { user, router } = renderPage(<RecipesSection />)
  const link = await screen.findByRole('link', { name: 'Linsensuppe' })
  renderedHeart.mockClear()
  await user.click(link)
  await screen.findByRole('dialog')
  expect(router.state.location.search).toBe('?rezept=r-1')
  expect(renderedHeart).not.toHaveBeenCalled()
})
