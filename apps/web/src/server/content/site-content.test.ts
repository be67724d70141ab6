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

test('lists and searches are selected from all stories and their texts: they cause no request and no cache entry of their own', async () => {
  const article = (slug: string, title: string) => raw(slug, { component: 'blog_article', title })
  const { content, delivery, written } = open({
    stories: async () => ({ stories: [article('blog/a', 'Brot'), article('blog/b', 'Reis'), null, {}], total: 4 }),
  })
  const slugs = async (search: string) =>
    (await content.stories({ startsWith: 'blog/', search })).stories.map(({ full_slug }) => full_slug)
  expect(await slugs('brot')).toEqual(['blog/a'])
  for (let count = 0; count < 50; count += 1) expect(await slugs(`secret ${count}`)).toEqual([])
  expect(delivery.stories).toHaveBeenCalledTimes(2)
  expect(written).toEqual(['all', 'texts blog/'])
})

test('an unknown story while the list of slugs is outdated is unavailable, without a request', async () => {
  const { content, delivery, cache, onStale } = open()
  await content.story('home')
  cache.setVersion(2)
  delivery.slugs.mockRejectedValue(new Error('down'))
  await expect(content.story('neu')).rejects.toMatchObject({ name: 'ContentUnavailable' })
  expect(onStale).toHaveBeenCalled()
  expect(delivery.story).toHaveBeenCalledTimes(1)
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
