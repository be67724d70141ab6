import type { BlockProps } from '../../lib/content/block.ts'
import { SourceList } from '../../lib/content/source-list.tsx'

/** Bibliography block. */
export const Sources = ({ block: { items }, context }: BlockProps<'sources'>) => (
  <div className={context === 'page' ? 'column py-8' : 'article-column py-8'}>
    <SourceList sources={items} />
  </div>
)
