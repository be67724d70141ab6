import type { RichText, RichTextMark, RichTextNode } from '@kostbar/contracts/content'
import { parseLink } from './parse-link.ts'

/** Maximum nesting depth of nodes; a list within a list takes two levels. Deeper nodes are left out. */
const maxDepth = 20

/** Maximum number of nodes per text; a long article has about a thousand. Further nodes are left out. */
const maxNodes = 10_000

/** Node types of the content model. Other nodes, such as blocks and images, are replaced by their known child nodes. */
const nodeTypes = new Set([
  'blockquote',
  'bullet_list',
  'code_block',
  'emoji',
  'hard_break',
  'heading',
  'horizontal_rule',
  'list_item',
  'ordered_list',
  'paragraph',
  'table',
  'tableCell',
  'tableHeader',
  'tableRow',
  'text',
])

interface ParseState {
  nodeCount: number
}

/** Parses rich text and its links; undefined when it is empty. */
export function parseRichText(raw: unknown): RichText | undefined {
  if (typeof raw !== 'object' || raw === null || !('content' in raw) || !Array.isArray(raw.content)) return undefined
  const state = { nodeCount: 0 }
  const content = raw.content.flatMap((node) => parseNode(node, 1, state))
  return content.some(hasContent) ? { type: 'doc', content } : undefined
}

function parseNode(raw: unknown, depth: number, state: ParseState): RichTextNode[] {
  state.nodeCount += 1
  if (!isRecord(raw) || depth > maxDepth || state.nodeCount > maxNodes) return []
  const { type, text, attrs, marks, content } = raw
  const children = Array.isArray(content) ? content.flatMap((node) => parseNode(node, depth + 1, state)) : undefined
  if (typeof type !== 'string' || !nodeTypes.has(type)) return children ?? []
  return [
    {
      type,
      ...(typeof text === 'string' ? { text } : {}),
      ...(isRecord(attrs) ? { attrs } : {}),
      ...(Array.isArray(marks) ? { marks: marks.flatMap(parseMark) } : {}),
      ...(children ? { content: children } : {}),
    },
  ]
}

function parseMark(raw: unknown): RichTextMark[] {
  if (!isRecord(raw) || typeof raw.type !== 'string') return []
  const attrs = isRecord(raw.attrs) ? raw.attrs : {}
  if (raw.type !== 'link') return [{ type: raw.type, attrs }]
  const { href, linktype, target, anchor, story } = attrs
  const multilink = { linktype, url: href, cached_url: href, email: mailAddress(href), target, anchor, story }
  const link = parseLink(multilink)
  return link ? [{ type: 'link', attrs: { ...link } }] : []
}

const mailAddress = (href: unknown) => String(href ?? '').replace(/^mailto:/, '')
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const hasContent = ({ text, content, type }: RichTextNode): boolean =>
  Boolean(text?.trim()) || type === 'horizontal_rule' || (content?.some(hasContent) ?? false)
