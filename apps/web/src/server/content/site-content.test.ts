// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createContentCache } from './content-cache.ts'
import type { DeliveryClient, ListQuery } from './delivery-client.ts'
import { draftContent, siteContent } from './site-content.ts'

const raw = (slug: string, content: Record<string, unknown> = { component: 'page' }) => ({
  uuid: `uuid-${slug}`,
  name: slug,
  full_slug: slug,
  content: { _uid: 'c', ...content },
})

interface Answers {
  readonly story?: () => Promise<unknown>
  readonly stories?: (query: ListQuery) => Promise<{ stories: readonly unknown[]; total: number }>
}

function open(answers: Answers = {}) {
  const delivery = {
    story: vi.fn(answers.story ?? (async (slug: string): Promise<unknown> => raw(slug))),
    stories: vi.fn(answers.stories ?? (async (_query: ListQuery) => ({ stories: [], total: 0 }))),
    slugs: vi.fn(async () => ['home', 'blog/a', 'settings', 'lexikon/zink']),
    version: vi.fn(async () => 1),
  }
  const written: string[] = []
  const diskCache = {
    read: async () => undefined,
    write: async (key: string) => void written.push(key),
  }
  const cache = createContentCache({ diskCache, onError: () => {} })
  cache.setVersion(1)
  const onStale = vi.fn()
  const filesUrl = 'https://files.test'
  const content = siteContent({ delivery: delivery as DeliveryClient, cache, filesUrl }, onStale)
  return { content, delivery, onStale, written, cache }
}

test('a slug that no story has costs no request of its own', async () => {
  const { content, delivery } = open()
  expect(await content.story('gibt-es-nicht')).toBeNull()
  expect(await content.story('auch-nicht')).toBeNull()
  expect(delivery.slugs).toHaveBeenCalledTimes(1)
  expect(delivery.story).not.toHaveBeenCalled()
})

test('a story is fetched once, and is null when it has gone meanwhile', async () => {
  const { content, delivery, onStale } = open()
  expect((await content.story('home'))?.full_slug).toBe('home')
  await content.story('home')
  expect(delivery.story).toHaveBeenCalledTimes(1)
  expect(onStale).not.toHaveBeenCalled()
  expect(await open({ story: async () => undefined }).content.story('home')).toBeNull()
})

test('a search matches the title of articles; wildcards of the content service are taken out', async () => {
  const { content, delivery, written } = open()
  await content.stories({ startsWith: 'blog/', search: ' *brot* ', category: 'Kochen', page: 2, perPage: 10 })
  expect(delivery.stories).toHaveBeenCalledWith({
    starts_with: 'blog/',
    content_type: 'blog_article',
    sort_by: 'first_published_at:desc',
    page: 2,
    per_page: 10,
    filter_query: { title: { like: '*brot*' }, category: { in: 'Kochen' } },
  })
  expect(written.filter((key) => key.startsWith('stories'))).toEqual([])
})

test('a list without a search is written to disk, a search never is', async () => {
  const { content, written } = open()
  await content.stories({ startsWith: 'blog/' })
  await content.stories({ startsWith: 'blog/', search: 'geheim' })
  expect(written).toHaveLength(1)
  expect(written.join()).not.toContain('geheim')
})

test('a long search is cut', async () => {
  const { content, delivery } = open()
  await content.stories({ startsWith: 'rezepte/', search: 'x'.repeat(500) })
  expect(delivery.stories.mock.calls[0]?.[0]).toMatchObject({
    filter_query: { name: { like: `*${'x'.repeat(100)}*` } },
  })
})

test('what is no story is left out of a list, the total stays', async () => {
  const { content } = open({
    stories: async () => ({ stories: [raw('blog/a', { component: 'blog_article', title: 'A' }), null, {}], total: 30 }),
  })
  const list = await content.stories({ startsWith: 'blog/', perPage: 10 })
  expect(list).toMatchObject({ total: 30, page: 1, perPage: 10 })
  expect(list.stories.map(({ full_slug }) => full_slug)).toEqual(['blog/a'])
})

test('settings are those of the settings story; a story of another kind there is none', async () => {
  const settings = raw('settings', { component: 'settings', site_name: 'Kostbar' })
  expect((await open({ story: async () => settings }).content.settings())?.content.site_name).toBe('Kostbar')
  expect(await open().content.settings()).toBeNull()
})

test('related entries of the lexicon come in the order the editor gave them', async () => {
  const entry = raw('lexikon/zink', {
    component: 'lexicon_entry',
    name: 'Zink',
    related: ['uuid-b', 'uuid-gone', 'uuid-a'],
  })
  const related = ['a', 'b'].map((slug) => raw(slug, { component: 'lexicon_entry', name: slug }))
  const { content, delivery } = open({
    story: async () => entry,
    stories: async () => ({ stories: related, total: 2 }),
  })
  const story = await content.story('lexikon/zink')
  expect(delivery.stories).toHaveBeenCalledWith({ by_uuids: 'uuid-b,uuid-gone,uuid-a', per_page: 50 })
  expect(story?.content).toMatchObject({ related: [{ full_slug: 'b' }, { full_slug: 'a' }] })
})

test('all stories are gathered page by page', async () => {
  const pages = [Array.from({ length: 100 }, (_, index) => raw(`s${index}`)), [raw('last')]]
  const { content, delivery } = open({
    stories: async ({ page = 1 }) => ({ stories: pages[page - 1] ?? [], total: 101 }),
  })
  expect(await content.all()).toHaveLength(101)
  expect(delivery.stories).toHaveBeenCalledTimes(2)
})

test('a page rendered from an outdated or missing response is marked as such', async () => {
  const { content, delivery, onStale, cache } = open()
  await content.story('home')
  cache.setVersion(2)
  delivery.story.mockRejectedValue(new Error('down'))
  expect((await content.story('home'))?.full_slug).toBe('home')
  expect(onStale).toHaveBeenCalledTimes(1)
  await expect(content.story('blog/a')).rejects.toMatchObject({ name: 'ContentUnavailable' })
  expect(onStale).toHaveBeenCalledTimes(2)
})

test('drafts are fetched each time and carry the editor’s marks; lists stay the published ones', async () => {
  const { content, delivery } = open()
  const drafts = {
    story: vi.fn(async (slug: string) => raw(slug, { component: 'page', _editable: '<!--#storyblok#{}-->' })),
  }
  const draft = draftContent(drafts as unknown as DeliveryClient, content, 'https://files.test')
  await draft.story('home')
  expect(await draft.story('home')).toMatchObject({ content: { _editable: '<!--#storyblok#{}-->' } })
  expect(drafts.story).toHaveBeenCalledTimes(2)
  await draft.stories({ startsWith: 'blog/' })
  expect(delivery.stories).toHaveBeenCalledTimes(1)
})
