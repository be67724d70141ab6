import type { BlockProps } from '../../lib/content/block.ts'
import { classNames } from '../../ui/class-names.ts'

/** Pull quote block. */
export const Quote = ({ block: { text, source }, context }: BlockProps<'quote'>) => (
  <figure
    className={classNames(
      context === 'page' ? 'column py-16 text-center md:py-28' : 'article-column border-l-4 border-apricot py-2 pl-6',
      context === 'article' && 'my-6',
    )}
  >
    <blockquote
      className={classNames('font-display text-balance hyphens-auto', context === 'page' ? 'text-4xl' : 'text-2xl')}
    >
      {text}
    </blockquote>
    {source ? (
      <figcaption className={classNames('mt-4 text-ink-soft', context === 'page' && 'mx-auto max-w-[52ch] text-lg')}>
        {source}
      </figcaption>
    ) : null}
  </figure>
)
