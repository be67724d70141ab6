import type { Role } from '@kostbar/contracts/users/schemas'

/** The signed-in person who makes a request. Roles and locks are current: each request reads them again. */
export interface Actor {
  readonly id: string
  readonly sessionId: string
  readonly roles: readonly Role[]
  /** Whether the actor has access to app content (plan, recipes). */
  readonly hasAccess: boolean
  /** Whether the actor has set up a second factor. */
  readonly hasSecondFactor: boolean
}

export const isAdmin = (actor: Pick<Actor, 'roles'>): boolean => actor.roles.includes('ROLE_ADMIN')
export const isTrainer = (actor: Actor): boolean => actor.roles.includes('ROLE_TRAINER')

/** Owner of the foods, recipes and templates that an actor writes; null for those of admins, which are everyone's. */
export const ownerOf = (actor: Actor): string | null => (isAdmin(actor) ? null : actor.id)
