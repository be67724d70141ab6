import type { RichText, RichTextNode } from '@kostbar/contracts/content'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Prose } from './prose.tsx'

const doc = (...content: RichTextNode[]): RichText => ({ type: 'doc', content })
const words = (text: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
})
const link = (href: string, more: Record<string, unknown> = {}) => ({ type: 'link', attrs: { href, ...more } })
const show = (text: RichText) =>
  render(
    <MemoryRouter>
      <Prose text={text} />
    </MemoryRouter>,
  )

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  ' javascript:x',
])('%s is not a link', (href) => {
  show(doc(words('Hier', link(href))))
  expect(screen.getByText('Hier')).toBeTruthy()
  expect(document.querySelector('a, [href]')).toBeNull()
})

test.each(['/blog', 'https://ages.at', 'mailto:hallo@kostbar.test', 'tel:+431234'])('%s is a link', (href) => {
  show(doc(words('Hier', link(href))))
  expect(screen.getByRole('link', { name: 'Hier' }).getAttribute('href')).toBe(href)
})

test('a link of the editor opens a new tab if it says so', () => {
  show(doc(words('Neu', link('https://ages.at', { newTab: true })), words('Hier', link('/blog', { newTab: false }))))
  expect(screen.getByRole('link', { name: 'Neu' }).getAttribute('target')).toBe('_blank')
  expect(screen.getByRole('link', { name: 'Hier' }).getAttribute('target')).toBeNull()
})

test.each(['/blog/rss.xml', '/f/1/600x400/abc123/plan.pdf'])('the browser opens %s, not the router', async (href) => {
  show(doc(words('Datei', link(href))))
  let isTaken: boolean | undefined
  const atWindow = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', atWindow, { once: true })
  await userEvent.click(screen.getByRole('link', { name: 'Datei' }))
  expect(isTaken).toBe(false)
})

test('headings have ids, and none is an h1', () => {
  const heading = (level: number, text: string): RichTextNode => ({
    type: 'heading',
    attrs: { level },
    content: [{ type: 'text', text }],
  })
  show(doc(heading(1, 'Was zählt'), heading(3, 'Öl')))
  expect(screen.getByRole('heading', { level: 2 }).id).toBe('was-zaehlt')
  expect(screen.getByRole('heading', { level: 3 }).id).toBe('oel')
})

test('highlights placeholders in square brackets, also in bold text', () => {
  show(doc(words('Firma [Firmenname samt Rechtsform], Wien', { type: 'bold' })))
  expect(document.querySelector('mark')?.textContent).toBe('[Firmenname samt Rechtsform]')
  expect(document.querySelectorAll('strong')).toHaveLength(3)
})

test('renders no inline styles', () => {
  const { container } = show(
    doc({ ...words('bunt', { type: 'textStyle', attrs: { color: 'red' } }), attrs: { textAlign: 'center' } }),
  )
  expect(container.innerHTML).not.toContain('style=')
})

test('lists keep their numbers, nested lists and paragraphs their order', () => {
  const list = (type: string, ...content: RichTextNode[]): RichTextNode => ({
    type,
    attrs: { order: 3 },
    content: content.map((node) => ({ type: 'list_item', content: [node] })),
  })
  const { container } = show(doc(list('ordered_list', words('Eins'), list('bullet_list', words('Zwei')))))
  expect(container.querySelector('.prose')?.innerHTML).toBe(
    '<ol start="3"><li><p>Eins</p></li><li><ul><li><p>Zwei</p></li></ul></li></ol>',
  )
})

test.each([
  ['lists', ['bullet_list', 'list_item']],
  ['numbered lists', ['ordered_list', 'list_item']],
  ['quotes', ['blockquote']],
  ['tables', ['table', 'tableRow', 'tableCell']],
])('nested %s are rendered once at each level', (_name, types) => {
  let readCount = 0
  const ownKeys = () => {
    readCount += 1
    return []
  }
  const attrs = new Proxy({}, { ownKeys })
  const text: RichTextNode = { type: 'text', text: 'Text', marks: [{ type: 'superscript', attrs }] }
  const countReads = (repetitions: number) => {
    readCount = 0
    const levels = Array.from({ length: repetitions }, () => types).flat()
    const paragraph: RichTextNode = { type: 'paragraph', content: [text] }
    show(doc(levels.reduceRight((node, type) => ({ type, content: [node] }), paragraph)))
    cleanup()
    return readCount
  }
  const once = countReads(1)
  expect(once).toBeGreaterThan(0)
  expect(countReads(6)).toBe(once)
})
