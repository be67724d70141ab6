import type { Block, Story } from '@kostbar/contracts/content'
import StoryblokBridge from '@storyblok/preview-bridge'
import type { QueryClient } from '@tanstack/react-query'
import { parseStory } from '../../lib/content/parse-story.ts'
import { contentQuery } from '../../lib/content/queries.ts'

/** What a page in the visual editor needs to follow it. */
export interface PreviewState {
  /** Origin of the content service's files. */
  readonly filesUrl: string
}

/**
 * Shows a story as it is being written: each change at once, and the page anew when the story is saved. The server has
 * looked at the editor's token before a page may come here, and only the editor may hold the page in its frame.
 */
export function livePreview(queries: QueryClient, { filesUrl }: PreviewState): void {
  if (window.parent === window) return
  const bridge = new StoryblokBridge()
  bridge.on('input', ({ story }) => {
    const draft = parseStory(story, { filesUrl, draft: true })
    if (!draft) return
    const { queryKey } = contentQuery(draft.full_slug)
    queries.setQueryData(queryKey, (shown) => (shown ? withRelations(draft, shown) : draft))
  })
  bridge.on(['published', 'change'], () => location.reload())
}

/** While somebody types, relations are ids only: the stories that were there stay until the draft is saved. */
export function withRelations(draft: Story, shown: Story): Story {
  const { author, related } = shown.content as Partial<Record<'author' | 'related', unknown>>
  const body =
    'body' in draft.content && 'body' in shown.content ? withRecipes(draft.content.body, shown.content.body) : undefined
  const content = {
    ...(author ? { author } : {}),
    ...draft.content,
    ...(related ? { related } : {}),
    ...(body ? { body } : {}),
  }
  return { ...draft, content } as Story
}

const withRecipes = (draft: readonly Block[], shown: readonly Block[]): Block[] =>
  draft.map((block) => {
    const before = shown.find(({ _uid }) => _uid === block._uid)
    return block.component === 'recipe_reference' && before?.component === 'recipe_reference' && before.recipe
      ? { ...block, recipe: before.recipe }
      : block
  })
