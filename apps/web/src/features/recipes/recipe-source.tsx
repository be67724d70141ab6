import type { RecipeSource as Source } from '@kostbar/contracts/recipes/source'
import { ExternalLink } from 'lucide-react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** Source of a recipe: title, author and page. */
export const RecipeSource = ({ source: { title, author, url } }: { readonly source: Source }) => (
  <p className="text-sm wrap-anywhere text-ink-soft">
    {texts.source} {[title, author && texts.sourceAuthor(author)].filter(Boolean).join(', ')}
    {url ? (
      <>
        {title || author ? ', ' : ''}
        <a href={url} target="_blank" rel="noreferrer nofollow" className="inline-flex items-center gap-1">
          {new URL(url).host}
          <ExternalLink className="size-4" aria-hidden="true" />
          <VisuallyHidden>{texts.newTab}</VisuallyHidden>
        </a>
      </>
    ) : null}
  </p>
)
