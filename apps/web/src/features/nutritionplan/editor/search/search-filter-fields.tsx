import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../../lib/api.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { texts } from './texts.ts'
import type { SearchFilters } from './use-item-search.ts'

interface SearchFilterFieldsProps {
  readonly filters: SearchFilters
  readonly onChange: (changes: Partial<SearchFilters>) => void
  /** Whether results are ordered by the day's remaining nutrition; undefined when that is not offered. */
  readonly isByRemaining: boolean | undefined
  readonly onByRemaining: (isByRemaining: boolean) => void
}

/** What the results are limited to and ordered by: recipes or foods, own ones, a tag. */
export function SearchFilterFields({ filters, onChange, isByRemaining, onByRemaining }: SearchFilterFieldsProps) {
  return (
    <fieldset className="mt-2.5">
      <legend className="sr-only">{texts.kind}</legend>
      <div className="flex flex-wrap gap-1.5">
        <Chip
          label={texts.recipes}
          selected={filters.kind === 'recipe'}
          onToggle={() => onChange({ kind: 'recipe' })}
        />
        <Chip
          label={texts.foods}
          selected={filters.kind === 'food'}
          onToggle={() => onChange({ kind: 'food', tag: '' })}
        />
        <Chip label={texts.own} selected={filters.isOwn} onToggle={(isOwn) => onChange({ isOwn })} />
        {isByRemaining === undefined ? null : (
          <Chip label={texts.fits} selected={isByRemaining} onToggle={onByRemaining} />
        )}
      </div>
      {filters.kind === 'recipe' ? <TagSelect value={filters.tag} onChange={(tag) => onChange({ tag })} /> : null}
    </fieldset>
  )
}

function TagSelect({ value, onChange }: { value: string; onChange: (tag: string) => void }) {
  const { data = [] } = useQuery({ ...query(recipes.tags), staleTime: 5 * 60_000 })
  if (data.length === 0) return null
  return (
    <select
      aria-label={texts.tags}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="mt-2 min-h-9 w-full rounded-md bg-raised px-3 text-sm inset-ring inset-ring-line-strong pointer-coarse:min-h-11"
    >
      <option value="">{texts.allTags}</option>
      {data.map((tag) => (
        <option key={tag} value={tag}>
          {tag}
        </option>
      ))}
    </select>
  )
}
