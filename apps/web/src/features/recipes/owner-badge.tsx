import { clients } from '@kostbar/contracts/clients/endpoints'
import { useQuery } from '@tanstack/react-query'
import { texts as trainerTexts } from '../../domain/trainers/texts.ts'
import { isAdmin, isStaff } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { texts } from './texts.ts'

/**
 * Badge with the owner of a listed recipe. Lists hold recipes of the viewer, or of the current trainer, and of no other owner.
 * @param userId whom the recipe would be for; the viewer by default
 */
export function OwnerBadge({ userId }: { userId: string | undefined }) {
  const user = useUser()
  const isMember = user ? !isStaff(user) : false
  const { data } = useQuery({ ...query(clients.myTrainer), enabled: isMember })
  const trainer = data?.trainer?.firstName
  const forMember = trainer ? trainerTexts.from(trainer) : texts.ofMyTrainer
  const forStaff = user && isAdmin(user) && userId !== undefined ? texts.ofTrainer : texts.ofViewer
  return (
    <Badge tone="apricot">
      <span className="truncate">{isMember ? forMember : forStaff}</span>
    </Badge>
  )
}
