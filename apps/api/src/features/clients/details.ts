import type { clients } from '@kostbar/contracts/clients/endpoints'
import type { Parsed } from '@kostbar/contracts/endpoint'
import { privateNoteContext } from '@kostbar/prisma/private-note-context'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { type AuthorizeUser, isHealthOpen } from '../../http/authorize.ts'
import type { Db } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'
import { deadlineState, expectedDueAt, toDeadline } from '../pending-answers/service.ts'
import { profileImageUrl } from '../profile-image/service.ts'
import { hasLapsedSlots } from '../subscriptions/service.ts'
import { firstOpenAnswer } from './first-open-answer.ts'

type DetailsInput = Parsed<typeof clients.update>['body']

const findDetails = prepared((db, { trainerId, clientId }: Params<{ trainerId: string; clientId: string }>) =>
  db
    .selectFrom('client_relations as r')
    .innerJoin('users as u', 'u.id', 'r.client_id')
    .innerJoin('users as t', 't.id', 'r.trainer_id')
    .leftJoin('trainer_profiles as p', 'p.user_id', 'r.trainer_id')
    .leftJoinLateral(firstOpenAnswer(db), (join) => join.onTrue())
    .select(['u.id', 'u.first_name as firstName', 'u.last_name as lastName', 'u.profile_image as profileImage'])
    .select(['r.id as relationId', 'r.status', 'r.origin', 'r.started_at as startedAt', 'r.tags', 'r.goal'])
    .select(['r.private_note as encryptedNote', 'u.last_seen_at as lastActiveAt', 'r.allow_swaps as allowSwaps'])
    .select([
      sql<string | null>`to_char(r.next_review_at, 'YYYY-MM-DD')`.as('nextReviewAt'),
      deadlineState.as('deadlineState'),
      expectedDueAt.as('dueAt'),
      hasLapsedSlots.as('isReadOnly'),
    ])
    .where('r.trainer_id', '=', trainerId)
    .where('r.client_id', '=', clientId)
    .where(sql<boolean>`r.status IN ('ACTIVE', 'PAUSED')`),
)

const findRelationId = async (db: Db, trainerId: string, clientId: string): Promise<string> => {
  const relation = await db
    .selectFrom('client_relations')
    .select('id')
    .where('trainer_id', '=', trainerId)
    .where('client_id', '=', clientId)
    .where('status', '<>', 'ARCHIVED')
    .executeTakeFirst()
  if (!relation) throw new Problem('not_found')
  return relation.id
}

/**
 * Details that a trainer keeps about a client. No endpoint shows private note, goal, tags or next review to the client.
 */
export function clientDetails(
  { database: { kysely }, storage, dataKeys }: Pick<Infra, 'database' | 'storage' | 'dataKeys'>,
  authorizeUser: AuthorizeUser,
) {
  const decryptNote = async (clientId: string, relationId: string, encrypted: Uint8Array | null): Promise<string> =>
    encrypted ? (await dataKeys.ofUser(kysely, clientId)).decrypt(privateNoteContext(relationId), encrypted) : ''

  const encryptNote = async (clientId: string, relationId: string, note: string) =>
    note === '' ? null : (await dataKeys.ofUser(kysely, clientId)).encrypt(privateNoteContext(relationId), note)

  return {
    /**
     * Details of a client; `privateNote` is null while the trainer may not read the client's health data.
     * @throws Problem `not_found` unless the actor coaches this client
     */
    find: async (actor: Actor, clientId: string) => {
      const [row] = await findDetails(kysely, { trainerId: actor.id, clientId })
      if (!row) throw new Problem('not_found')
      const { relationId, encryptedNote, deadlineState, dueAt, ...details } = row
      const isOpen = await isHealthOpen(authorizeUser, actor, clientId, 'coaching')
      return {
        ...details,
        profileImage: row.profileImage && (await profileImageUrl(storage, row.profileImage)),
        answer: toDeadline({ deadlineState, dueAt }),
        privateNote: isOpen ? await decryptNote(clientId, relationId, encryptedNote) : null,
      }
    },

    /**
     * Changes the given fields; undefined ones stay.
     * @throws Problem `not_found` unless the actor coaches this client, `slots_lapsed`, and for a note `consent_needed`
     */
    update: async (actor: Actor, clientId: string, input: DetailsInput) => {
      const { privateNote, nextReviewAt, tags, goal, allowSwaps } = input
      const id = await findRelationId(kysely, actor.id, clientId)
      const health = privateNote === undefined ? undefined : true
      await authorizeUser(actor, clientId, { area: 'coaching', change: true, health })
      const columns = {
        ...(goal !== undefined && { goal }),
        ...(allowSwaps !== undefined && { allow_swaps: allowSwaps }),
        ...(tags && { tags: [...new Set(tags)] }),
        ...(nextReviewAt !== undefined && { next_review_at: nextReviewAt && sql<Date>`${nextReviewAt}::date` }),
        ...(privateNote !== undefined && { private_note: await encryptNote(clientId, id, privateNote) }),
      }
      if (Object.keys(columns).length === 0) return
      const { numUpdatedRows } = await kysely
        .updateTable('client_relations')
        .set(columns)
        .where('id', '=', id)
        .where('status', '<>', 'ARCHIVED')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Problem('not_found')
    },
  }
}
