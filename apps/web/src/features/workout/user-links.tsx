import { workout } from '@kostbar/contracts/workout/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { Card } from '../../ui/card.tsx'
import { Links } from './links.tsx'
import { texts } from './texts.ts'

/** Card with a user's links for their trainer or an admin. */
export function UserLinks({ userId }: { userId: string }) {
  const linksQuery = useQuery(query(workout.ofUser, { params: { userId } }))
  return (
    <Card className="max-w-3xl">
      <Links query={linksQuery} userId={userId} title={texts.training} headingClass="text-2xl" />
      <p className="mt-4 text-sm text-ink-soft">{texts.trainingText}</p>
    </Card>
  )
}
