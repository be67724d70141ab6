import { templates } from '@kostbar/contracts/templates/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { query, useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { paths, templatePath } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { useContentKey } from '../../lib/use-content-key.ts'
import { Button } from '../../ui/button.tsx'
import { useView, ViewLinks } from '../../ui/view-links.tsx'
import { ApplicationsPanel } from './applications-panel.tsx'
import { type inputOf, TemplateFormDialog } from './template-form-dialog.tsx'
import { TemplatesPanel } from './templates-panel.tsx'
import { texts } from './texts.ts'

const views = [
  ['', texts.templates],
  ['angewendet', texts.applications],
] as const

/** Page with templates, or with applications (`?ansicht=angewendet`). */
export function TemplateManagement() {
  const user = useUser()
  const view = useView()
  const shownViews = user?.trainer ? views : views.slice(0, 1)
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-3xl">{texts.title}</h1>
        <CreateButton />
      </div>
      {shownViews.length > 1 ? <ViewLinks label={texts.views} views={shownViews} /> : <div className="mt-6" />}
      {view === 'angewendet' && user?.trainer ? <ApplicationsPanel /> : <TemplatesPanel />}
    </div>
  )
}

/** Button that creates a template and opens it in the editor. */
function CreateButton() {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { data } = useQuery(query(templates.list, { query: { perPage: 1 } }))
  const keyOf = useContentKey()
  const create = useApiMutation(templates.create, { refresh: templates.list })
  if (!data?.rights.mayCreate) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus className="size-5" aria-hidden="true" />
        {texts.create}
      </Button>
      {isOpen ? (
        <TemplateFormDialog
          title={texts.createTitle}
          submitLabel={texts.createGo}
          suggestions={data.tags}
          pending={create.isPending}
          onSave={(body: ReturnType<typeof inputOf>, form) =>
            create.mutate(
              { body: { ...body, key: keyOf(body) } },
              {
                // Here, because it is not called once the page has been left.
                onSuccess: ({ id }) => void navigate(templatePath(paths.template, id)),
                onError: (problem) => showFormProblem(form, problem, { unexpected: texts.saveFailed }),
              },
            )
          }
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
