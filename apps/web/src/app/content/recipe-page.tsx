import { RecipeStory } from '../../features/recipe-story/recipe-story.tsx'
import { useStory } from './use-story.ts'

/** Page of a recipe from the content service (members only). */
export function RecipePage() {
  const story = useStory('recipe')
  return story ? <RecipeStory story={story} level={1} /> : null
}
