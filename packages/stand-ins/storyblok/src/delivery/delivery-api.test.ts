import { expect, it } from 'vitest'
import { article, contentFolder } from '../testing/content-folder.ts'
import { serveContent } from '../testing/serve-content.ts'

const page = (title: string, body = '[]', more = '') => `title: ${title}\ndescription: Hallo\n${more}body: ${body}\n`
const articles = (count: number, fields: (index: number) => Record<string, string> = () => ({})) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const day = String(index + 1).padStart(2, '0')
      const own = { title: `Artikel ${day}`, first_published_at: `2026-01-${day}`, ...fields(index) }
      return [`blog/artikel-${day}.md`, article(own)]
    }),
  )
const titles = (stories: { name: string }[]) => stories.map(({ name }) => name)

it('delivers a story whose relations and links Storyblok’s client resolves', async () => {
  const { client, library } = await serveContent(
    await contentFolder({ 'blog/a.md': article({}, '[Start](/home)'), 'home.yaml': page('Start') }),
  )
  const { data } = await client.getStory('blog/a', { resolve_relations: 'blog_article.author', resolve_links: 'url' })
  expect(data.story.content.author).toMatchObject({ name: 'Lena Hofer', content: { component: 'author' } })
  expect(data.cv).toBe(library.version)
  expect(data.links).toMatchObject([{ full_slug: 'home', url: 'home' }])
  expect(data.story.content).not.toHaveProperty('_editable')
})

it('finds a story by uuid and by id', async () => {
  const { client, library } = await serveContent(await contentFolder({ 'home.yaml': page('Start') }))
  const home = library.stories.get('home')
  const byUuid = await client.getStory(`${home?.uuid}`, { find_by: 'uuid' })
  const byId = await client.getStory(`${home?.id}`, {})
  expect([byUuid.data.story.slug, byId.data.story.slug]).toEqual(['home', 'home'])
})

it('resolves more than 50 relations and links in batches', async () => {
  const links = Array.from({ length: 60 }, (_, index) => `s${index}`)
  const related = Object.fromEntries(
    links.map((slug) => [`lexikon/${slug}.md`, `---\nname: ${slug}\nsummary: S\n---\nText`]),
  )
  const list = JSON.stringify(links.map((slug) => `lexikon/${slug}`))
  const text = links.map((slug) => `[x](/lexikon/${slug})`).join(' ')
  const { client, url } = await serveContent(
    await contentFolder({
      ...related,
      'lexikon/alle.md': `---\nname: Alle\nsummary: S\nrelated: ${list}\n---\n${text}`,
    }),
  )
  const raw = await fetch(
    `${url}/v2/cdn/stories/lexikon/alle?token=public&cv=1&resolve_relations=lexicon_entry.related&resolve_links=url`,
  )
  const answer = (await raw.json()) as Record<'rel_uuids' | 'link_uuids' | 'rels' | 'links', unknown[]>
  expect([answer.rel_uuids.length, answer.link_uuids.length, answer.rels, answer.links]).toEqual([60, 60, [], []])
  const { data } = await client.getStory('lexikon/alle', {
    resolve_relations: 'lexicon_entry.related',
    resolve_links: 'url',
  })
  expect(data.story.content.related).toHaveLength(60)
  expect(data.story.content.related.map((story: { name: string }) => story.name)).toEqual(links)
})

it('lists 25 per page, newest first, with the total', async () => {
  const { client } = await serveContent(await contentFolder(articles(28)))
  const list = { starts_with: 'blog/', sort_by: 'first_published_at:desc' }
  const first = await client.getStories(list)
  expect([first.perPage, first.total, titles(first.data.stories).slice(0, 2)]).toEqual([
    25,
    28,
    ['Artikel 28', 'Artikel 27'],
  ])
  expect((await client.getStories({ ...list, page: 2 })).data.stories).toHaveLength(3)
  expect((await client.getStories({ ...list, page: 3 })).data.stories).toEqual([])
  expect(await client.getAll('cdn/stories', list)).toHaveLength(28)
})

it.each([
  [{ filter_query: { title: { like: '*TIKEL 0*' } } }, 9],
  [{ filter_query: { title: { like: 'artikel' } } }, 0],
  [{ filter_query: { category: { in: 'Wissen,Küche' } } }, 6],
  [{ filter_query: { category: { not_in: 'Wissen' } } }, 6],
  [{ filter_query: { proxyLink: { is: 'not_empty' } } }, 1],
  [{ filter_query: { readTime: { gt_int: '10' } } }, 2],
  [{ search_term: 'artikel 03' }, 1],
  [{ search_term: "%' OR 1=1 --" }, 0],
  [{ search_term: 'x'.repeat(10_000) }, 0],
  [{ filter_query: { title: { like: '*a'.repeat(5_000) } } }, 0],
  [{ by_slugs: 'blog/artikel-01,blog/artikel-02' }, 2],
  [{ excluding_slugs: 'blog/artikel-0*' }, 3],
  [{ starts_with: 'nichts/' }, 0],
])('finds by %o', async (query, count) => {
  const category = (index: number) => (index % 2 ? 'Wissen' : 'Alltag')
  const fields = (index: number) => ({
    category: category(index),
    readTime: String(index + 1),
    ...(index === 0 ? { proxyLink: 'https://example.org' } : {}),
  })
  const { client } = await serveContent(await contentFolder(articles(12, fields)))
  const { data, total } = await client.getStories({ starts_with: 'blog/', ...query })
  expect([data.stories.length, total]).toEqual([count, count])
})

it('excludes ids, sorts by a field, and excludes fields', async () => {
  const { client, library } = await serveContent(await contentFolder(articles(3)))
  const excluding_ids = String(library.stories.get('blog/artikel-02')?.id)
  const sort_by = 'content.title:asc'
  const { data } = await client.getStories({ starts_with: 'blog/', excluding_ids, sort_by, excluding_fields: 'body' })
  expect(titles(data.stories)).toEqual(['Artikel 01', 'Artikel 03'])
  expect(data.stories[0]?.content).not.toHaveProperty('body')
})

it('shows drafts with the preview token only, each block with its editable marker', async () => {
  const body = '[{ component: quote, text: Hallo }]'
  const { client, editor } = await serveContent(await contentFolder({ 'neu.yaml': page('Neu', body, 'draft: true\n') }))
  await expect(client.getStory('neu', { version: 'published' })).rejects.toMatchObject({ status: 404 })
  await expect(client.getStory('neu', { version: 'draft' })).rejects.toMatchObject({
    status: 401,
    message: 'Unauthorized',
  })
  const { data } = await editor.getStory('neu', { version: 'draft' })
  expect(data.story.content._editable).toMatch(/^<!--#storyblok#\{"name":"page","space":"1","uid":"/)
  expect(data.story.content.body[0]._editable).toContain('"name":"quote"')
  expect((await editor.getStories({ version: 'published' })).total).toBe(1)
})

it('answers errors like Storyblok', async () => {
  const { clientWith, client, url } = await serveContent(await contentFolder())
  await expect(clientWith('foreign').getStory('home')).rejects.toMatchObject({
    status: 401,
    response: { data: { error: 'Unauthorized' } },
  })
  await expect(client.getStory('none')).rejects.toMatchObject({
    status: 404,
    response: { data: ['This record could not be found'] },
  })
  const answer = await fetch(`${url}/v2/cdn/stories?token=public`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([301, expect.stringContaining('cv=')])
  expect(answer.headers.get('access-control-expose-headers')).toBe('per-page, total')
})

it('answers 429 over its limit', async () => {
  const { url } = await serveContent(await contentFolder(), { perSecond: 3 })
  const calls = Array.from({ length: 20 }, () => fetch(`${url}/v2/cdn/spaces/me?token=public`))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses).toContain(429)
  expect(statuses).toContain(200)
})

it('lists links and the space version', async () => {
  const { client, library } = await serveContent(await contentFolder({ 'home.yaml': page('Start') }))
  const links = await client.get('cdn/links', {})
  expect(Object.values(links.data.links ?? {})).toHaveLength(2)
  expect((await client.get('cdn/spaces/me')).data.space.version).toBe(library.version)
})
