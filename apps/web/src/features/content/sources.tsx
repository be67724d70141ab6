import type { BlockProps } from '../../lib/content/block.ts'
import { SourceList } from '../../lib/content/source-list.tsx'

/** What a text rests on. */
export const Sources = ({ block: { items }, place }: BlockProps<'sources'>) => (
  <div className={place === 'page' ? 'column py-8' : 'article-column py-8'}>
    <SourceList sources={items} />
  </div>
)
