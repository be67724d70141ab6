import { useParams } from 'react-router-dom'
import { ApplyTemplate } from '../features/templates/apply/apply-template.tsx'

/** Page on which a trainer applies a template to clients. */
export function ApplyTemplatePage() {
  const { id = '' } = useParams()
  return <ApplyTemplate key={id} id={id} />
}
