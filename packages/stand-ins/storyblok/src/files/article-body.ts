const fence = /^```block[ \t]*\r?\n(.*?)\r?\n```[ \t]*$/gms

/**
 * The blocks of a Markdown text: what stands between two fences ```block is a rich text, what is fenced is a block.
 * @param readBlock reads a block's YAML
 */
export function articleBody(text: string, readBlock: (yaml: string) => Record<string, unknown>) {
  const blocks: Record<string, unknown>[] = []
  const addText = (markdown: string) => {
    if (markdown.trim()) blocks.push({ component: 'rich_text', text: markdown })
  }
  let end = 0
  for (const match of text.matchAll(fence)) {
    addText(text.slice(end, match.index))
    blocks.push(readBlock(match[1] ?? ''))
    end = match.index + match[0].length
  }
  addText(text.slice(end))
  return blocks
}
