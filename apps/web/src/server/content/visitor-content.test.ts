// @vitest-environment node
import type { Story, StoryList } from '@kostbar/contracts/content'
import { expect, test } from 'vitest'
import type { ContentSource } from '../../lib/content/source.ts'
import { member } from '../../lib/testing/render-page.tsx'
import { ContentUnavailable } from './content-cache.ts'
import { visitorContent } from './visitor-content.ts'

const list: StoryList = { stories: [{ full_slug: 'lexikon/calcium' } as Story], total: 1, page: 1, perPage: 25 }
const content: ContentSource = {
  story: async (slug) => ({ full_slug: slug }) as Story,
  stories: async () => list,
  settings: async () => null,
}

test('members read everything', async () => {
  const source = visitorContent(content, member)
  expect(await source.story('lexikon/calcium')).toEqual({ full_slug: 'lexikon/calcium' })
  expect(await source.stories({ startsWith: 'lexikon/' })).toEqual(list)
})

test.each(['lexikon', 'lexikon/calcium', 'rezepte/linsen'])('%s does not exist for visitors', async (slug) => {
  expect(await visitorContent(content, null).story(slug)).toBeNull()
  expect((await visitorContent(content, null).stories({ startsWith: `${slug}/` })).stories).toEqual([])
})

test('stories for members are unavailable while the session is unknown', async () => {
  const source = visitorContent(content, undefined)
  await expect(source.story('lexikon/calcium')).rejects.toThrow(ContentUnavailable)
  await expect(source.stories({ startsWith: 'rezepte/' })).rejects.toThrow(ContentUnavailable)
})

test.each([null, undefined])('public stories are there for %s', async (user) => {
  const source = visitorContent(content, user)
  expect(await source.story('blog/brot')).toEqual({ full_slug: 'blog/brot' })
  expect(await source.stories({ startsWith: 'blog/' })).toEqual(list)
})
