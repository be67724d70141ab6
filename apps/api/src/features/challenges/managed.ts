import { isDeepStrictEqual } from 'node:util'
import { todayInVienna } from '@kostbar/contracts/calendar'
import { type ChallengePhase, challengePhases } from '@kostbar/contracts/challenges/days'
import type { ChallengeEdit, ChallengeInput, NewChallenge } from '@kostbar/contracts/challenges/schemas'
import { countLimit } from '@kostbar/contracts/count-limit'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Db, Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { countUpTo, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { lockUser } from '../users/service.ts'
import { addInvited, notifyInvited, setInvited } from './invitations.ts'
import { challengeNoticesQueue } from './jobs.ts'
import { listParticipants, loadFormerParticipantIds, loadInvitedIds } from './participants.ts'
import { isLive, isManagedBy, phaseColumn, selectFacts, toFacts } from './rows.ts'
import { texts } from './texts.ts'
import { toColumns } from './write-model.ts'

interface Page {
  page: number
  perPage: number
}

/** SQL: number of members who meet a condition, did not leave and may still take part; counted up to `countLimit`. */
const countMembers = (condition: RawBuilder<unknown>) => sql<number>`(SELECT count(*)::int FROM (
  SELECT FROM challenge_members m
   WHERE m.challenge_id = c.id AND m.left_at IS NULL AND ${condition} AND ${isLive(sql.ref('m.user_id'))}
   LIMIT ${sql.lit(countLimit)}) counted)`

/** Challenges that the actor manages, with the number of participants and of invited people without an answer. */
const selectManaged = (db: Db, actor: Actor) =>
  selectFacts(db)
    .select([
      'c.version',
      countMembers(sql`m.joined_at IS NOT NULL`).as('joined'),
      // A challenge for everyone has no invited clients; the query would read all of its participants to find none.
      countMembers(sql`m.joined_at IS NULL AND c.audience = 'CLIENTS'`).as('invited'),
    ])
    .where(isManagedBy(actor))

const orderOfPhases = sql`array_position(ARRAY[${sql.join(challengePhases)}]::text[], ${phaseColumn})`

/** A challenge that the actor manages. @throws Problem `not_found` for any other */
async function find(db: Db, actor: Actor, challengeId: string) {
  const row = await selectManaged(db, actor).where('c.id', '=', challengeId).executeTakeFirst()
  if (!row) throw new Problem('not_found')
  return toFacts(row, new Date())
}

/** The challenge that its owner created with this key before. */
const findByKey = (tx: Tx, ownerId: string, key: string): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom('challenges')
    .select('id')
    .where((eb) => eb.and({ owner_id: ownerId, client_key: key }))
    .executeTakeFirst()

/**
 * Like `find`, but locks the challenge until the transaction ends, so that its state cannot change meanwhile.
 * @throws Problem `not_found`
 */
async function lock(tx: Tx, actor: Actor, challengeId: string) {
  await tx.selectFrom('challenges').select('id').where('id', '=', challengeId).forUpdate().execute()
  return find(tx, actor, challengeId)
}

const withVersion = { version: sql<number>`version + 1` }

/** Whether a challenge is as an edit would store it: the edit is repeated, because its answer was lost. */
async function isStored(tx: Tx, challengeId: string, columns: ReturnType<typeof toColumns>): Promise<boolean> {
  const { starts_on: _startsOn, ends_on: _endsOn, ...others } = columns
  const stored = await tx
    .selectFrom('challenges')
    .select(Object.keys(others) as (keyof typeof others)[])
    .select([
      sql<string>`to_char(starts_on, 'YYYY-MM-DD')`.as('starts_on'),
      sql<string>`to_char(ends_on, 'YYYY-MM-DD')`.as('ends_on'),
    ])
    .where('id', '=', challengeId)
    .executeTakeFirst()
  return isDeepStrictEqual(stored, columns)
}

/** Challenges as trainers and admins manage them. */
export function managedChallenges({ database, jobs }: Pick<Infra, 'database' | 'jobs'>, notifications: Notifications) {
  const { kysely, transaction } = database

  const publish = async (tx: Tx, actor: Actor, challengeId: string, alreadyNotified: ReadonlySet<string>) => {
    await tx
      .updateTable('challenges')
      .set({ published_at: sql<Date>`coalesce(published_at, now())` })
      .where('id', '=', challengeId)
      .execute()
    await notifyInvited(tx, notifications, { challengeId, ownerId: actor.id, alreadyNotified })
  }

  const invite = async (tx: Tx, actor: Actor, challengeId: string, { audience, participantIds }: ChallengeInput) => {
    const clientIds = audience === 'CLIENTS' ? participantIds : []
    await setInvited(tx, { challengeId, trainerId: actor.id, clientIds })
  }

  return {
    /**
     * One page of the challenges that the actor manages: ordered by phase as in `challengePhases`, newest first within
     * a phase.
     */
    list: async (actor: Actor, { page, perPage, phase }: Page & { phase?: ChallengePhase | undefined }) => {
      const matches = kysely
        .selectFrom('challenges as c')
        .select('c.id')
        .where(isManagedBy(actor))
        .$if(phase !== undefined, (query) => query.where(sql<boolean>`${phaseColumn} = ${phase}::text`))
      const [rows, { total }] = await Promise.all([
        selectManaged(kysely, actor)
          .$if(phase !== undefined, (query) => query.where(sql<boolean>`${phaseColumn} = ${phase}::text`))
          .orderBy(orderOfPhases)
          .orderBy('c.id', 'desc')
          .limit(perPage)
          .offset((page - 1) * perPage)
          .execute(),
        countUpTo(kysely, countLimit, matches),
      ])
      const moment = new Date()
      return { items: rows.map((row) => toFacts(row, moment)), page, perPage, total }
    },

    /**
     * A challenge that the actor manages, with its invited clients, those who left, and one page of its participants.
     * @throws Problem `not_found`
     */
    one: async (actor: Actor, challengeId: string, page: Page) => {
      const challenge = await find(kysely, actor, challengeId)
      const [participantIds, leftIds, participants] = await Promise.all([
        loadInvitedIds(kysely, challenge),
        loadFormerParticipantIds(kysely, challenge),
        listParticipants(kysely, challenge, page),
      ])
      return { ...challenge, participantIds, leftIds, participants }
    },

    /**
     * Creates a draft or, with `publish`, a published challenge. Repeated with the same key, returns the first one.
     * @throws Problem `invalid_input`, `slots_lapsed`
     */
    create: (actor: Actor, { key, ...input }: NewChallenge) =>
      transaction(async (tx) => {
        // A repeated request finds the challenge of the first.
        await lockUser(tx, actor.id)
        const created = key === undefined ? undefined : await findByKey(tx, actor.id, key)
        if (created) return find(tx, actor, created.id)
        const { id } = await tx
          .insertInto('challenges')
          .values({
            id: newId,
            owner_id: actor.id,
            client_key: key ?? null,
            ...toColumns(actor, input, todayInVienna()),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await invite(tx, actor, id, input)
        if (input.publish) await publish(tx, actor, id, new Set())
        return find(tx, actor, id)
      }),

    /**
     * Changes a challenge that has not begun; a published challenge stays published. Repeating a change is no conflict.
     * @throws Problem `not_found`, `challenge_started`, `invalid_input`, `slots_lapsed`; `changed_meanwhile` with the
     * stored challenge
     */
    update: (actor: Actor, challengeId: string, { version, ...input }: ChallengeEdit) =>
      transaction(async (tx) => {
        const stored = await lock(tx, actor, challengeId)
        const { phase, audience } = stored
        if (phase !== 'DRAFT' && phase !== 'PLANNED') throw new Problem('challenge_started')
        const isPublished = phase === 'PLANNED' || input.publish
        const command = { ...input, audience, publish: isPublished }
        const columns = toColumns(actor, command, todayInVienna())
        const participantIds = await loadInvitedIds(tx, stored)
        if (version !== undefined && version !== stored.version) {
          const isRepeated =
            isPublished === (phase === 'PLANNED') &&
            isDeepStrictEqual(new Set(participantIds), new Set(command.participantIds)) &&
            (await isStored(tx, challengeId, columns))
          if (isRepeated) return stored
          throw new Problem('changed_meanwhile', { current: { ...stored, participantIds } })
        }
        const alreadyNotified = new Set(phase === 'PLANNED' ? participantIds : [])
        await tx
          .updateTable('challenges')
          .set({ ...columns, ...withVersion })
          .where('id', '=', challengeId)
          .execute()
        if (audience === 'CLIENTS') await invite(tx, actor, challengeId, command)
        if (isPublished) await publish(tx, actor, challengeId, alreadyNotified)
        return find(tx, actor, challengeId)
      }),

    /**
     * Invites further clients to a published challenge that is not over. Scheduled days before they join stay without
     * an entry.
     * @throws Problem `not_found`, `challenge_over` unless planned or running, `invalid_input`, `slots_lapsed`
     */
    invite: (actor: Actor, challengeId: string, clientIds: readonly string[]) =>
      transaction(async (tx) => {
        const { phase, audience } = await lock(tx, actor, challengeId)
        if (phase !== 'PLANNED' && phase !== 'RUNNING') throw new Problem('challenge_over', { msg: texts.notOpen })
        if (audience === 'EVERYONE')
          throw new Problem('invalid_input', { fields: { participantIds: texts.everyoneMayJoin } })
        const alreadyNotified = new Set(await loadInvitedIds(tx, { id: challengeId, audience }))
        await addInvited(tx, { challengeId, trainerId: actor.id, clientIds })
        // A form that was opened before does not list them, and saving it would remove them.
        await tx.updateTable('challenges').set(withVersion).where('id', '=', challengeId).execute()
        await notifyInvited(tx, notifications, { challengeId, ownerId: actor.id, alreadyNotified })
        return find(tx, actor, challengeId)
      }),

    /**
     * Cancels a challenge; a job tells the participants.
     * @throws Problem `not_found`, `challenge_over` unless planned or running
     */
    cancel: (actor: Actor, challengeId: string, reason: string) =>
      transaction(async (tx) => {
        const { phase } = await lock(tx, actor, challengeId)
        if (phase !== 'PLANNED' && phase !== 'RUNNING') throw new Problem('challenge_over', { msg: texts.ended })
        await tx
          .updateTable('challenges')
          .set({ cancelled_at: now, cancel_reason: reason })
          .where('id', '=', challengeId)
          .execute()
        await jobs.send(challengeNoticesQueue, {}, tx)
        return find(tx, actor, challengeId)
      }),

    /** Deletes a draft. @throws Problem `not_found`, `challenge_started` unless it is a draft */
    remove: (actor: Actor, challengeId: string): Promise<void> =>
      transaction(async (tx) => {
        const { phase } = await lock(tx, actor, challengeId)
        if (phase !== 'DRAFT') throw new Problem('challenge_started')
        await tx.deleteFrom('challenges').where('id', '=', challengeId).execute()
      }),
  }
}
