import type { Story, StoryFilter, StoryList } from '@kostbar/contracts/content'
import { type StoryFolder, storyFolders } from './story-folders.ts'

const { compare } = new Intl.Collator('de-AT')

/** The stories of each folder in the order of its lists, by the list of all stories they come from. */
const folders = new WeakMap<readonly Story[], Map<StoryFolder, readonly Story[]>>()

/**
 * One page of a list of stories, selected from all stories: no filter causes a request or a cache entry of its own.
 * @param all the newest first
 */
export function listStories(all: readonly Story[], filter: StoryFilter): StoryList {
  const { search = '', category, excluding, page = 1, perPage = 25 } = filter
  const folder = filter.startsWith as StoryFolder
  const { searchField } = storyFolders[folder]
  const term = search.trim().toLowerCase()
  const selected = storiesIn(folder, all).filter(
    ({ full_slug, content }) =>
      full_slug !== excluding &&
      (!category || fieldOf(content, 'category') === category) &&
      (!term || fieldOf(content, searchField).toLowerCase().includes(term)),
  )
  const start = (page - 1) * perPage
  return { stories: selected.slice(start, start + perPage), total: selected.length, page, perPage }
}

function storiesIn(folder: StoryFolder, all: readonly Story[]): readonly Story[] {
  const known = folders.get(all) ?? new Map<StoryFolder, readonly Story[]>()
  folders.set(all, known)
  const cached = known.get(folder)
  if (cached) return cached
  const { component, order } = storyFolders[folder]
  const stories = all.filter(
    ({ full_slug, content }) => full_slug.startsWith(folder) && content.component === component,
  )
  const ordered = order === 'name' ? stories.toSorted((one, other) => compare(one.name, other.name)) : stories
  known.set(folder, ordered)
  return ordered
}

/** A text field that only some components have. */
function fieldOf(content: Story['content'], name: string): string {
  const value = (content as unknown as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
