import { useParams } from 'react-router-dom'
import { ClientPlanEditor } from '../features/nutritionplan/editor/client-plan-editor.tsx'
import { SaveAsTemplate } from '../features/templates/save-as-template.tsx'

/** Plan editor for a client, opened by their trainer; full screen width. */
export function ClientPlanPage() {
  const { id = '' } = useParams()
  return (
    <div className="px-4 pt-3 pb-6 sm:px-6">
      <ClientPlanEditor key={id} userId={id} actions={<SaveAsTemplate userId={id} />} />
    </div>
  )
}
