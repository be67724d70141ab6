import type { RichText, RichTextMark, RichTextNode } from '@kostbar/contracts/content'
import { parseLink } from './parse-link.ts'

/** A rich text with links that have been looked at; none where there is no text in it. */
export function parseRichText(raw: unknown): RichText | undefined {
  if (typeof raw !== 'object' || raw === null || !('content' in raw) || !Array.isArray(raw.content)) return undefined
  const content = raw.content.flatMap(readNode)
  return content.some(hasContent) ? { type: 'doc', content } : undefined
}

function readNode(raw: unknown): RichTextNode[] {
  // Blocks inside of a text (`blok`) and pictures have fields of their own in the model.
  if (typeof raw !== 'object' || raw === null || !('type' in raw) || raw.type === 'blok' || raw.type === 'image')
    return []
  const { type, text, attrs, marks, content } = raw as Record<string, unknown>
  return [
    {
      type: String(type),
      ...(typeof text === 'string' ? { text } : {}),
      ...(isRecord(attrs) ? { attrs } : {}),
      ...(Array.isArray(marks) ? { marks: marks.flatMap(readMark) } : {}),
      ...(Array.isArray(content) ? { content: content.flatMap(readNode) } : {}),
    },
  ]
}

function readMark(raw: unknown): RichTextMark[] {
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
