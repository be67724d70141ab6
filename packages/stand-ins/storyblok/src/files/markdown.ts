import type { Nodes, PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { multilink } from './links.ts'

type Node = { type: string; text?: string; attrs?: object; marks?: Mark[]; content?: Node[] }
type Mark = { type: string; attrs?: object }

export type RichTextDocument = { type: 'doc'; content: Node[] }

/**
 * Converts Markdown to Storyblok rich text.
 * @throws Error whose message completes a sentence, for unsupported Markdown
 */
export const richTextOf = (markdown: string): RichTextDocument => ({
  type: 'doc',
  content: fromMarkdown(markdown).children.flatMap(blockOf),
})

function blockOf(node: Nodes): Node[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', content: inline(node.children) }]
    case 'heading':
      return [{ type: 'heading', attrs: { level: node.depth }, content: inline(node.children) }]
    case 'blockquote':
      return [{ type: 'blockquote', content: node.children.flatMap(blockOf) }]
    case 'list':
      return [
        {
          type: node.ordered ? 'ordered_list' : 'bullet_list',
          ...(node.ordered ? { attrs: { order: node.start ?? 1 } } : {}),
          content: node.children.map((item) => ({ type: 'list_item', content: item.children.flatMap(blockOf) })),
        },
      ]
    case 'thematicBreak':
      return [{ type: 'horizontal_rule' }]
    case 'code':
      return [{ type: 'code_block', attrs: { class: node.lang ?? '' }, content: [{ type: 'text', text: node.value }] }]
    default:
      throw new Error(`has ${JSON.stringify(node.type)}, which texts cannot have.`)
  }
}

const inline = (nodes: readonly PhrasingContent[], marks: Mark[] = []): Node[] =>
  nodes.flatMap((node) => inlineOf(node, marks))

function inlineOf(node: PhrasingContent, marks: Mark[]): Node[] {
  const marked = marks.length > 0 ? { marks } : {}
  switch (node.type) {
    case 'text':
      return [{ type: 'text', text: node.value.replaceAll('\n', ' '), ...marked }]
    case 'inlineCode':
      return [{ type: 'text', text: node.value, marks: [...marks, { type: 'code' }] }]
    case 'strong':
      return inline(node.children, [...marks, { type: 'bold' }])
    case 'emphasis':
      return inline(node.children, [...marks, { type: 'italic' }])
    case 'link':
      return inline(node.children, [...marks, { type: 'link', attrs: linkAttributes(node.url) }])
    case 'break':
      return [{ type: 'hard_break' }]
    default:
      throw new Error(`has ${JSON.stringify(node.type)}, which texts cannot have; pictures are blocks of their own.`)
  }
}

function linkAttributes(href: string): object {
  const { id, linktype, cached_url, url, email, anchor, target } = multilink(href)
  return {
    href: linktype === 'story' ? `/${cached_url}` : linktype === 'email' ? email : url,
    uuid: linktype === 'story' ? id : null,
    anchor: anchor ?? null,
    target: target ?? null,
    linktype,
  }
}
