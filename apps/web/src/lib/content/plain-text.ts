import type { RichText, RichTextNode } from '@kostbar/contracts/content'

/** The words of a rich text, its paragraphs separated by spaces. */
export const plainText = ({ content }: RichText): string => content.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim()

function wordsOf({ text, content = [], type }: RichTextNode): string {
  if (text !== undefined) return text
  return content.map(wordsOf).join(type === 'paragraph' || type === 'heading' ? '' : ' ')
}
