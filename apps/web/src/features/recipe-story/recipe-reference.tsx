import type { BlockProps } from '../../lib/content/block.ts'
import { RecipeStory } from './recipe-story.tsx'
import { RecipeTeaser } from './recipe-teaser.tsx'

/** Block that references a recipe: in full on a page, as a card in an article. */
export function RecipeReference({ block: { recipe }, context, first }: BlockProps<'recipe_reference'>) {
  if (!recipe) return null
  return context === 'page' ? <RecipeStory story={recipe} level={first ? 1 : 2} /> : <RecipeTeaser story={recipe} />
}
