import type { Db } from '../../../infra/database.ts'
import { refusal } from '../../../problems/refusal.ts'
import { type ClientRelation, coachingRefusal, listRelations } from '../../clients/service.ts'
import { texts } from '../texts.ts'

/** A person with whom a trainer wants to share recipes. */
export interface ShareClient {
  readonly clientId: string
  /** Null for a person who never was a client of the trainer, or whose account is gone. */
  readonly name: string | null
  /** Reason why nothing is shared; null when the trainer may share. */
  readonly refusal: ReturnType<typeof refusal> | null
  readonly relation: ClientRelation | null
}

const canReceive = (client: ShareClient): client is ShareClient & { relation: ClientRelation } =>
  client.relation !== null && client.refusal === null

/** The clients that recipes can be shared with. */
export const recipientsAmong = (clients: readonly ShareClient[]): ClientRelation[] =>
  clients.filter(canReceive).map(({ relation }) => relation)

/**
 * Clients for these ids, each once and sorted by name, then ids that are no clients; with the reasons why recipes are
 * not shared. One query.
 * @param isLocked locks the relations, so that they are not archived before the transaction ends
 */
export async function listShareClients(
  db: Db,
  trainerId: string,
  clientIds: readonly string[],
  isLocked = false,
): Promise<ShareClient[]> {
  const relations = await listRelations(db, { trainerId, clientIds, isLocked })
  const known = new Set(relations.map(({ id }) => id))
  const ended = refusal('coaching_ended', texts.coachingEnded)
  return [
    ...relations.map((relation): ShareClient => {
      const code = coachingRefusal(relation)
      const reason = code === 'coaching_ended' ? ended : code && refusal(code)
      return { clientId: relation.id, name: relation.name, refusal: reason, relation }
    }),
    ...clientIds
      .filter((id) => !known.has(id))
      .map((clientId): ShareClient => ({ clientId, name: null, refusal: ended, relation: null })),
  ]
}
