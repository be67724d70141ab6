import { FilterSelect } from './filter-select.tsx'

interface TagFilterProps {
  readonly label: string
  /** First option, which filters nothing. */
  readonly anyLabel: string
  /** All tags in use. */
  readonly tags: readonly string[]
  readonly value: string | undefined
  /** Width. */
  readonly className?: string
  readonly onChange: (tag: string | undefined) => void
}

/** Filter of a list by tag; absent without tags. A tag that is no longer in use is shown as long as it filters the list. */
export function TagFilter({ label, anyLabel, tags, value, onChange, ...width }: TagFilterProps) {
  const shown = value && !tags.includes(value) ? [value, ...tags] : tags
  if (shown.length === 0) return null
  return (
    <FilterSelect label={label} value={value ?? ''} onChange={(tag) => onChange(tag || undefined)} {...width}>
      <option value="">{anyLabel}</option>
      {shown.map((tag) => (
        <option key={tag} value={tag}>
          {tag}
        </option>
      ))}
    </FilterSelect>
  )
}
