import type { Answer } from '@kostbar/contracts/endpoint'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call, query, useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { paths, templatePath } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ChangedDetails } from './changed-details.tsx'
import { StatusBadge } from './template-columns.tsx'
import { TemplateFormDialog } from './template-form-dialog.tsx'
import { texts } from './texts.ts'

/** A template with its week. */
export type TemplateAnswer = Answer<(typeof templates)['get']>

interface TemplateHeadProps {
  readonly template: TemplateAnswer
  readonly saveStatus?: ReactNode
  /** Main actions for a template that cannot be edited. */
  readonly children?: ReactNode
}

/** Head of a template: name, status and actions. */
export function TemplateHead({ template, saveStatus, children }: TemplateHeadProps) {
  const { id, name, status, editable, description, removedItems, deletedAt } = template
  const [isEditing, setEditing] = useState(false)
  const user = useUser()
  const setStatus = useApiMutation(templates.setStatus, {
    refresh: [templates.get, templates.list],
    onError: toastProblem,
  })
  return (
    <header className="mb-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <BackLink to={paths.templates}>{texts.toTemplates}</BackLink>
        <h1 className="min-w-0 text-2xl wrap-anywhere">{name}</h1>
        <StatusBadge template={template} />
        {saveStatus}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:ml-auto sm:justify-end">
          {editable ? (
            <Button variant="quiet" onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
          ) : null}
          {editable && status === 'DRAFT' ? (
            <Button
              variant="secondary"
              pending={setStatus.isPending}
              onClick={() => setStatus.mutate({ params: { id }, body: { status: 'ACTIVE' } })}
            >
              {texts.finish}
            </Button>
          ) : null}
          {children}
          {user?.trainer && !deletedAt && status !== 'ARCHIVED' ? (
            <ButtonLink to={templatePath(paths.applyTemplate, id)}>{texts.apply}</ButtonLink>
          ) : null}
        </div>
      </div>
      {description ? <p className="measure text-sm wrap-anywhere text-ink-soft max-sm:mt-2">{description}</p> : null}
      {removedItems > 0 ? (
        <p className="text-sm text-apricot-ink">
          {texts.removedItems(removedItems)}. {texts.removedHint}
        </p>
      ) : null}
      {isEditing ? <EditDialog template={template} onClose={() => setEditing(false)} /> : null}
    </header>
  )
}

/**
 * Dialog to edit name, goal, tags and targets of a template. After a change elsewhere the input stays: what is stored
 * now is shown, and saving again replaces it.
 */
function EditDialog({ template, onClose }: { template: TemplateAnswer; onClose: () => void }) {
  const [initial] = useState(template)
  const [newer, setNewer] = useState<TemplateAnswer>()
  const { id, detailsVersion } = newer ?? initial
  const { data } = useQuery(query(templates.list, { query: { perPage: 1 } }))
  const update = useApiMutation(templates.update, { refresh: [templates.get, templates.list], onSuccess: onClose })
  return (
    <TemplateFormDialog
      title={texts.editTitle}
      submitLabel={texts.save}
      template={initial}
      suggestions={data?.tags ?? []}
      pending={update.isPending}
      onSave={(input, form) =>
        update.mutate(
          { params: { id }, body: { ...input, version: detailsVersion } },
          {
            onError: (problem) => {
              if (problem.code === 'changed_meanwhile')
                void call(templates.get, { params: { id } }).then(setNewer).catch(toastProblem)
              else showFormProblem(form, problem, { unexpected: texts.saveFailed })
            },
          },
        )
      }
      onClose={onClose}
    >
      {newer ? <ChangedDetails before={initial} after={newer} /> : null}
    </TemplateFormDialog>
  )
}
