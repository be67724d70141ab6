import { RecipeStory } from '../../features/recipe-story/recipe-story.tsx'
import { useStory } from './use-story.ts'

/** A recipe of the content service, for members. */
export function RecipePage() {
  const story = useStory('recipe')
  return story ? <RecipeStory story={story} level={1} /> : null
}
