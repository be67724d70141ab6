import { users } from '@kostbar/contracts/users/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { TargetsEditor } from './targets-editor.tsx'
import { TargetsHistory } from './targets-history.tsx'
import { texts } from './texts.ts'

/** Page of a user's targets for their trainer or an admin: calculator, form and history. */
export function UserTargetsPage({ userId }: { userId: string }) {
  const { data: user } = useQuery(query(users.get, { params: { id: userId } }))
  if (!user) return null
  return (
    <div className="flex flex-col gap-6">
      <TargetsEditor key={user.id} user={user} />
      <PageSection id="verlauf" title={texts.history}>
        <TargetsHistory userId={user.id} />
      </PageSection>
    </div>
  )
}
