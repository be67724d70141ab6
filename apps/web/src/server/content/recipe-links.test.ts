// @vitest-environment node
import type { Story, StoryOf } from '@kostbar/contracts/content'
import { expect, test } from 'vitest'
import { withRecipeLinks } from './recipe-links.ts'

const article = {
  full_slug: 'blog/suppe',
  content: {
    component: 'blog_article',
    body: ['linsen', 'nockerl'].map((name) => ({
      component: 'recipe_reference',
      recipe: {
        full_slug: `rezepte/${name}`,
        content: { component: 'recipe', name, ingredients: [{ name: 'Salz' }], steps: [{ instruction: 'Kochen.' }] },
      },
    })),
  },
} as unknown as Story

test('references lead to the public page of a recipe where there is one, else to the one for members', () => {
  const { content } = withRecipeLinks(article, ['rezepte/linsen', 'rezepte/nockerl', 'kostproben/linsen'])
  const blocks = (content as unknown as { body: { recipe: StoryOf<'recipe'> }[] }).body
  expect(blocks.map(({ recipe }) => recipe.full_slug)).toEqual(['kostproben/linsen', 'rezepte/nockerl'])
})

test('an article holds nothing of a recipe for members but its card; a page shows it in full', () => {
  const contents = (story: Story) =>
    (withRecipeLinks(story, []).content as unknown as { body: { recipe: StoryOf<'recipe'> }[] }).body.map(
      ({ recipe }) => recipe.content,
    )
  expect(contents(article)).toMatchObject([
    { name: 'linsen', ingredients: [], steps: [] },
    { name: 'nockerl', ingredients: [], steps: [] },
  ])
  const page = { ...article, content: { ...article.content, component: 'page' } } as unknown as Story
  expect(contents(page).map(({ ingredients, steps }) => [ingredients.length, steps.length])).toEqual([
    [1, 1],
    [1, 1],
  ])
})
