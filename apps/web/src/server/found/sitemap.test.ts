// @vitest-environment node

import { expect, test } from 'vitest'
import { parseStory } from '../../lib/content/parse-story.ts'
import { rss } from './rss.ts'
import { sitemap } from './sitemap.ts'

const origin = 'https://kostbar.test'
const story = (slug: string, content: Record<string, unknown> = { component: 'page' }) => {
  const raw = { name: slug, full_slug: slug, first_published_at: '2026-03-02', published_at: '2026-03-02', content }
  const found = parseStory(raw, { filesUrl: origin })
  if (!found) throw new Error('no story')
  return found
}
const article = { component: 'blog_article', title: 'Brot & <Butter>' }
const elsewhere = { ...article, proxyLink: { linktype: 'url', url: 'https://example.org' } }
const all = [
  story('home'),
  story('blog/a', article),
  story('blog/b', elsewhere),
  story('hidden', { component: 'page', no_index: true }),
  story('settings', { component: 'settings' }),
  story('rezepte/a', { component: 'recipe' }),
  story('lexikon'),
  story('lexikon/a', { component: 'lexicon_entry' }),
  story('autoren/a', { component: 'author' }),
]
const addresses = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('the sitemap has every public page and nothing else', () => {
  expect(addresses(sitemap(all, origin))).toEqual([`${origin}/`, `${origin}/blog/a`])
})

test('more than 50 000 addresses are split', () => {
  const many = Array.from({ length: 50_001 }, (_, index) => story(`s${index}`))
  expect(addresses(sitemap(many, origin))).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
  expect(addresses(sitemap(many, origin, 2))).toEqual([`${origin}/s50000`])
  expect(sitemap(many, origin, 3)).toBeUndefined()
})

test('the feed has the articles that are read here', () => {
  const xml = rss({ stories: all, page: 1, perPage: 25, total: all.length }, { title: 'B', description: 'D', origin })
  expect(xml.match(/<item>/g)).toHaveLength(1)
  expect(xml).toContain('<title>Brot &amp; &lt;Butter&gt;</title>')
  expect(xml).toContain('<pubDate>Mon, 02 Mar 2026 00:00:00 GMT</pubDate>')
})
