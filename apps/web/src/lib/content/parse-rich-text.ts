import type { RichText, RichTextMark, RichTextNode } from '@kostbar/contracts/content'
import { parseLink } from './parse-link.ts'

/** Parses rich text and its links; undefined when it is empty. */
export function parseRichText(raw: unknown): RichText | undefined {
  if (typeof raw !== 'object' || raw === null || !('content' in raw) || !Array.isArray(raw.content)) return undefined
  const content = raw.content.flatMap(parseNode)
  return content.some(hasContent) ? { type: 'doc', content } : undefined
}

function parseNode(raw: unknown): RichTextNode[] {
  // Blocks (`blok`) and images in rich text are not part of the content model.
  if (typeof raw !== 'object' || raw === null || !('type' in raw) || raw.type === 'blok' || raw.type === 'image')
    return []
  const { type, text, attrs, marks, content } = raw as Record<string, unknown>
  return [
    {
      type: String(type),
      ...(typeof text === 'string' ? { text } : {}),
      ...(isRecord(attrs) ? { attrs } : {}),
      ...(Array.isArray(marks) ? { marks: marks.flatMap(parseMark) } : {}),
      ...(Array.isArray(content) ? { content: content.flatMap(parseNode) } : {}),
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
