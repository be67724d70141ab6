import { expect, it } from 'vitest'
import { article, contentFolder, writeContent } from '../testing/content-folder.ts'
import { openLibrary } from './library.ts'

const read = async (files: Record<string, string>) => openLibrary(await contentFolder(files), 'http://f.test').read()
const problemsOf = async (files: Record<string, string>) => (await read(files)).problems.map(({ message }) => message)
const page = (body: string) => `title: Start\ndescription: Hallo\nbody:\n${body}`

it('builds stories in the delivery format from Markdown and YAML', async () => {
  const text =
    '## Warum\n\nEin **Text** mit [Link](/blog#liste).\n\n```block\ncomponent: quote\ntext: Genau.\n```\n\n- eins\n- zwei'
  const { stories, problems } = await read({
    'blog/fruehstueck.md': article({ first_published_at: '2026-03-02', tags: '[Morgen]' }, text),
    'blog.yaml': page('  - component: blog_list'),
  })
  expect(problems).toEqual([])
  const story = stories.get('blog/fruehstueck')
  expect(story).toMatchObject({
    name: 'Brauchst du ein Frühstück?',
    slug: 'fruehstueck',
    full_slug: 'blog/fruehstueck',
    first_published_at: '2026-03-02T00:00:00.000Z',
    tag_list: ['Morgen'],
    content: {
      component: 'blog_article',
      readTime: 4,
      author: stories.get('autoren/lena-hofer')?.uuid,
      image: {
        fieldtype: 'asset',
        filename: expect.stringMatching(/^http:\/\/f\.test\/f\/1\/600x400\/[0-9a-f]{10}\/bowl\.svg$/),
      },
    },
  })
  const body = story?.content.body as { component: string; _uid: string; text: unknown }[]
  expect(body.map(({ component }) => component)).toEqual(['rich_text', 'quote', 'rich_text'])
  expect(new Set(body.map(({ _uid }) => _uid)).size).toBe(3)
  expect(body[0]?.text).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Warum' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Ein ' },
          { type: 'text', text: 'Text', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' mit ' },
          {
            type: 'text',
            text: 'Link',
            marks: [
              {
                type: 'link',
                attrs: {
                  href: '/blog',
                  uuid: stories.get('blog')?.uuid,
                  anchor: 'liste',
                  target: null,
                  linktype: 'story',
                },
              },
            ],
          },
          { type: 'text', text: '.' },
        ],
      },
    ],
  })
})

it.each([
  ['a missing field', { 'a.yaml': 'title: A\nbody: []' }, 'content/a.yaml: description is missing.'],
  [
    'a wrong kind',
    { 'blog/a.md': article({ readTime: 'vier' }) },
    'content/blog/a.md: readTime must be a number, but is "vier".',
  ],
  [
    'a picture that is not there',
    { 'a.yaml': page('  - component: picture\n    image: assets/none.svg') },
    'content/a.yaml: body[0].image names content/assets/none.svg, which is not there.',
  ],
  [
    'an unknown field',
    { 'a.yaml': page('  - component: quote\n    text: A\n    autor: B') },
    "content/a.yaml: body[0] has 'autor', which the content model does not know.",
  ],
  [
    'a component that cannot stand there',
    { 'a.yaml': page('  - component: accordion\n    items:\n      - component: quote\n        text: A') },
    "content/a.yaml: body[0].items[0].component is 'quote'; allowed here: accordion_item.",
  ],
  [
    'a javascript: link',
    { 'a.yaml': page('  - component: rich_text\n    text: "[x](javascript:alert(1))"') },
    'content/a.yaml: body[0].text must be a path like /blog, an address with https:// or mailto:, but is "javascript:alert(1)".',
  ],
  [
    'a relation to nothing',
    { 'blog/a.md': article({ author: 'autoren/nobody' }) },
    "content/blog/a.md: author leads to 'autoren/nobody', but there is no such story of the component 'author'.",
  ],
  [
    'a dead link',
    { 'blog/a.md': article({}, '[x](/gibt-es-nicht)') },
    "content/blog/a.md: body[0].text leads to 'gibt-es-nicht', but there is no such story.",
  ],
  [
    'no front matter',
    { 'blog/a.md': 'Hallo' },
    'content/blog/a.md: its fields must stand at the beginning, between two lines of ---.',
  ],
  [
    'broken YAML',
    { 'a.yaml': 'title: "A' },
    'content/a.yaml: its YAML cannot be read: Missing closing "quote at line 1, column 10.',
  ],
  [
    'an unknown story',
    { 'a.yaml': 'component: quote\ntext: A' },
    "content/a.yaml: component is 'quote', which no story is.",
  ],
])('names file and field of %s, and the rest stays', async (_name, files, sentence) => {
  const { stories, problems } = await read({ ...files, 'b.yaml': page('  - component: blog_list') })
  expect(problems.map(({ message }) => message)).toEqual([sentence])
  expect(stories.has('b')).toBe(true)
})

it('reports two files of one story', async () => {
  const body = page('  - component: blog_list')
  expect(await problemsOf({ 'a.yaml': body, 'a.yml': body })).toHaveLength(1)
})

it('re-reads changed files only, and returns the same object without changes', async () => {
  const directory = await contentFolder({ 'a.yaml': page('  - component: blog_list') })
  const { read: readAgain } = openLibrary(directory, '')
  const before = await readAgain()
  expect(await readAgain()).toBe(before)
  await writeContent(directory, { 'b.yaml': page('  - component: blog_list') })
  const now = await readAgain()
  expect(now.version).toBeGreaterThan(before.version)
  expect(now.stories.get('a')).toBe(before.stories.get('a'))
  expect(now.stories.has('b')).toBe(true)
})
