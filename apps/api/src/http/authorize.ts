import type { Area } from '@kostbar/contracts/endpoint'
import { Problem } from '../problems/problem.ts'
import { type Actor, isAdmin, isTrainer } from './actor.ts'

/** Access to another user's data, as the access log records it. */
export interface AccessEvent {
  area: Area
  /** Whether the access may change the data. */
  change: boolean
  /** Whether the data is health data; absent for other data. */
  health?: true | undefined
}

/** Role in which an actor accesses another user's data; recorded in the access log. */
export type AccessRole = 'ADMIN' | 'TRAINER'

/**
 * Authorises an actor to access a user's data: their own, their client's, or as admin anyone's. Access of admins is
 * recorded; access of trainers is recorded for health data, which also requires consent and, of admins, a reason. The
 * guard authorises a user id in the path, services one in the body or query.
 * @throws Problem `forbidden`; `slots_lapsed` when a trainer whose client slots have lapsed changes a client's data;
 * for health data `consent_needed` and `reason_needed`
 */
export type AuthorizeUser = (actor: Actor, userId: string | undefined, event: AccessEvent) => Promise<void>

/**
 * Whether a user's health data is open to an actor who may access the user's other data. For answers that contain both;
 * the access to health data is recorded.
 */
export async function isHealthOpen(
  authorize: AuthorizeUser,
  actor: Actor,
  userId: string,
  area: Area,
): Promise<boolean> {
  try {
    await authorize(actor, userId, { area, change: false, health: true })
    return true
  } catch (error) {
    if (error instanceof Problem && (error.code === 'consent_needed' || error.code === 'reason_needed')) return false
    throw error
  }
}

interface AuthorizationDependencies {
  /** The coaching of an active or paused client by a trainer; null if there is none. */
  findCoaching: (trainerId: string, userId: string) => Promise<{ slotsLapsed: boolean } | null>
  /** Records an access to another user's data in the access log. */
  recordAccess: (actorId: string, role: AccessRole, userId: string, event: AccessEvent) => Promise<void>
  /** @throws Problem unless this user's health data is open to the actor */
  requireHealthAccess: (actorId: string, role: AccessRole | 'OWNER', userId: string) => Promise<void>
}

export function userAuthorization({
  findCoaching,
  recordAccess,
  requireHealthAccess,
}: AuthorizationDependencies): AuthorizeUser {
  const requireCoaching = async (trainerId: string, userId: string, { change }: AccessEvent) => {
    const coaching = await findCoaching(trainerId, userId)
    if (!coaching) throw new Problem('forbidden')
    if (change && coaching.slotsLapsed) throw new Problem('slots_lapsed')
  }

  return async (actor, userId, event) => {
    if (!userId) throw new Problem('forbidden')
    const role = roleTowards(actor, userId)
    if (role === 'TRAINER') await requireCoaching(actor.id, userId, event)
    if (event.health) await requireHealthAccess(actor.id, role, userId)
    const isRecorded = role === 'ADMIN' || (role === 'TRAINER' && event.health)
    if (isRecorded) await recordAccess(actor.id, role, userId, event)
  }
}

/** @throws Problem `forbidden` for a member's access to another user */
function roleTowards(actor: Actor, userId: string): AccessRole | 'OWNER' {
  if (actor.id === userId) return 'OWNER'
  if (isAdmin(actor)) return 'ADMIN'
  if (isTrainer(actor)) return 'TRAINER'
  throw new Problem('forbidden')
}
