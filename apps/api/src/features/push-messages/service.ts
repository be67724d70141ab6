import { isDeepStrictEqual } from 'node:util'
import { dayMs } from '@kostbar/contracts/calendar'
import { nextOccurrences } from '@kostbar/contracts/push-messages/occurrences'
import type {
  Audience,
  NewPushMessage,
  PushMessageEdit,
  PushMessageInput,
  PushMessageStatus,
} from '@kostbar/contracts/push-messages/schemas'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Db, Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { json, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { isLive } from '../push/service.ts'
import { lockUser } from '../users/service.ts'
import {
  type Challenges,
  includesLapsedSlots,
  type ResolvedAudience,
  recipientsOf,
  resolveAudience,
  type Sender,
  senderOf,
} from './audience.ts'
import { listMessages } from './list.ts'
import { planOccurrence } from './send.ts'

export { removeFromAudiences } from './erasure.ts'

/** Most clients offered for individual choice. */
const maxChoices = 500

/**
 * Time of a message's first occurrence.
 * @throws Problem `invalid_input` for a schedule without one, or that ends in more than a year
 */
function firstOccurrence({ schedule }: PushMessageInput, from: Date): Date {
  const [first] = nextOccurrences(schedule, from, 1)
  const isTooLong = schedule.kind === 'WEEKLY' && Date.parse(schedule.until) > from.getTime() + 366 * dayMs
  if (first && !isTooLong) return first
  const fields =
    schedule.kind === 'WEEKLY'
      ? { 'schedule.until': contractTexts.pushUntil }
      : { 'schedule.day': contractTexts.pushPast }
  throw new Problem('invalid_input', { fields })
}

const loadNow = async (tx: Tx): Promise<Date> => {
  const { rows } = await sql<{ at: Date }>`SELECT push_now() AS at`.execute(tx)
  return rows[0]?.at ?? new Date()
}

/** Time at which a message is first sent; null for a draft. @throws Problem `invalid_input`, as `firstOccurrence` */
const dueAtOf = async (tx: Tx, input: PushMessageInput): Promise<Date | null> =>
  input.publish ? firstOccurrence(input, await loadNow(tx)) : null

/** Locks a message of an author. @throws Problem `not_found` */
async function lock(tx: Tx, authorId: string, id: string) {
  const message = await tx
    .selectFrom('push_messages')
    .select(['status', 'version', 'sender', 'title', 'body', 'link', 'audience', 'schedule'])
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .forUpdate()
    .executeTakeFirst()
  if (!message) throw new Problem('not_found')
  return message
}

type LockedMessage = Awaited<ReturnType<typeof lock>>

/** @throws Problem `push_being_sent` unless the message has one of these states */
function requireStatus({ status }: LockedMessage, statuses: readonly PushMessageStatus[]): void {
  if (!statuses.includes(status)) throw new Problem('push_being_sent')
}

const contentOf = (content: Pick<PushMessageInput, 'title' | 'body' | 'link' | 'audience' | 'schedule'>) => {
  const { title, body, link, audience, schedule } = content
  return { title, body, link, audience, schedule }
}

/**
 * Whether a change was stored by an earlier request with the same content, whose answer was lost.
 * @throws Problem `changed_meanwhile` with the stored message when it was changed since the one that the edit is based on
 */
function isRepeated(stored: LockedMessage, edit: PushMessageEdit): boolean {
  if (edit.version === undefined || edit.version === stored.version) return false
  const { title, body, link, version } = stored
  const audience = stored.audience as Audience
  const schedule = stored.schedule as PushMessageInput['schedule']
  if (isDeepStrictEqual(contentOf({ title, body, link, audience, schedule }), contentOf(edit))) return true
  throw new Problem('changed_meanwhile', { current: { title, body, version } })
}

const deletePlanned = (tx: Tx, messageId: string) =>
  tx.deleteFrom('push_occurrences').where('message_id', '=', messageId).where('status', '=', 'PLANNED').execute()

/**
 * Cancels the occurrences of a message that are being sent. Deliveries in progress end; all others are skipped when they
 * are due, so their recipients have the message in the inbox only. Recipients locked by a delivery that has just
 * arrived become `SENT`; waiting for them could deadlock.
 */
const cancelSending = (tx: Tx, messageId: string) =>
  sql`
    WITH cancelled AS (
      UPDATE push_occurrences SET status = 'CANCELLED'
       WHERE message_id = ${messageId} AND status = 'SENDING' RETURNING id
    ), waiting AS (
      SELECT p.occurrence_id, p.user_id
        FROM cancelled JOIN push_recipients p ON p.occurrence_id = cancelled.id
       WHERE p.state = 'PENDING' FOR UPDATE OF p SKIP LOCKED
    )
    UPDATE push_recipients p SET state = 'INBOX'
      FROM waiting WHERE p.occurrence_id = waiting.occurrence_id AND p.user_id = waiting.user_id`.execute(tx)

/** Columns of a message from its input. @param dueAt time at which it is first sent; null for a draft */
const columnsOf = (
  sender: Sender,
  { title, body, link, audience, schedule }: PushMessageInput,
  dueAt: Date | null,
) => ({
  status: dueAt ? ('PLANNED' as const) : ('DRAFT' as const),
  sender,
  title,
  body,
  link,
  audience: json(audience),
  schedule: json(schedule),
})

/**
 * Refuses audiences that the actor may not write to.
 * @returns the role in which the actor writes
 * @throws Problem `forbidden`; `slots_lapsed` when a client slot that one of the clients takes is not paid for
 */
async function requireAudience(db: Db, actor: Actor, audience: ResolvedAudience): Promise<Sender> {
  const sender = senderOf(actor, audience)
  if (await includesLapsedSlots(db, actor.id, sender, audience)) throw new Problem('slots_lapsed')
  return sender
}

/** The message that its author created with this key before. */
const findByKey = (tx: Tx, authorId: string, key: string): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom('push_messages')
    .select('id')
    .where((eb) => eb.and({ author_id: authorId, client_key: key }))
    .executeTakeFirst()

/** Push messages of trainers to their clients, and of admins. */
export const pushMessagesService = (
  { database: { kysely, transaction }, jobs }: Pick<Infra, 'database' | 'jobs'>,
  challenges: Challenges,
) => ({
  list: (actor: Actor, search: Parameters<typeof listMessages>[2]) => listMessages(kysely, actor.id, search),

  /** Audiences that the actor can choose: own active clients, their tags, and challenges. */
  choices: async (actor: Actor) => {
    const { rows } = await sql<{ id: string; name: string; tags: string[] }>`
      SELECT u.id, concat_ws(' ', u.first_name, u.last_name) AS name, r.tags
        FROM client_relations r JOIN users u ON u.id = r.client_id
       WHERE r.trainer_id = ${actor.id} AND r.status = 'ACTIVE'
       ORDER BY lower(u.first_name), u.id LIMIT ${sql.lit(maxChoices)}`.execute(kysely)
    return {
      people: rows.map(({ id, name }) => ({ id, name })),
      tags: [...new Set(rows.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other, 'de')),
      challenges: await challenges.listChoices(actor),
    }
  },

  /**
   * Present number of people in an audience, and of those with a device for push.
   * @throws Problem `forbidden` for an audience that the actor may not write to
   */
  count: async (actor: Actor, audience: Audience) => {
    const resolved = await resolveAudience(audience, challenges)
    const recipients = recipientsOf(actor.id, senderOf(actor, resolved), resolved)
    const { rows } = await sql<{ people: number; withPush: number }>`
      SELECT count(*)::int AS people, (count(*) FILTER (WHERE EXISTS (
               SELECT FROM push_subscriptions s WHERE s.user_id = u.id AND ${isLive})))::int AS "withPush"
        FROM ${recipients}`.execute(kysely)
    return rows[0] ?? { people: 0, withPush: 0 }
  },

  /**
   * Plans a message or sends it at once with `publish`, else stores a draft. Repeated with the same key, returns the
   * first message.
   * @throws Problem `forbidden`, `slots_lapsed`, `invalid_input`
   */
  create: async (actor: Actor, { key, ...input }: NewPushMessage): Promise<{ id: string }> => {
    const resolved = await resolveAudience(input.audience, challenges)
    return transaction(async (tx) => {
      // A repeated request finds the message of the first.
      await lockUser(tx, actor.id)
      const created = key === undefined ? undefined : await findByKey(tx, actor.id, key)
      if (created) return created
      const sender = await requireAudience(tx, actor, resolved)
      const dueAt = await dueAtOf(tx, input)
      const message = await tx
        .insertInto('push_messages')
        .values({ id: newId, author_id: actor.id, client_key: key ?? null, ...columnsOf(sender, input, dueAt) })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (dueAt) await planOccurrence(tx, jobs, message.id, dueAt)
      return message
    })
  },

  /**
   * Changes a draft, or a planned message and its occurrence. A planned message stays planned. Repeating a change is no
   * conflict.
   * @throws Problem `forbidden`, `slots_lapsed`, `invalid_input`, `not_found`, `push_being_sent`; `changed_meanwhile`
   * with the stored message
   */
  update: async (actor: Actor, id: string, input: PushMessageEdit): Promise<void> => {
    const sender = await requireAudience(kysely, actor, await resolveAudience(input.audience, challenges))
    await transaction(async (tx) => {
      const stored = await lock(tx, actor.id, id)
      if (isRepeated(stored, input)) return
      requireStatus(stored, ['DRAFT', 'PLANNED'])
      const { status, version } = stored
      const dueAt = await dueAtOf(tx, { ...input, publish: input.publish || status === 'PLANNED' })
      await tx
        .updateTable('push_messages')
        .set({ ...columnsOf(sender, input, dueAt), version: version + 1, updated_at: now })
        .where('id', '=', id)
        .execute()
      await deletePlanned(tx, id)
      if (dueAt) await planOccurrence(tx, jobs, id, dueAt)
    })
  },

  /**
   * Cancels what a message has not sent yet: its planned occurrences, and deliveries that still wait, as in quiet hours.
   * @throws Problem `not_found`, `push_being_sent` when everything was sent or cancelled before
   */
  cancel: (actor: Actor, id: string): Promise<void> =>
    transaction(async (tx) => {
      requireStatus(await lock(tx, actor.id, id), ['PLANNED', 'SENDING'])
      await deletePlanned(tx, id)
      await cancelSending(tx, id)
      await tx.updateTable('push_messages').set({ status: 'CANCELLED', updated_at: now }).where('id', '=', id).execute()
    }),

  /** Deletes a draft. @throws Problem `not_found`, `push_being_sent` unless it is a draft */
  remove: (actor: Actor, id: string): Promise<void> =>
    transaction(async (tx) => {
      requireStatus(await lock(tx, actor.id, id), ['DRAFT'])
      await tx.deleteFrom('push_messages').where('id', '=', id).execute()
    }),
})
