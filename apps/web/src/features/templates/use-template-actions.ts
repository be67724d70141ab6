import { templates } from '@kostbar/contracts/templates/endpoints'
import type { Template, TemplateStatus } from '@kostbar/contracts/templates/schemas'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApiMutation } from '../../lib/api.ts'
import { paths, templatePath } from '../../lib/paths.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { useContentKey } from '../../lib/use-content-key.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** Outcome of an action, and its undo; `undo` is undefined if it cannot be undone. */
export interface TemplateOutcome {
  readonly text: string
  readonly undo: (() => void) | undefined
}

/** Actions on templates: copy, archive, delete, restore; keeps the outcome of the last one. */
export function useTemplateActions() {
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<TemplateOutcome>()
  const options = {
    refresh: [templates.list, templates.get],
    onError: toastProblem,
  }
  const keyOf = useContentKey()
  // Once a template is copied, another copy of it is a new one.
  const [copies, setCopies] = useState(0)
  const copying = useApiMutation(templates.copy, {
    ...options,
    onSuccess: ({ leftOut }) => {
      setCopies((count) => count + 1)
      toast.success(texts.copied + texts.leftOut(leftOut))
    },
  })
  const status = useApiMutation(templates.setStatus, options)
  const removing = useApiMutation(templates.remove, options)
  const restoring = useApiMutation(templates.restore, options)
  const setStatus = ({ id, name, status: before }: Template, next: TemplateStatus) =>
    status.mutate(
      { params: { id }, body: { status: next } },
      {
        onSuccess: () => {
          const undo = () =>
            status.mutate({ params: { id }, body: { status: before } }, { onSuccess: () => setOutcome(undefined) })
          setOutcome(next === 'ARCHIVED' ? { text: texts.archived(name), undo } : undefined)
        },
      },
    )
  const restore = ({ id, name }: Pick<Template, 'id' | 'name'>) =>
    restoring.mutate(
      { params: { id } },
      { onSuccess: () => setOutcome({ text: texts.restored(name), undo: undefined }) },
    )
  const remove = (template: Template) =>
    removing.mutate(
      { params: { id: template.id } },
      { onSuccess: () => setOutcome({ text: texts.removed(template.name), undo: () => restore(template) }) },
    )
  return {
    outcome,
    isPending: copying.isPending || status.isPending || removing.isPending || restoring.isPending,
    copy: ({ id }: Pick<Template, 'id'>) =>
      copying.mutate(
        { params: { id }, query: { key: keyOf({ id, copies }) } },
        // Here, because it is not called once the page has been left.
        { onSuccess: (copy) => void navigate(templatePath(paths.template, copy.id)) },
      ),
    setStatus,
    remove,
    restore,
  }
}

export type TemplateActions = ReturnType<typeof useTemplateActions>
