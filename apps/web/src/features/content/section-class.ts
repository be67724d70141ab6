import type { BlockContext } from '../../lib/content/block.ts'

/** Width and spacing of a section, by its context. */
export const sectionClass = (context: BlockContext) =>
  context === 'page' ? 'column scroll-mt-20 py-10 md:py-14' : 'article-column scroll-mt-20 py-6'
