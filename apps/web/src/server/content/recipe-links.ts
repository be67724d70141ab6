import type { Story } from '@kostbar/contracts/content'

const publicFolder = 'kostproben/'

/**
 * Points references to recipes at existing pages: the public page (`kostproben/x`) if there is one, otherwise the
 * members' page (`rezepte/x`).
 * @param slugs of all stories
 */
export function withRecipeLinks(story: Story, slugs: readonly string[]): Story {
  if (!('body' in story.content) || !Array.isArray(story.content.body)) return story
  const body = story.content.body.map((block) => {
    if (block.component !== 'recipe_reference' || !block.recipe) return block
    const publicSlug = publicFolder + block.recipe.full_slug.split('/').at(-1)
    const full_slug = slugs.includes(publicSlug) ? publicSlug : block.recipe.full_slug
    return { ...block, recipe: { ...block.recipe, full_slug } }
  })
  return { ...story, content: { ...story.content, body } } as Story
}
