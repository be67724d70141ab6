import type { RichText, RichTextNode } from '@kostbar/contracts/content'

/** Text of a rich text, paragraphs separated by spaces. */
export const plainText = ({ content }: RichText): string => content.map(nodeText).join(' ').replace(/\s+/g, ' ').trim()

function nodeText({ text, content = [], type }: RichTextNode): string {
  if (text !== undefined) return text
  return content.map(nodeText).join(type === 'paragraph' || type === 'heading' ? '' : ' ')
}
