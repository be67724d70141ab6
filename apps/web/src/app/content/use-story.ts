import type { StoryOf } from '@kostbar/contracts/content'
import type { StoryComponent } from '@kostbar/contracts/content-model'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { contentQuery } from '../../lib/content/queries.ts'
import { parseSlug } from '../../lib/content/slug.ts'

/** The story at the current URL, loaded by the route; null when the story is of another component. */
export function useStory<Name extends StoryComponent>(component: Name): StoryOf<Name> | null {
  const { pathname } = useLocation()
  const { data: story } = useQuery(contentQuery(parseSlug(pathname)))
  return story?.content.component === component ? (story as StoryOf<Name>) : null
}
