// @vitest-environment node
import type { Story } from '@kostbar/contracts/content'
import { expect, test } from 'vitest'
import { listStories } from './story-list.ts'

const story = (full_slug: string, component: string, name: string, content = {}) =>
  ({ full_slug, name, content: { component, _uid: full_slug, title: name, name, ...content } }) as unknown as Story

const all = [
  story('blog/neu', 'blog_article', 'Brot backen', { category: 'Kochen' }),
  story('lexikon/zink', 'lexicon_entry', 'Zink'),
  story('blog/alt', 'blog_article', 'Altes BROT', { category: 'Wissen' }),
  story('lexikon/aepfel', 'lexicon_entry', 'Äpfel'),
  story('blog', 'page', 'Blog'),
  story('blog/seite', 'page', 'Keine Artikelseite'),
]
const slugs = (filter: Parameters<typeof listStories>[1]) =>
  listStories(all, filter).stories.map(({ full_slug }) => full_slug)

test('a folder has its stories of one component, articles newest first, entries by name', () => {
  expect(slugs({ startsWith: 'blog/' })).toEqual(['blog/neu', 'blog/alt'])
  expect(slugs({ startsWith: 'lexikon/' })).toEqual(['lexikon/aepfel', 'lexikon/zink'])
})

test('a search matches a part of the title in any case, literally', () => {
  expect(slugs({ startsWith: 'blog/', search: ' brot ' })).toEqual(['blog/neu', 'blog/alt'])
  expect(slugs({ startsWith: 'blog/', search: 'backen' })).toEqual(['blog/neu'])
  expect(slugs({ startsWith: 'blog/', search: '*' })).toEqual([])
})

test('a category is exact, and a story can be left out', () => {
  expect(slugs({ startsWith: 'blog/', category: 'Wissen' })).toEqual(['blog/alt'])
  expect(slugs({ startsWith: 'blog/', category: 'wissen' })).toEqual([])
  expect(slugs({ startsWith: 'blog/', excluding: 'blog/neu' })).toEqual(['blog/alt'])
})

test('a search of texts finds all of its words, whatever their order', () => {
  const texts = { neu: 'sauerteig ruht über nacht', alt: 'hefe' }
  const known = all.map((story) => ({ ...story, uuid: story.full_slug.split('/').at(-1) ?? '' }))
  const found = (search: string) =>
    listStories(known as typeof all, { startsWith: 'blog/', search }, texts).stories.map(({ full_slug }) => full_slug)
  expect(found('Nacht sauerteig')).toEqual(['blog/neu'])
  expect(found('brot hefe')).toEqual(['blog/alt'])
  expect(found('brot mehl')).toEqual([])
})

test('names the categories of the folder, and lists no article that is published elsewhere', () => {
  expect(listStories(all, { startsWith: 'blog/', category: 'Wissen' }).categories).toEqual(['Kochen', 'Wissen'])
  const proxied = story('blog/fern', 'blog_article', 'Fern', { proxyLink: 'https://example.com' })
  expect(listStories([...all, proxied], { startsWith: 'blog/' }).total).toBe(2)
})

test('pages count from 1 and tell the total', () => {
  expect(listStories(all, { startsWith: 'blog/', page: 2, perPage: 1 })).toMatchObject({
    stories: [{ full_slug: 'blog/alt' }],
    total: 2,
    page: 2,
    perPage: 1,
  })
  expect(slugs({ startsWith: 'blog/', page: 9 })).toEqual([])
})
