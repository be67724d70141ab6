import type { RichText, RichTextNode } from '@kostbar/contracts/content'

/** Concatenated text of rich text nodes. */
export const textOf = (nodes: readonly RichTextNode[] = []): string =>
  nodes.map(({ text, content }) => text ?? textOf(content)).join('')

/** Texts of the second-level headings, in order. */
export const listChapters = (text: RichText): string[] =>
  text.content
    .filter(({ type, attrs }) => type === 'heading' && Number(attrs?.level ?? 2) <= 2)
    .map(({ content }) => textOf(content))

/** Whether the text is a statement: a heading with at most two paragraphs, rendered large and centred. */
export const isStatement = ({ content: [heading, ...rest] }: RichText): boolean =>
  heading?.type === 'heading' && rest.length <= 2 && rest.every(({ type }) => type === 'paragraph')

const placeholder = /(\[[^\]]+\])/

/** Highlights text in square brackets: placeholders of a text template that the operator has to fill in. */
export const highlightPlaceholders = (text: RichText): RichText => ({ ...text, content: text.content.flatMap(marked) })

function marked(node: RichTextNode): RichTextNode[] {
  if (node.content) return [{ ...node, content: node.content.flatMap(marked) }]
  const { text } = node
  if (!text || !placeholder.test(text)) return [node]
  return text
    .split(placeholder)
    .filter(Boolean)
    .map((part) => (placeholder.test(part) ? placeholderNode(node, part) : { ...node, text: part }))
}

const placeholderNode = (node: RichTextNode, text: string): RichTextNode => ({
  ...node,
  text,
  marks: [...(node.marks ?? []), { type: 'highlight' }],
})
