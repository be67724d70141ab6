import type { maxPerDay } from '@kostbar/contracts/push-messages/limits'
import { isAdmin } from '../../domain/users/person.ts'
import { useUser } from '../../lib/session.ts'
import type { AudienceKind } from './message-values.ts'

const trainerKinds = ['CLIENTS', 'TAG', 'PEOPLE', 'CHALLENGE'] as const
const adminKinds = ['USERS', 'TRAINERS'] as const

/** Kinds of audience that the viewer may write to. */
export function useAudienceKinds(): readonly AudienceKind[] {
  const user = useUser()
  if (!user) return []
  if (!isAdmin(user)) return trainerKinds
  return user.trainer ? [...trainerKinds, ...adminKinds] : [...adminKinds, 'CHALLENGE']
}

/** Role in which the viewer writes to an audience; it decides how many messages a day reach a device. */
export function useSender(kind: AudienceKind): keyof typeof maxPerDay {
  const user = useUser()
  return !user?.trainer || adminKinds.some((other) => other === kind) ? 'ADMIN' : 'TRAINER'
}
