import type { Template } from '@kostbar/contracts/templates/schemas'
import { Ellipsis } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { paths, templatePath } from '../../lib/paths.ts'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { texts } from './texts.ts'
import type { TemplateActions } from './use-template-actions.ts'

interface TemplateMenuProps {
  readonly template: Template
  readonly actions: TemplateActions
  /** Whether the viewer has clients to apply the template to. */
  readonly mayApply: boolean
  readonly mayCreate: boolean
}

/** Menu entries of the actions possible on a template. */
function entriesOf({ template, actions, mayApply, mayCreate }: TemplateMenuProps): MenuEntry[] {
  const { id, status, deletedAt, editable, plannedDays } = template
  if (deletedAt) return [{ id: 'restore', label: texts.restore, onAction: () => actions.restore(template) }]
  const canApply = mayApply && status !== 'ARCHIVED' && plannedDays > 0
  const statusEntry: MenuEntry =
    status === 'ACTIVE'
      ? { id: 'draft', label: texts.toDraft, onAction: () => actions.setStatus(template, 'DRAFT') }
      : {
          id: 'active',
          label: status === 'DRAFT' ? texts.finish : texts.unarchive,
          onAction: () => actions.setStatus(template, 'ACTIVE'),
        }
  return [
    ...(canApply ? [{ id: 'apply', label: texts.apply, href: templatePath(paths.applyTemplate, id) }] : []),
    ...(mayCreate ? [{ id: 'copy', label: texts.copy, onAction: () => actions.copy(template) }] : []),
    ...(editable ? [statusEntry] : []),
    ...(editable && status !== 'ARCHIVED'
      ? [{ id: 'archive', label: texts.archive, onAction: () => actions.setStatus(template, 'ARCHIVED') }]
      : []),
    ...(editable
      ? [{ id: 'remove', label: texts.remove, tone: 'danger' as const, onAction: () => actions.remove(template) }]
      : []),
  ]
}

/** Action menu of a template's row; empty if no action is possible. */
export function TemplateMenu(props: TemplateMenuProps) {
  const entries = entriesOf(props)
  const label = texts.actionsOf(props.template.name)
  if (entries.length === 0) return null
  return (
    <Menu
      label={label}
      trigger={
        <Button
          aria-label={label}
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
        >
          <Ellipsis className="size-5" aria-hidden="true" />
        </Button>
      }
      entries={entries}
    />
  )
}
