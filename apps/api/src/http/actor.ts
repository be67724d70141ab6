import type { Role } from '@kostbar/contracts/users/schemas'

/** The signed-in person behind a request, as of this request: roles and locks are read anew each time. */
export interface Actor {
  readonly id: string
  readonly sessionId: string
  readonly roles: readonly Role[]
  /** Whether app content is open to them. */
  readonly hasAccess: boolean
  /** Whether sign-in asks them for a code. */
  readonly hasSecondFactor: boolean
}

export const isAdmin = (actor: Actor): boolean => actor.roles.includes('ROLE_ADMIN')
export const isTrainer = (actor: Actor): boolean => actor.roles.includes('ROLE_TRAINER')
