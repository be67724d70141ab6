import { nextOccurrences } from '@kostbar/contracts/push-messages/occurrences'
import type {
  Audience,
  NewPushMessage,
  PushMessageInput,
  PushMessageStatus,
} from '@kostbar/contracts/push-messages/schemas'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { json, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { isLive } from '../push/service.ts'
import { lockUser } from '../users/service.ts'
import { type Challenges, recipientsOf, resolveAudience, senderOf } from './audience.ts'
import { planOccurrence } from './send.ts'

export { removeFromAudiences } from './erasure.ts'

/** Most clients offered for individual choice. */
const maxChoices = 500

const dayMs = 24 * 60 * 60 * 1000

interface ListedMessage extends Pick<PushMessageInput, 'title' | 'body' | 'link' | 'audience' | 'schedule'> {
  id: string
  status: PushMessageStatus
  author: string | null
  nextAt: Date | null
  lastAt: Date | null
  counts: { recipients: number; sent: number; failed: number; opened: number }
  createdAt: Date
}

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

/** Locks a message of an author that has one of these states. @throws Problem `not_found`, `push_being_sent` */
async function lock(tx: Tx, authorId: string, id: string, statuses: readonly PushMessageStatus[]): Promise<void> {
  const message = await tx
    .selectFrom('push_messages')
    .select('status')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .forUpdate()
    .executeTakeFirst()
  if (!message) throw new Problem('not_found')
  if (!statuses.includes(message.status)) throw new Problem('push_being_sent')
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

/** Columns of a message from its input. */
const columnsOf = (actor: Actor, { title, body, link, audience, schedule }: PushMessageInput) => ({
  sender: senderOf(actor, audience),
  title,
  body,
  link,
  audience: json(audience),
  schedule: json(schedule),
})

/** The message that its author created with this key before. */
const findByKey = (tx: Tx, authorId: string, key: string): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom('push_messages')
    .select('id')
    .where((eb) => eb.and({ author_id: authorId, client_key: key }))
    .executeTakeFirst()

/**
 * SQL: messages that meet a condition, with their counts, newest first. Reads the recipients only of occurrences that
 * are not counted yet, so that a list costs the same however many people the messages have reached.
 */
const listed = (condition: RawBuilder<unknown>, limit: number, offset: number) => sql<
  ListedMessage & { total: number }
>`
  SELECT m.id, m.title, m.body, m.link, m.audience, m.schedule, m.status, a.first_name AS author,
         m.created_at AS "createdAt", o.next_at AS "nextAt", o.last_at AS "lastAt", c.counts,
         (SELECT count(*)::int FROM push_messages m WHERE ${condition}) AS total
    FROM push_messages m
    JOIN users a ON a.id = m.author_id
    CROSS JOIN LATERAL (
      SELECT min(o.due_at) FILTER (WHERE o.status = 'PLANNED') AS next_at, max(o.started_at) AS last_at
        FROM push_occurrences o WHERE o.message_id = m.id) o
    CROSS JOIN LATERAL (
      SELECT jsonb_build_object(
               'recipients', coalesce(sum(coalesce(o.recipient_count, n.recipients)), 0),
               'sent', coalesce(sum(coalesce(o.sent_count, n.sent)), 0),
               'failed', coalesce(sum(coalesce(o.failed_count, n.failed)), 0),
               'opened', coalesce(sum(coalesce(o.opened_count, n.opened)), 0)) AS counts
        FROM push_occurrences o
        CROSS JOIN LATERAL (
          SELECT count(*) AS recipients, count(*) FILTER (WHERE p.state = 'SENT') AS sent,
                 count(*) FILTER (WHERE p.state = 'FAILED') AS failed, count(p.opened_at) AS opened
            FROM push_recipients p WHERE o.recipient_count IS NULL AND p.occurrence_id = o.id) n
       WHERE o.message_id = m.id) c
   WHERE ${condition} ORDER BY m.id DESC LIMIT ${limit} OFFSET ${offset}`

/** Push messages of trainers to their clients, and of admins. */
export const pushMessagesService = (
  { database: { kysely, transaction }, jobs }: Pick<Infra, 'database' | 'jobs'>,
  challenges: Challenges,
) => ({
  list: async (actor: Actor, { page, perPage }: { page: number; perPage: number }) => {
    const own = sql`m.author_id = ${actor.id}`
    const { rows } = await listed(own, perPage, (page - 1) * perPage).execute(kysely)
    return { items: rows.map(({ total: _total, ...item }) => item), page, perPage, total: rows[0]?.total ?? 0 }
  },

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
      challenges: await challenges.listChoices(actor.id),
    }
  },

  /**
   * Present number of people in an audience, and of those with a device for push.
   * @throws Problem `forbidden` for an audience that the actor may not write to
   */
  count: async (actor: Actor, audience: Audience) => {
    const resolved = await resolveAudience(audience, challenges)
    const recipients = recipientsOf(actor.id, senderOf(actor, audience), resolved)
    const { rows } = await sql<{ people: number; withPush: number }>`
      SELECT count(*)::int AS people, (count(*) FILTER (WHERE EXISTS (
               SELECT FROM push_subscriptions s WHERE s.user_id = u.id AND ${isLive})))::int AS "withPush"
        FROM ${recipients}`.execute(kysely)
    return rows[0] ?? { people: 0, withPush: 0 }
  },

  /**
   * Plans a message, or sends it at once. Repeated with the same key, returns the first message.
   * @throws Problem `forbidden`, `invalid_input`
   */
  create: (actor: Actor, { key, ...input }: NewPushMessage): Promise<{ id: string }> =>
    transaction(async (tx) => {
      // A repeated request finds the message of the first.
      await lockUser(tx, actor.id)
      const created = key === undefined ? undefined : await findByKey(tx, actor.id, key)
      if (created) return created
      const first = firstOccurrence(input, await loadNow(tx))
      const message = await tx
        .insertInto('push_messages')
        .values({ id: newId, author_id: actor.id, client_key: key ?? null, ...columnsOf(actor, input) })
        .returning('id')
        .executeTakeFirstOrThrow()
      await planOccurrence(tx, jobs, message.id, first)
      return message
    }),

  /**
   * Changes a planned message and its occurrence.
   * @throws Problem `forbidden`, `invalid_input`, `not_found`, `push_being_sent`
   */
  update: (actor: Actor, id: string, input: PushMessageInput): Promise<void> =>
    transaction(async (tx) => {
      await lock(tx, actor.id, id, ['PLANNED'])
      const first = firstOccurrence(input, await loadNow(tx))
      await tx
        .updateTable('push_messages')
        .set({ ...columnsOf(actor, input), updated_at: now })
        .where('id', '=', id)
        .execute()
      await deletePlanned(tx, id)
      await planOccurrence(tx, jobs, id, first)
    }),

  /**
   * Cancels what a message has not sent yet: its planned occurrences, and deliveries that still wait, as in quiet hours.
   * @throws Problem `not_found`, `push_being_sent` when everything was sent or cancelled before
   */
  cancel: (actor: Actor, id: string): Promise<void> =>
    transaction(async (tx) => {
      await lock(tx, actor.id, id, ['PLANNED', 'SENDING'])
      await deletePlanned(tx, id)
      await cancelSending(tx, id)
      await tx.updateTable('push_messages').set({ status: 'CANCELLED', updated_at: now }).where('id', '=', id).execute()
    }),
})
