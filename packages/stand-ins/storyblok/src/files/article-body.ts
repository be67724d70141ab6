const fence = /^```block[ \t]*\r?\n(.*?)\r?\n```[ \t]*$/gms

/**
 * Splits Markdown into blocks: fenced ```block sections are blocks, the text between them is rich text.
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
