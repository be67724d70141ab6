import type { Block, Story } from '@kostbar/contracts/content'
import StoryblokBridge from '@storyblok/preview-bridge'
import type { QueryClient } from '@tanstack/react-query'
import { parseStory } from '../../lib/content/parse-story.ts'
import { contentQuery } from '../../lib/content/queries.ts'

/** Settings of a page that is rendered for the visual editor. */
export interface PreviewState {
  /** Origin of the content service's files. */
  readonly filesUrl: string
}

/**
 * Live preview in the visual editor: applies each edit, and reloads when the story is saved. The server enables it
 * after checking the editor's token, and the CSP lets only the editor frame the page.
 */
export function livePreview(queries: QueryClient, { filesUrl }: PreviewState): void {
  if (window.parent === window) return
  const bridge = new StoryblokBridge()
  bridge.on('input', ({ story }) => {
    const draft = parseStory(story, { filesUrl, draft: true })
    if (!draft) return
    const { queryKey } = contentQuery(draft.full_slug)
    queries.setQueryData(queryKey, (current) => (current ? withRelations(draft, current) : draft))
  })
  bridge.on(['published', 'change'], () => location.reload())
}

/** Edits have unresolved relations (ids): takes the related stories from the current version. */
export function withRelations(draft: Story, current: Story): Story {
  const { author, related } = current.content as Partial<Record<'author' | 'related', unknown>>
  const body =
    'body' in draft.content && 'body' in current.content
      ? withRecipes(draft.content.body, current.content.body)
      : undefined
  const content = {
    ...(author ? { author } : {}),
    ...draft.content,
    ...(related ? { related } : {}),
    ...(body ? { body } : {}),
  }
  return { ...draft, content } as Story
}

const withRecipes = (draft: readonly Block[], current: readonly Block[]): Block[] =>
  draft.map((block) => {
    const previous = current.find(({ _uid }) => _uid === block._uid)
    return block.component === 'recipe_reference' && previous?.component === 'recipe_reference' && previous.recipe
      ? { ...block, recipe: previous.recipe }
      : block
  })
