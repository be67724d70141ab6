import type { Template, TemplateSort } from '@kostbar/contracts/templates/schemas'
import { Link } from 'react-router-dom'
import { formatShortDate } from '../../lib/format.ts'
import { paths, templatePath } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { FaintText } from '../../ui/faint-text.tsx'
import type { Column } from '../../ui/table-column.ts'
import { texts } from './texts.ts'

const Name = ({ template: { id, name, goal, tags, removedItems, plannedDays } }: { template: Template }) => (
  <span className="flex min-w-0 flex-col items-start gap-1 py-1">
    <Link to={templatePath(paths.template, id)} className="font-semibold text-leaf underline-offset-4 wrap-anywhere">
      {name}
    </Link>
    <span className="text-sm font-normal text-ink-soft">
      {texts.goal[goal]}, {plannedDays === 0 ? texts.empty : texts.days(plannedDays)}
    </span>
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge key={tag}>
          <span title={tag} className="max-w-32 truncate">
            {tag}
          </span>
        </Badge>
      ))}
      {removedItems > 0 ? <Badge tone="apricot">{texts.removedItems(removedItems)}</Badge> : null}
    </span>
  </span>
)

export const StatusBadge = ({ template: { status, deletedAt, isSystem, isTest } }: { template: Template }) => (
  <span className="flex flex-wrap justify-end gap-1 table-columns:justify-start">
    {deletedAt ? (
      <Badge tone="berry">{texts.deleted}</Badge>
    ) : (
      <Badge tone={status === 'ACTIVE' ? 'leaf' : status === 'DRAFT' ? 'apricot' : 'quiet'}>
        {texts.status[status]}
      </Badge>
    )}
    {isSystem ? <Badge>{texts.system}</Badge> : null}
    {isTest ? <Badge>{texts.test}</Badge> : null}
  </span>
)

const Macros = ({ nutrition }: Pick<Template, 'nutrition'>) => {
  if (!nutrition) return <FaintText>–</FaintText>
  const { carbs, proteins, fats } = nutrition
  return (
    <span className="tabular-nums sm:whitespace-nowrap">
      <span aria-hidden="true">{texts.grams(carbs, proteins, fats)}</span>
      <span className="sr-only">{texts.gramsSpoken(carbs, proteins, fats)}</span>
    </span>
  )
}

const column = (id: TemplateSort, rest: Omit<Column<Template>, 'id' | 'sortable'>) => ({ id, sortable: true, ...rest })

/** Columns of the list of templates; sortable ones are named by their sort key. */
export const templateColumns: readonly Column<Template>[] = [
  column('NAME', { label: texts.name, isRowHeader: true, render: (template) => <Name template={template} /> }),
  column('KCAL', {
    label: texts.energy,
    oneLine: true,
    render: ({ nutrition }) => (nutrition ? texts.kcal(nutrition.kcal) : <FaintText>–</FaintText>),
  }),
  { id: 'macros', label: texts.macros, desktopOnly: true, render: ({ nutrition }) => <Macros nutrition={nutrition} /> },
  { id: 'status', label: texts.state, render: (template) => <StatusBadge template={template} /> },
  column('USAGE', {
    label: texts.usage,
    oneLine: true,
    render: ({ clients }) => (clients > 0 ? texts.usedBy(clients) : <FaintText>{texts.never}</FaintText>),
  }),
  column('CHANGED', {
    label: texts.changed,
    oneLine: true,
    desktopOnly: true,
    render: ({ updatedAt }) => formatShortDate(updatedAt),
  }),
]
