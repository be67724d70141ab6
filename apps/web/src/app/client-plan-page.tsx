import { useParams } from 'react-router-dom'
import { ClientPlanEditor } from '../features/nutritionplan/editor/client-plan-editor.tsx'

/** A client's plan, edited by their trainer; as wide as the screen. */
export function ClientPlanPage() {
  const { id = '' } = useParams()
  return (
    <div className="px-4 pt-3 pb-6 sm:px-6">
      <ClientPlanEditor key={id} userId={id} />
    </div>
  )
}
