import { expect, test } from 'vitest'
import { parseStory } from '../../lib/content/parse-story.ts'
import { withRelations } from './live-preview.ts'

const options = { filesUrl: 'https://a.storyblok.com', draft: true }
const recipe = {
  uuid: 'r',
  name: 'Linsen',
  full_slug: 'rezepte/linsen',
  content: { component: 'recipe', _uid: 'c', name: 'Linsen' },
}
const page = (title: string, recipeField: unknown) => {
  const body = [{ component: 'recipe_reference', _uid: 'b', recipe: recipeField }]
  const story = parseStory(
    { uuid: 'p', name: 'P', full_slug: 'p', content: { component: 'page', _uid: 'c', title, body } },
    options,
  )
  if (!story) throw new Error('no story')
  return story
}

test('an edit changes the texts and keeps the resolved relations', () => {
  const current = page('Alt', recipe)
  const edited = withRelations(page('Neu', 'uuid'), current)
  expect(edited.content).toMatchObject({ title: 'Neu', body: [{ recipe: { name: 'Linsen' } }] })
})
