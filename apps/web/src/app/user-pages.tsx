import { users } from '@kostbar/contracts/users/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { UserDocuments } from '../features/documents/user-documents.tsx'
import { UserTargets } from '../features/macros/user-targets.tsx'
import { LatestMeasures } from '../features/measures/latest-measures.tsx'
import { AboutUser } from '../features/users/about-user.tsx'
import { UserLinks } from '../features/workout/user-links.tsx'
import { query } from '../lib/api.ts'

/** Id of the user in the URL; the layout has loaded the user. */
const useUserId = () => useParams().id ?? ''

/** A user's data and targets, for staff. */
export function UserOverviewPage() {
  const { data } = useQuery(query(users.one, { params: { id: useUserId() } }))
  return data ? (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <AboutUser user={data} />
      <UserTargets user={data} />
      <LatestMeasures userId={data.id} />
    </div>
  ) : null
}

/** A user's documents, for staff. */
export const UserDocumentsPage = () => <UserDocuments userId={useUserId()} />

/** A user's training links, for staff. */
export const UserTrainingPage = () => <UserLinks userId={useUserId()} />
