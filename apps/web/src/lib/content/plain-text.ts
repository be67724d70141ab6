import type { RichText, RichTextNode } from '@kostbar/contracts/content'

/** Plain text of a rich text; paragraphs are separated by spaces. */
export const plainText = ({ content }: RichText): string => content.map(nodeText).join(' ').replace(/\s+/g, ' ').trim()

function nodeText({ text, content = [], type }: RichTextNode): string {
  if (text !== undefined) return text
  return content.map(nodeText).join(type === 'paragraph' || type === 'heading' ? '' : ' ')
}
