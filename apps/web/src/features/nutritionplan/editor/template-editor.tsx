import type { Answer } from '@kostbar/contracts/endpoint'
import { templates } from '@kostbar/contracts/templates/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect } from 'react'
import { PlanEditor } from './plan-editor.tsx'
import { SaveStatus } from './save-status.tsx'
import { templateBackend } from './state/plan-backends.ts'
import { storedWeek } from './state/plan-mapping.ts'
import { usePlanStore } from './use-plan-store.ts'

interface TemplateEditorProps {
  readonly user: User
  readonly template: Answer<(typeof templates)['get']>
  /** @param saveStatus element with the save state */
  readonly renderHead: (saveStatus: ReactNode) => ReactNode
}

/** Editor of a template's week; changes take effect immediately. */
export function TemplateEditor({ user, template, renderHead }: TemplateEditorProps) {
  const { id, days, targets } = template
  const queries = useQueryClient()
  const plan = usePlanStore(storedWeek(days), () => templateBackend(id))
  const targetsOn = useCallback(() => targets, [targets])
  // Refetches the list of templates after everything is saved.
  useEffect(
    () => () => void plan.flush().then(() => queries.invalidateQueries({ queryKey: [templates.list.path] })),
    [plan, queries],
  )
  return (
    <PlanEditor
      userId={user.id}
      clientName={null}
      isTemplate
      plan={plan}
      targetsOn={targetsOn}
      head={renderHead(<SaveStatus />)}
    />
  )
}
