import { templates } from '@kostbar/contracts/templates/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { EditorSkeleton } from '../features/nutritionplan/editor/editor-skeleton.tsx'
import { TemplateEditor } from '../features/nutritionplan/editor/template-editor.tsx'
import { TemplateError } from '../features/templates/template-error.tsx'
import { TemplateHead } from '../features/templates/template-head.tsx'
import { TemplatePreview } from '../features/templates/template-preview.tsx'
import { texts } from '../features/templates/texts.ts'
import { query } from '../lib/api.ts'
import { useUser } from '../lib/session.ts'
import { useRefetched } from '../lib/use-refetched.ts'
import { QueryView } from '../ui/query-view.tsx'

/** A template in the plan editor, read-only for users who may not change it; full screen width. */
export function TemplatePage() {
  const { id = '' } = useParams()
  const user = useUser()
  // Never from the cache: fetched at each opening, afterwards the editor's store holds the week.
  const template = useRefetched(useQuery({ ...query(templates.get, { params: { id } }), refetchOnMount: 'always' }))
  const skeleton = <EditorSkeleton title={texts.title} />
  return (
    <div className="px-4 pt-3 pb-6 sm:px-6">
      <QueryView query={template} skeleton={skeleton} errorView={TemplateError}>
        {(loaded) =>
          user && loaded.editable ? (
            <TemplateEditor
              key={id}
              user={user}
              template={loaded}
              renderHead={(saveStatus) => <TemplateHead template={loaded} saveStatus={saveStatus} />}
            />
          ) : (
            <TemplatePreview template={loaded} />
          )
        }
      </QueryView>
    </div>
  )
}
