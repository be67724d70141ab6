import { users } from '@kostbar/contracts/users/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { UserDocuments } from '../features/documents/user-documents.tsx'
import { UserTargets } from '../features/macros/user-targets.tsx'
import { AboutUser } from '../features/users/about-user.tsx'
import { UserLinks } from '../features/workout/user-links.tsx'
import { query } from '../lib/api.ts'

/** The user whose page this is; the layout shows its children once they are loaded. */
const useUserId = () => useParams().id ?? ''

/** Who somebody is and what they aim for. */
export function UserOverviewPage() {
  const { data } = useQuery(query(users.one, { params: { id: useUserId() } }))
  return data ? (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <AboutUser user={data} />
      <UserTargets user={data} />
    </div>
  ) : null
}

/** What the coach has given them to read. */
export const UserDocumentsPage = () => <UserDocuments userId={useUserId()} />

/** Their links. */
export const UserTrainingPage = () => <UserLinks userId={useUserId()} />
