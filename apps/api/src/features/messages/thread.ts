import { messageContext } from '@kostbar/prisma/message-context'
import { sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import { pageOf } from '../../http/keyset-cursor.ts'
import type { Infra } from '../../infra/infra.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import type { Storage } from '../../infra/storage.ts'
import { toDeadline } from '../pending-answers/service.ts'
import { profileImageUrl } from '../profile-image/service.ts'
import { findRelation } from './relation.ts'

const pageSize = 30

interface PageParams {
  relationId: string
  clientId: string
  /** Id of the oldest message on the previous page; null for the first page. */
  cursor: string | null
}

/** Messages of a thread, newest first. Reads one row more than a page, to know whether there is another page. */
const listMessages = prepared((db, { relationId, clientId, cursor }: Params<PageParams>) =>
  db
    .selectFrom('messages')
    .select(['id', 'client_key as key', 'encrypted', 'created_at as createdAt'])
    .select(sql<boolean>`author_id IS NOT DISTINCT FROM ${clientId}`.as('byClient'))
    .where('relation_id', '=', relationId)
    .where(sql<boolean>`(${cursor}::uuid IS NULL OR id < ${cursor})`)
    .orderBy('id', 'desc')
    .limit(sql.lit(pageSize + 1)),
)

type Relation = Awaited<ReturnType<typeof findRelation>>[number]

async function toCoaching(storage: Storage, relation: Relation) {
  const image = (key: string | null) => (key ? profileImageUrl(storage, key) : null)
  const { status, trainerFirstName, awayUntil, awayText } = relation
  const [clientImage, trainerImage] = await Promise.all([image(relation.clientImage), image(relation.trainerImage)])
  return {
    status,
    client: { firstName: relation.clientFirstName, lastName: relation.clientLastName, profileImage: clientImage },
    trainer:
      trainerFirstName === null
        ? null
        : { firstName: trainerFirstName, lastName: relation.trainerLastName, profileImage: trainerImage },
    away: awayUntil ? { until: awayUntil, text: awayText ?? '' } : null,
  }
}

const nobody = { coaching: null, deadline: null, items: [], cursor: null, readByOther: null, readByMe: null }

/** Reads threads, decrypted with the client's data key. */
export const threadReader = ({ database: { kysely }, dataKeys, storage }: ThreadDependencies) => ({
  /** One page of a thread for its client, the trainer or an admin; without a relation, an empty thread. */
  thread: async (actor: Actor, userId: string, cursor?: string) => {
    const isClient = actor.id === userId
    const trainerId = isClient || isAdmin(actor) ? null : actor.id
    const [relation] = await findRelation(kysely, { userId, trainerId })
    if (!relation) return nobody
    const { id: relationId, clientId, readByClient, readByTrainer } = relation
    const [rows, key, coaching] = await Promise.all([
      listMessages(kysely, { relationId, clientId, cursor: cursor ?? null }),
      dataKeys.ofUser(kysely, clientId),
      toCoaching(storage, relation),
    ])
    const page = pageOf(rows, pageSize)
    const items = page.items.map(({ encrypted, ...message }) => ({
      ...message,
      text: key.decrypt(messageContext(message.id), encrypted),
    }))
    return {
      coaching,
      deadline: toDeadline(relation),
      items,
      cursor: page.cursor,
      readByOther: isClient ? readByTrainer : readByClient,
      readByMe: isClient ? readByClient : readByTrainer,
    }
  },
})

type ThreadDependencies = Pick<Infra, 'database' | 'dataKeys' | 'storage'>
