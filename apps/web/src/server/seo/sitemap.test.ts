// @vitest-environment node

import { expect, test } from 'vitest'
import { parseStory } from '../../lib/content/parse-story.ts'
import { rssFeed } from './rss-feed.ts'
import { sitemap } from './sitemap.ts'

const origin = 'https://kostbar.test'
const story = (slug: string, content: Record<string, unknown> = { component: 'page' }) => {
  const raw = { name: slug, full_slug: slug, first_published_at: '2026-03-02', published_at: '2026-03-02', content }
  const parsed = parseStory(raw, { filesUrl: origin })
  if (!parsed) throw new Error('no story')
  return parsed
}
const article = { component: 'blog_article', title: 'Brot & <Butter>' }
const publishedElsewhere = { ...article, proxyLink: { linktype: 'url', url: 'https://example.org' } }
const all = [
  story('home'),
  story('blog/a', article),
  story('blog/b', publishedElsewhere),
  story('hidden', { component: 'page', no_index: true }),
  story('settings', { component: 'settings' }),
  story('rezepte/a', { component: 'recipe' }),
  story('lexikon'),
  story('lexikon/a', { component: 'lexicon_entry' }),
  story('autoren/a', { component: 'author' }),
]
const locations = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)

test('lists every public page and nothing else', () => {
  expect(locations(sitemap(all, origin))).toEqual([`${origin}/`, `${origin}/blog/a`])
})

test('splits more than 50 000 URLs into several files', () => {
  const many = Array.from({ length: 50_001 }, (_, index) => story(`s${index}`))
  expect(locations(sitemap(many, origin))).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
  expect(locations(sitemap(many, origin, 2))).toEqual([`${origin}/s50000`])
  expect(sitemap(many, origin, 3)).toBeUndefined()
})

test('the RSS feed has the articles of this site, escaped', () => {
  const xml = rssFeed(
    { stories: all, page: 1, perPage: 25, total: all.length },
    { title: 'B', description: 'D', origin },
  )
  expect(xml.match(/<item>/g)).toHaveLength(1)
  expect(xml).toContain('<title>Brot &amp; &lt;Butter&gt;</title>')
  expect(xml).toContain('<pubDate>Mon, 02 Mar 2026 00:00:00 GMT</pubDate>')
})
