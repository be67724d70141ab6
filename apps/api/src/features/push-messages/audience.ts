import type { Audience } from '@kostbar/contracts/push-messages/schemas'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdmin, isTrainer } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { hasLapsedSlots } from '../subscriptions/service.ts'

export type Sender = 'TRAINER' | 'ADMIN'

/** A challenge whose participants are an audience. */
interface AddressedChallenge {
  /** Id of the trainer or admin who owns it; null once that account is deleted. */
  readonly ownerId: string | null
  /** Whether it is open to everyone, else to clients of its owner. */
  readonly isForEveryone: boolean
  /** Ids of the present participants. */
  readonly participantIds: readonly string[]
}

/** An audience; that of a challenge with the challenge, null when there is no such challenge. */
export type ResolvedAudience =
  | Exclude<Audience, { kind: 'CHALLENGE' }>
  | { kind: 'CHALLENGE'; challenge: AddressedChallenge | null }

/** Data about challenges that push messages need; injected. */
export interface Challenges {
  /** A challenge with its participants; null for an unknown one. */
  find(challengeId: string): Promise<AddressedChallenge | null>
  /** Challenges to whose participants the actor may write. */
  listChoices(actor: Actor): Promise<{ id: string; title: string }[]>
}

/** Loads the challenge of an audience; other audiences stay as they are. */
export const resolveAudience = async (audience: Audience, challenges: Challenges): Promise<ResolvedAudience> =>
  audience.kind === 'CHALLENGE'
    ? { kind: 'CHALLENGE', challenge: await challenges.find(audience.challengeId) }
    : audience

/**
 * Role in which the actor sends to an audience; who is trainer and admin writes as an admin in challenges for everyone.
 * @throws Problem `forbidden` when the actor may not write to it
 */
export function senderOf(actor: Actor, audience: ResolvedAudience): Sender {
  if (audience.kind === 'USERS' || audience.kind === 'TRAINERS') {
    if (isAdmin(actor)) return 'ADMIN'
  } else if (audience.kind === 'CHALLENGE' && isAdmin(actor)) {
    return audience.challenge?.isForEveryone || !isTrainer(actor) ? 'ADMIN' : 'TRAINER'
  } else if (isTrainer(actor)) return 'TRAINER'
  throw new Problem('forbidden')
}

/**
 * Ids of the participants whom an author may write to: a trainer those of their own challenge for clients, an admin those of a
 * challenge for everyone. Empty for any other challenge, so that its number of participants is not disclosed either.
 */
function participantsFor(authorId: string, sender: Sender, challenge: AddressedChallenge | null): readonly string[] {
  if (!challenge) return []
  const { isForEveryone, ownerId, participantIds } = challenge
  return (sender === 'ADMIN' ? isForEveryone : !isForEveryone && ownerId === authorId) ? participantIds : []
}

/** A member of an audience; `slots_lapsed` when the client slot that the member takes is not paid for. */
interface AudienceMember {
  id: string
  slots_lapsed: boolean
}

const clientsOf = (authorId: string, condition: RawBuilder<unknown>) => sql<AudienceMember>`
  SELECT r.client_id AS id, ${hasLapsedSlots} AS slots_lapsed FROM client_relations r
   WHERE r.trainer_id = ${authorId} AND r.status = 'ACTIVE' AND ${condition}`

const usersWith = (condition: RawBuilder<unknown>) =>
  sql<AudienceMember>`SELECT a.id, false AS slots_lapsed FROM users a WHERE ${condition}`

/** SQL: the present members of an audience. Trainers reach their own active clients, admins also others. */
function membersOf(authorId: string, sender: Sender, audience: ResolvedAudience): RawBuilder<AudienceMember> {
  switch (audience.kind) {
    case 'CLIENTS':
      return clientsOf(authorId, sql`true`)
    case 'TAG':
      return clientsOf(authorId, sql`${audience.tag} = ANY(r.tags)`)
    case 'PEOPLE':
      return clientsOf(authorId, sql`r.client_id = ANY(${audience.userIds}::uuid[])`)
    case 'CHALLENGE': {
      const participantIds = participantsFor(authorId, sender, audience.challenge)
      return sender === 'TRAINER'
        ? clientsOf(authorId, sql`r.client_id = ANY(${participantIds}::uuid[])`)
        : usersWith(sql`a.id = ANY(${participantIds}::uuid[])`)
    }
    case 'TRAINERS':
      return usersWith(sql`'ROLE_TRAINER' = ANY(a.roles)`)
    case 'USERS':
      return usersWith(sql`true`)
  }
}

/**
 * SQL: recipients of a message, as rows of `users` under the alias `u`: members of the audience except the author,
 * locked accounts, those who muted such messages, and clients whose slots lapsed.
 */
export const recipientsOf = (authorId: string, sender: Sender, audience: ResolvedAudience) => sql`
  users u JOIN (${membersOf(authorId, sender, audience)}) audience ON audience.id = u.id
  WHERE u.id <> ${authorId} AND coalesce(u.locked_until <= push_now(), true)
    AND NOT 'NEWS' = ANY(u.muted_notifications) AND NOT audience.slots_lapsed`

/** Whether an audience has a client whose slot is not paid for: its trainer may not write to that client. */
export async function includesLapsedSlots(
  db: Db,
  authorId: string,
  sender: Sender,
  audience: ResolvedAudience,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM (${membersOf(authorId, sender, audience)}) audience WHERE audience.slots_lapsed LIMIT 1`.execute(db)
  return rows.length > 0
}
