import { nextScheduledDay, openDays, scheduledDays } from '@kostbar/contracts/challenges/days'
import { daysListedAfterEnd } from '@kostbar/contracts/challenges/limits'
import { countLimit } from '@kostbar/contracts/count-limit'
import { sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { now, viennaToday } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { isProtected } from '../users/service.ts'
import { listOthers } from './participants.ts'
import { isLive, loadEntries, phaseColumn, type StoredEntry, selectFacts, toFacts } from './rows.ts'
import { scoreOf } from './score.ts'

/** Maximum number of challenges that a member's overview shows. */
const shownMax = 30

/** Published challenges that a member was invited to, joined, or may join because they are for everyone. */
const selectMine = (db: Db, userId: string) =>
  selectFacts(db)
    .leftJoin('challenge_members as m', (join) =>
      join.onRef('m.challenge_id', '=', 'c.id').on('m.user_id', '=', userId),
    )
    .leftJoin('users as o', 'o.id', 'c.owner_id')
    .select([
      'o.first_name as by',
      sql<boolean>`coalesce(o.locked_until > now(), false)`.as('ownerLocked'),
      sql<boolean>`NOT ${isLive(sql.val(userId))}`.as('isClosed'),
      sql<'OPEN' | 'INVITED' | 'JOINED' | 'LEFT'>`CASE
        WHEN m.user_id IS NULL THEN 'OPEN' WHEN m.left_at IS NOT NULL THEN 'LEFT'
        WHEN m.joined_at IS NULL THEN 'INVITED' ELSE 'JOINED' END`.as('standing'),
      sql<number>`(SELECT count(*)::int FROM (
        SELECT FROM challenge_members n
         WHERE n.challenge_id = c.id AND n.joined_at IS NOT NULL AND n.left_at IS NULL AND ${isLive(sql.ref('n.user_id'))}
         LIMIT ${sql.lit(countLimit)}) counted)`.as('participantCount'),
    ])
    .where('c.published_at', 'is not', null)
    // Instead of a condition on `m` or the audience, which no index answers: it would read the challenges of all trainers.
    .where('c.id', 'in', (eb) =>
      eb
        .selectFrom('challenge_members')
        .select('challenge_id as id')
        .where('user_id', '=', userId)
        .union(eb.selectFrom('challenges').select('id').where('audience', '=', 'EVERYONE')),
    )
    // Members who did not join have no entries to look back on, and cannot join any more once the coaching has ended.
    .where(
      sql<boolean>`(m.joined_at IS NOT NULL OR ${phaseColumn} IN ('PLANNED', 'RUNNING', 'CANCELLED') AND ${isLive(sql.val(userId))})`,
    )

type MyRow = Awaited<ReturnType<ReturnType<typeof selectMine>['execute']>>[number]

/**
 * SQL condition for the overview: planned and running challenges, and for `daysListedAfterEnd` days joined ones that
 * ended or were cancelled. The bound of the last day follows from the rest, because a challenge that is over cannot be
 * cancelled; it is the one condition that an index can answer.
 */
const isCurrent = sql<boolean>`(c.ends_on >= ${viennaToday} - ${sql.lit(daysListedAfterEnd + 1)} AND (
  ${phaseColumn} IN ('PLANNED', 'RUNNING')
  OR m.joined_at IS NOT NULL AND m.left_at IS NULL AND
     coalesce((c.cancelled_at AT TIME ZONE 'Europe/Vienna')::date, c.ends_on + 1) > ${viennaToday} - ${sql.lit(daysListedAfterEnd)}))`

function toMine(row: MyRow, entries: readonly StoredEntry[], protectedMode: boolean, moment: Date) {
  const facts = toFacts(row, moment)
  const { reachedDays, hasWon, ...score } = scoreOf(facts, entries, moment)
  const isEntered = facts.phase === 'RUNNING' && facts.standing === 'JOINED' && !facts.isClosed
  const amounts = new Map(entries.map(({ day, amount }) => [day, amount]))
  return {
    ...facts,
    openDays: isEntered ? openDays(facts, moment).map((day) => ({ day, amount: amounts.get(day) ?? null })) : [],
    nextDay: nextScheduledDay(facts, moment),
    scheduledDays: scheduledDays(facts).length,
    reachedDays,
    hasWon,
    score: protectedMode ? null : score,
  }
}

/** Challenges as members see them: they join, enter amounts and leave. */
export function myChallenges({ database }: Pick<Infra, 'database'>, notifications: Notifications) {
  const { kysely, transaction } = database

  const load = async (db: Db, userId: string, challengeId: string) => {
    const row = await selectMine(db, userId).where('c.id', '=', challengeId).executeTakeFirst()
    if (!row) throw new Problem('not_found')
    const entries = await loadEntries(db, { challengeIds: [challengeId], userIds: [userId] })
    return { entries, challenge: toMine(row, entries, await isProtected(db, userId), new Date()) }
  }

  /**
   * The challenge, while members can still take part in it.
   * @throws Problem `not_found`, `challenge_over` afterwards
   */
  const requireOpen = async (tx: Tx, userId: string, challengeId: string) => {
    await tx.selectFrom('challenges').select('id').where('id', '=', challengeId).forKeyShare().execute()
    const { challenge } = await load(tx, userId, challengeId)
    const isOver = challenge.phase !== 'PLANNED' && challenge.phase !== 'RUNNING'
    if (isOver || challenge.isClosed) throw new Problem('challenge_over')
    return challenge
  }

  return {
    /** A member's current challenges: planned and running ones before those that are over, each by their end. */
    list: async (userId: string) => {
      const [rows, protectedMode] = await Promise.all([
        selectMine(kysely, userId)
          .where(isCurrent)
          .orderBy(sql`${phaseColumn} IN ('PLANNED', 'RUNNING')`, 'desc')
          .orderBy('c.ends_on')
          .orderBy('c.id')
          .limit(shownMax)
          .execute(),
        isProtected(kysely, userId),
      ])
      const entries = await loadEntries(kysely, { challengeIds: rows.map(({ id }) => id), userIds: [userId] })
      const byChallenge = Map.groupBy(entries, ({ challengeId }) => challengeId)
      const moment = new Date()
      return rows.map((row) => toMine(row, byChallenge.get(row.id) ?? [], protectedMode, moment))
    },

    /**
     * A challenge with all entries of the member and, while they take part and except in protective mode, the other
     * participants: these agreed to be named to each other.
     * @throws Problem `not_found`
     */
    one: async (userId: string, challengeId: string) => {
      const { challenge, entries } = await load(kysely, userId, challengeId)
      const takesPart = challenge.standing === 'JOINED' && !challenge.isClosed
      const others = takesPart && challenge.score ? await listOthers(kysely, challenge, userId) : null
      return { ...challenge, entries, others }
    },

    /**
     * Joins a challenge, or comes back with the entries from before leaving it.
     * @throws Problem `not_found`, `challenge_over`
     */
    join: (userId: string, challengeId: string): Promise<void> =>
      transaction(async (tx) => {
        await requireOpen(tx, userId, challengeId)
        await tx
          .insertInto('challenge_members')
          .values({ challenge_id: challengeId, user_id: userId, joined_at: now })
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'challenge_id']).doUpdateSet({
              joined_at: sql<Date>`coalesce(challenge_members.joined_at, now())`,
              left_at: null,
            }),
          )
          .execute()
        await notifications.markSubjectRead(tx, userId, challengeId)
      }),

    /** Leaves a challenge or declines its invitation; repeating it changes nothing. @throws Problem `not_found` */
    leave: (userId: string, challengeId: string): Promise<void> =>
      transaction(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('challenge_members')
          .set({ left_at: sql<Date>`coalesce(left_at, now())` })
          .where('user_id', '=', userId)
          .where('challenge_id', '=', challengeId)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new Problem('not_found')
        await notifications.markSubjectRead(tx, userId, challengeId)
      }),

    /**
     * Sets the entry of a day to an amount in the unit of the task; null removes the entry.
     * @throws Problem `not_found`, `challenge_over`, `entry_closed` for a day that is not scheduled or not open
     */
    setEntry: (userId: string, challengeId: string, { day, amount }: { day: string; amount: number | null }) =>
      transaction(async (tx) => {
        const challenge = await requireOpen(tx, userId, challengeId)
        if (challenge.standing !== 'JOINED') throw new Problem('not_found')
        if (!challenge.openDays.some((open) => open.day === day)) throw new Problem('entry_closed')
        if (amount === null) {
          await tx
            .deleteFrom('challenge_entries')
            .where('user_id', '=', userId)
            .where('challenge_id', '=', challengeId)
            .where('day', '=', sql<Date>`${day}::date`)
            .execute()
        } else {
          const value = challenge.task === 'YES_NO' ? Math.min(amount, 1) : amount
          await tx
            .insertInto('challenge_entries')
            .values({ user_id: userId, challenge_id: challengeId, day, amount: value, updated_at: now })
            .onConflict((conflict) =>
              conflict.columns(['user_id', 'challenge_id', 'day']).doUpdateSet({ amount: value, updated_at: now }),
            )
            .execute()
        }
        return (await load(tx, userId, challengeId)).challenge
      }),
  }
}
