// @vitest-environment node
import type { Story } from '@kostbar/contracts/content'
import { expect, test } from 'vitest'
import { withRecipeLinks } from './recipe-links.ts'

const article = {
  full_slug: 'blog/suppe',
  content: {
    component: 'blog_article',
    body: ['linsen', 'nockerl'].map((name) => ({
      component: 'recipe_reference',
      recipe: { full_slug: `rezepte/${name}`, content: { component: 'recipe', name } },
    })),
  },
} as unknown as Story

test('references lead to the public page of a recipe where there is one, else to the one for members', () => {
  const { content } = withRecipeLinks(article, ['rezepte/linsen', 'rezepte/nockerl', 'kostproben/linsen'])
  const blocks = (content as unknown as { body: { recipe: { full_slug: string } }[] }).body
  expect(blocks.map(({ recipe }) => recipe.full_slug)).toEqual(['kostproben/linsen', 'rezepte/nockerl'])
})
