import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { Chip } from '../../ui/chip.tsx'
import { texts } from './texts.ts'

interface TagChipsProps {
  readonly selected: readonly string[]
  readonly onSelect: (tags: readonly string[]) => void
}

/**
 * Tag filter; recipes must have all selected tags. The scroll padding makes browsers scroll to a focused chip of which
 * only the edge is visible.
 */
export function TagChips({ selected, onSelect }: TagChipsProps) {
  const { data = [] } = useQuery(query(recipes.tags))
  // Includes selected tags that no recipe has any more, so that they can be deselected.
  const all = [...data, ...selected.filter((tag) => !data.includes(tag))]
  const toggle = (tag: string, on: boolean) =>
    onSelect(on ? [...selected, tag] : selected.filter((other) => other !== tag))
  return (
    <ul
      aria-label={texts.tags}
      className="-mx-4 flex min-h-13 scroll-px-10 gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {all.map((tag) => (
        <li key={tag} className="shrink-0">
          <Chip label={tag} selected={selected.includes(tag)} onToggle={(on) => toggle(tag, on)} />
        </li>
      ))}
    </ul>
  )
}
