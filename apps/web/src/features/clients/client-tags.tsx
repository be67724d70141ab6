import { Badge } from '../../ui/badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** Tags that a row of the table has room for; more would make it higher than its name. */
const maxInRow = 2

const Tag = ({ tag }: { readonly tag: string }) => (
  <Badge>
    <span title={tag} className="max-w-16 truncate">
      {tag}
    </span>
  </Badge>
)

/** A client's tags: all on a card, in a table the first ones and how many more there are. */
export function ClientTags({ tags }: { readonly tags: readonly string[] }) {
  const shown = tags.length > maxInRow ? tags.slice(0, maxInRow - 1) : tags
  const rest = tags.slice(shown.length)
  return (
    <>
      {shown.map((tag) => (
        <Tag key={tag} tag={tag} />
      ))}
      {rest.length > 0 ? (
        <>
          <span className="contents table-columns:hidden">
            {rest.map((tag) => (
              <Tag key={tag} tag={tag} />
            ))}
          </span>
          <span className="hidden table-columns:inline-flex" title={rest.join(', ')}>
            <Badge>
              <span aria-hidden="true">{texts.moreTags(rest.length)}</span>
              <VisuallyHidden>{rest.join(', ')}</VisuallyHidden>
            </Badge>
          </span>
        </>
      ) : null}
    </>
  )
}
