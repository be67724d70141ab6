import type { Audience } from '@kostbar/contracts/push-messages/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { hasLapsedSlots } from '../subscriptions/service.ts'

export type Sender = 'TRAINER' | 'ADMIN'

/** An audience; that of a challenge with the ids of its participants. */
export type ResolvedAudience =
  | Exclude<Audience, { kind: 'CHALLENGE' }>
  | { kind: 'CHALLENGE'; participantIds: readonly string[] }

/** Data about challenges that push messages need; injected. */
export interface Challenges {
  /** Ids of the present participants. */
  participantIds(challengeId: string): Promise<string[]>
  /** Challenges to whose participants the actor may write. */
  listChoices(actor: Actor): Promise<{ id: string; title: string }[]>
}

export const resolveAudience = async (audience: Audience, challenges: Challenges): Promise<ResolvedAudience> =>
  audience.kind === 'CHALLENGE'
    ? { kind: 'CHALLENGE', participantIds: await challenges.participantIds(audience.challengeId) }
    : audience

/** Role in which the actor sends to an audience. @throws Problem `forbidden` when the actor may not write to it */
export function senderOf({ roles }: Pick<Actor, 'roles'>, { kind }: Audience): Sender {
  const [isTrainer, isAdmin] = [roles.includes('ROLE_TRAINER'), roles.includes('ROLE_ADMIN')]
  if (kind === 'USERS' || kind === 'TRAINERS') {
    if (isAdmin) return 'ADMIN'
  } else if (isTrainer) return 'TRAINER'
  else if (kind === 'CHALLENGE' && isAdmin) return 'ADMIN'
  throw new Problem('forbidden')
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
    case 'CHALLENGE':
      return sender === 'TRAINER'
        ? clientsOf(authorId, sql`r.client_id = ANY(${audience.participantIds}::uuid[])`)
        : usersWith(sql`a.id = ANY(${audience.participantIds}::uuid[])`)
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
