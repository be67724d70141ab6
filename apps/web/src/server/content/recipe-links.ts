import type { Story } from '@kostbar/contracts/content'

const publicFolder = 'kostproben/'

/**
 * Points references to recipes at existing pages: the public page (`kostproben/x`) if there is one, otherwise the
 * members' page (`rezepte/x`). Articles show a card only: what members pay for is then left out. On pages, editors place
 * whole recipes for everybody.
 * @param slugs of all stories
 */
export function withRecipeLinks(story: Story, slugs: readonly string[]): Story {
  if (!('body' in story.content) || !Array.isArray(story.content.body)) return story
  const body = story.content.body.map((block) => {
    if (block.component !== 'recipe_reference' || !block.recipe) return block
    const publicSlug = publicFolder + block.recipe.full_slug.split('/').at(-1)
    if (slugs.includes(publicSlug)) return { ...block, recipe: { ...block.recipe, full_slug: publicSlug } }
    if (story.content.component === 'page') return block
    return { ...block, recipe: { ...block.recipe, content: { ...block.recipe.content, ingredients: [], steps: [] } } }
  })
  return { ...story, content: { ...story.content, body } } as Story
}
