import { type ClientGroup, clientGroup } from '@kostbar/contracts/clients/schemas'
import { Chip } from '../../ui/chip.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { TagFilter } from '../../ui/tag-filter.tsx'
import { texts } from './texts.ts'
import type { ClientFilter } from './use-clients-search-params.ts'

interface ClientFiltersProps {
  readonly filter: ClientFilter
  readonly groups: Readonly<Record<ClientGroup, number>> | undefined
  /** All tags in use. */
  readonly tags: readonly string[]
  readonly onGroup: (group: ClientGroup | undefined) => void
  readonly onStatus: (status: ClientFilter['status']) => void
  readonly onTag: (tag: string | undefined) => void
}

/** Filters of the client list, groups with their counts, status and tag. */
export function ClientFilters({ filter, groups, tags, onGroup, onStatus, onTag }: ClientFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.filter}</legend>
        <Chip label={texts.all} selected={!filter.group} onToggle={() => onGroup(undefined)} />
        {clientGroup.options.map((group) => (
          <Chip
            key={group}
            label={groups ? texts.groupCount(texts.group[group], groups[group]) : texts.group[group]}
            selected={filter.group === group}
            onToggle={(isSelected) => onGroup(isSelected ? group : undefined)}
          />
        ))}
      </fieldset>
      <FilterSelect
        label={texts.state}
        value={filter.status ?? ''}
        className="min-w-40"
        onChange={(status) => onStatus(status === 'ACTIVE' || status === 'PAUSED' ? status : undefined)}
      >
        <option value="">{texts.anyStatus}</option>
        <option value="ACTIVE">{texts.status.ACTIVE}</option>
        <option value="PAUSED">{texts.status.PAUSED}</option>
      </FilterSelect>
      <TagFilter
        label={texts.tag}
        anyLabel={texts.anyTag}
        tags={tags}
        value={filter.tag}
        className="min-w-40"
        onChange={onTag}
      />
    </div>
  )
}
