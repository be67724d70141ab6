import type { Story, StoryFilter, StoryList } from '@kostbar/contracts/content'
import { compareGerman } from '@kostbar/contracts/german-order'
import { type StoryFolder, storyFolders } from './story-folders.ts'

/** Stories of each folder in list order, memoised by the array of all stories. */
const folders = new WeakMap<readonly Story[], Map<StoryFolder, readonly Story[]>>()

/**
 * One page of a story list, selected from all stories, so that no filter causes a request or a cache entry of its own.
 * @param all all stories, newest first
 * @param texts searchable texts by UUID; without them a search matches titles only
 */
export function listStories(
  all: readonly Story[],
  filter: StoryFilter,
  texts: Readonly<Record<string, string>> = {},
): StoryList {
  const { search = '', category, excluding, page = 1, perPage = 25 } = filter
  const folder = filter.startsWith as StoryFolder
  const { searchField } = storyFolders[folder]
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string) => terms.every((term) => text.includes(term))
  const titleOf = ({ content }: Story) => fieldOf(content, searchField).toLowerCase()
  const inFolder = storiesIn(folder, all)
  const matching = inFolder.filter(
    (story) =>
      story.full_slug !== excluding &&
      (!category || fieldOf(story.content, 'category') === category) &&
      has(`${titleOf(story)}\n${texts[story.uuid] ?? ''}`),
  )
  // Stories with a match in the title come before stories that mention the words in their text.
  const selected = [
    ...matching.filter((story) => has(titleOf(story))),
    ...matching.filter((story) => !has(titleOf(story))),
  ]
  const start = (page - 1) * perPage
  return {
    stories: selected.slice(start, start + perPage),
    total: selected.length,
    page,
    perPage,
    categories: categoriesOf(inFolder),
  }
}

function storiesIn(folder: StoryFolder, all: readonly Story[]): readonly Story[] {
  const known = folders.get(all) ?? new Map<StoryFolder, readonly Story[]>()
  folders.set(all, known)
  const cached = known.get(folder)
  if (cached) return cached
  const { component, order } = storyFolders[folder]
  const stories = all.filter(
    ({ full_slug, content }) =>
      // Articles published on another site have no page here.
      full_slug.startsWith(folder) && content.component === component && !fieldOf(content, 'proxyLink'),
  )
  const ordered = order === 'name' ? stories.toSorted((one, other) => compareGerman(one.name, other.name)) : stories
  known.set(folder, ordered)
  return ordered
}

/** Distinct categories of the given stories, in alphabetical order. */
const categoriesOf = (stories: readonly Story[]): string[] =>
  [...new Set(stories.map(({ content }) => fieldOf(content, 'category')))].filter(Boolean).toSorted(compareGerman)

/** Value of a text field that only some components have; empty when it is missing. */
function fieldOf(content: Story['content'], name: string): string {
  const value = (content as unknown as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
