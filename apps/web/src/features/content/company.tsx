import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../lib/content/queries.ts'

/** Details of the company from the settings story, as a list of the form that rich text has. */
export function Company() {
  const details = useQuery(settingsQuery()).data?.content.company ?? []
  return (
    <div className="column py-6">
      <div className="prose measure">
        <ul>
          {details.map(({ _uid, name, text }) => (
            <li key={_uid}>
              <strong>{name}:</strong> {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
