import { templates } from '@kostbar/contracts/templates/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { paths, templatePath } from '../../lib/paths.ts'
import { useContentKey } from '../../lib/use-content-key.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { toast } from '../../ui/toast.ts'
import { TemplateFormDialog } from './template-form-dialog.tsx'
import { texts } from './texts.ts'

/** Button that saves a client's week, with draft changes as staff see it, as a template. */
export function SaveAsTemplate({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [withNotes, setWithNotes] = useState(false)
  const keyOf = useContentKey()
  // The week may have changed when the dialog is opened again.
  const [openings, setOpenings] = useState(0)
  const { data } = useQuery(query(templates.list, { query: { perPage: 1 } }))
  const save = useApiMutation(templates.fromPlan, {
    refresh: templates.list,
    onSuccess: ({ id, leftOut }) => {
      setOpen(false)
      toast.success(texts.fromPlanDone + texts.leftOut(leftOut), {
        to: templatePath(paths.template, id),
        label: texts.toTemplate,
      })
    },
  })
  if (data && !data.rights.mayCreate) return null
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          // Reset on each opening: notes may be personal, so nobody copies them by an earlier choice.
          setWithNotes(false)
          setOpenings((count) => count + 1)
          setOpen(true)
        }}
      >
        {texts.fromPlan}
      </Button>
      {isOpen ? (
        <TemplateFormDialog
          title={texts.fromPlan}
          submitLabel={texts.save}
          intro={<p className="measure text-ink-soft">{texts.fromPlanText}</p>}
          suggestions={data?.tags ?? []}
          pending={save.isPending}
          onSave={(input, form) => {
            const body = { ...input, withNotes }
            save.mutate(
              { params: { userId }, body: { ...body, key: keyOf([openings, body]) } },
              { onError: (problem) => showFormProblem(form, problem, { unexpected: texts.saveFailed }) },
            )
          }}
          onClose={() => setOpen(false)}
        >
          <Checkbox
            label={texts.withNotes}
            description={texts.withNotesHint}
            checked={withNotes}
            onChange={({ target }) => setWithNotes(target.checked)}
          />
        </TemplateFormDialog>
      ) : null}
    </>
  )
}
