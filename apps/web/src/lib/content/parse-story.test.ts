import { expect, test } from 'vitest'
import { parseStory } from './parse-story.ts'

const options = { filesUrl: 'https://a.storyblok.com' }
const asset = (filename: string) => ({ fieldtype: 'asset', filename, alt: 'Brot' })
const story = (content: Record<string, unknown>) => ({
  uuid: 'u',
  name: 'Start',
  full_slug: 'start/',
  first_published_at: '2026-03-02T10:00:00+01:00',
  tag_list: null,
  content: { _uid: 'r', ...content },
})
const page = (...body: unknown[]) => story({ component: 'page', title: 'Start', body })
const blocksOf = (...body: unknown[]) => {
  const { content } = parseStory(page(...body), options) ?? {}
  return content?.component === 'page' ? content.body : undefined
}

test('parses a story by the content model', () => {
  const recipe = parseStory(
    story({
      component: 'recipe',
      name: 'Linsen',
      kcal: '520,5',
      servings: '',
      image: asset('https://a.storyblok.com/f/1/600x400/abc/linsen.jpg'),
      ingredients: [{ component: 'ingredient', _uid: 'i', amount: '200', unit: 'g', normalName: 'Linsen' }],
      author: 'uuid-that-was-not-resolved',
      unknownField: true,
    }),
    options,
  )
  expect(recipe).toEqual({
    uuid: 'u',
    name: 'Start',
    full_slug: 'start',
    first_published_at: '2026-03-02T09:00:00.000Z',
    published_at: null,
    tag_list: [],
    content: {
      component: 'recipe',
      _uid: 'r',
      name: 'Linsen',
      kcal: 520.5,
      image: { filename: '/f/1/600x400/abc/linsen.jpg', alt: 'Brot' },
      ingredients: [{ component: 'ingredient', _uid: 'i', amount: 200, unit: 'g', normalName: 'Linsen' }],
      steps: [],
    },
  })
})

test.each([
  null,
  'text',
  {},
  { content: null },
  { content: {} },
  story({ component: 'quote' }),
  story({ component: 'toString' }),
])('%j is no story', (raw) => expect(parseStory(raw, options)).toBeNull())

test('omits an unknown component, and keeps it in drafts', () => {
  const unknown = { component: 'rocket', _uid: 'x', _editable: '<!-- -->' }
  expect(blocksOf(unknown, null, 'text', { component: 'quote', _uid: 'q', text: 'Ja' })).toEqual([
    { component: 'quote', _uid: 'q', text: 'Ja' },
  ])
  const draft = parseStory(page(unknown), { ...options, draft: true })
  expect(draft?.content).toMatchObject({ body: [{ component: 'unknown', name: 'rocket', _editable: '<!-- -->' }] })
})

test('omits an unresolved relation and keeps its block', () => {
  expect(blocksOf({ component: 'recipe_reference', _uid: 'q', recipe: 'uuid' })).toEqual([
    { component: 'recipe_reference', _uid: 'q' },
  ])
})

test('omits assets of other hosts', () => {
  expect(blocksOf({ component: 'picture', _uid: 'p', image: asset('https://evil.example/f/1/1x1/a/x.png') })).toEqual([
    { component: 'picture', _uid: 'p' },
  ])
})

const link = (attrs: Record<string, unknown>) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'hier', marks: [{ type: 'link', attrs }] }] }],
})

test.each([
  [{ href: '/blog', linktype: 'story' }, '/blog'],
  [{ href: '/blog', linktype: 'story', anchor: 'liste' }, '/blog#liste'],
  [{ href: 'https://example.org/a?b=c', linktype: 'url' }, 'https://example.org/a?b=c'],
  [{ href: 'hallo@kostbar.test', linktype: 'email' }, 'mailto:hallo@kostbar.test'],
  [{ href: 'javascript:alert(1)', linktype: 'url' }, undefined],
  [{ href: ' java\nscript:alert(1)', linktype: 'url' }, undefined],
  [{ href: 'data:text/html,x', linktype: 'url' }, undefined],
  [{ href: '//evil.example', linktype: 'url' }, undefined],
  [{ href: '/\\evil.example', linktype: 'url' }, undefined],
])('a link in a text to %o leads to %s', (attrs, href) => {
  const [block] = blocksOf({ component: 'rich_text', _uid: 't', text: link(attrs) }) ?? []
  const marks = block?.component === 'rich_text' ? block.text?.content[0]?.content?.[0]?.marks : undefined
  expect(marks?.map(({ attrs }) => attrs?.href)).toEqual(href ? [href] : [])
})

test.each([
  [{ linktype: 'story', cached_url: 'home', story: { full_slug: 'home' } }, '/'],
  [{ linktype: 'story', cached_url: '/blog/', target: '_blank' }, '/blog'],
  [{ linktype: 'url', url: 'javascript:alert(1)' }, undefined],
  [{ linktype: 'story', cached_url: '' }, undefined],
  [null, undefined],
])('a link %o leads to %s', (raw, href) => {
  const settings = parseStory(story({ component: 'settings', facebook: raw }), options)
  expect(settings?.content.component === 'settings' && settings.content.facebook?.href).toBe(href)
})

test('limits the nesting of blocks', () => {
  let item: unknown = {}
  for (let depth = 0; depth < 1_000; depth += 1) item = { component: 'nav_item', name: `${depth}`, items: [item] }
  expect(JSON.stringify(parseStory(story({ component: 'settings', navigation: [item] }), options)).length).toBeLessThan(
    5_000,
  )
})
