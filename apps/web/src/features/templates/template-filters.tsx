import { templateGoal } from '@kostbar/contracts/templates/schemas'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { TagFilter } from '../../ui/tag-filter.tsx'
import { texts } from './texts.ts'
import type { StatusFilter, TemplateFilter, useTemplatesSearchParams } from './use-templates-search-params.ts'

interface TemplateFiltersProps {
  readonly filter: TemplateFilter
  /** All tags in use. */
  readonly tags: readonly string[]
  /** Whether the list has templates of the system beside the viewer's own. */
  readonly hasSources: boolean
  readonly set: Pick<ReturnType<typeof useTemplatesSearchParams>, 'setGoal' | 'setStatus' | 'setSource' | 'setTag'>
}

/** Filters of the list of templates: goal, status, source and tag. */
export const TemplateFilters = ({ filter, tags, hasSources, set }: TemplateFiltersProps) => (
  <div className="mb-5 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap">
    <FilterSelect label={texts.goalLabel} value={filter.goal ?? ''} onChange={set.setGoal}>
      <option value="">{texts.anyGoal}</option>
      {templateGoal.options.map((goal) => (
        <option key={goal} value={goal}>
          {texts.goal[goal]}
        </option>
      ))}
    </FilterSelect>
    <FilterSelect
      label={texts.state}
      value={filter.status ?? ''}
      onChange={(status) => set.setStatus(status as StatusFilter | '')}
    >
      <option value="">{texts.openStatus}</option>
      <option value="DRAFT">{texts.status.DRAFT}</option>
      <option value="ACTIVE">{texts.status.ACTIVE}</option>
      <option value="ARCHIVED">{texts.status.ARCHIVED}</option>
      <option value="DELETED">{texts.deleted}</option>
    </FilterSelect>
    {hasSources ? (
      <FilterSelect label={texts.source} value={filter.source ?? ''} onChange={set.setSource}>
        <option value="">{texts.anySource}</option>
        <option value="OWN">{texts.own}</option>
        <option value="SYSTEM">{texts.system}</option>
      </FilterSelect>
    ) : null}
    <TagFilter
      label={texts.tags}
      anyLabel={texts.anyTag}
      tags={tags}
      value={filter.tag}
      onChange={(tag) => set.setTag(tag ?? '')}
    />
  </div>
)
