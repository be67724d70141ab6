import type { RichText, RichTextNode } from '@kostbar/contracts/content'

/** The bare words of some nodes. */
export const textOf = (nodes: readonly RichTextNode[] = []): string =>
  nodes.map(({ text, content }) => text ?? textOf(content)).join('')

/** The headings that divide a text, in their order. */
export const chaptersOf = (text: RichText): string[] =>
  text.content
    .filter(({ type, attrs }) => type === 'heading' && Number(attrs?.level ?? 2) <= 2)
    .map(({ content }) => textOf(content))

/** A heading with a paragraph or two under it: one thought that a page stops at, rather than a text to read. */
export const isStatement = ({ content: [heading, ...rest] }: RichText): boolean =>
  heading?.type === 'heading' && rest.length <= 2 && rest.every(({ type }) => type === 'paragraph')

const gap = /(\[[^\]]+\])/

/** Highlights what stands in square brackets: places of a template that whoever runs the site still has to fill. */
export const withGaps = (text: RichText): RichText => ({ ...text, content: text.content.flatMap(marked) })

function marked(node: RichTextNode): RichTextNode[] {
  if (node.content) return [{ ...node, content: node.content.flatMap(marked) }]
  const { text } = node
  if (!text || !gap.test(text)) return [node]
  return text
    .split(gap)
    .filter(Boolean)
    .map((part) => (gap.test(part) ? gapNode(node, part) : { ...node, text: part }))
}

const gapNode = (node: RichTextNode, text: string): RichTextNode => ({
  ...node,
  text,
  marks: [...(node.marks ?? []), { type: 'highlight' }],
})
