import type { BlockContext } from '../../lib/content/block.ts'

/** The room a section takes: the whole column with air above and below on a page, the lines' width in an article. */
export const sectionClass = (context: BlockContext) =>
  context === 'page' ? 'column scroll-mt-20 py-10 md:py-14' : 'article-column scroll-mt-20 py-6'
