import { useParams } from 'react-router-dom'
import { ApplicationResult } from '../features/templates/application-result.tsx'

/** Page with the result of a template application for each client. */
export function TemplateApplicationPage() {
  const { id = '' } = useParams()
  return <ApplicationResult key={id} id={id} />
}
