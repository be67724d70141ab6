import type { Page } from 'playwright-core'

/** Words that are broken at the end of a line without a hyphen: those that are wider than their column. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top))
        if (lines.size > 1) found.add(word)
      }
    }
    return [...found]
  })
