import { isDeepStrictEqual } from 'node:util'
import { addDays, todayInVienna, weekdayOf } from '@kostbar/contracts/calendar'
import type { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { lateLogDays } from '@kostbar/contracts/day-log/limits'
import type { DayChanges } from '@kostbar/contracts/day-log/schemas'
import type { Parsed } from '@kostbar/contracts/endpoint'
import { sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { changeWeight } from '../measures/service.ts'
import { lockUser } from '../users/service.ts'
import { applyChanges, countMeals } from './changes.ts'
import { findDay, findSummary, type LoadedDay, listDays, loadDay, toEntry, toListedEntry } from './rows.ts'
import { encryptDay } from './stored.ts'
import { texts } from './texts.ts'

export { adherenceOf } from './adherence.ts'
export { type DayContent, decryptDay } from './stored.ts'

type Period = Parsed<typeof dayLog.list>['query']
type DayCommand = Parsed<typeof dayLog.save>['body']

/** Refuses other days than today and the `lateLogDays` before. @throws Problem `invalid_input` */
function requireOpenDay(day: string, today: string): void {
  if (day > today) throw new Problem('invalid_input', { fields: { day: texts.futureDay } })
  if (day < addDays(today, -lateLogDays)) throw new Problem('invalid_input', { fields: { day: texts.tooOld } })
}

/** Refuses values on a day whose values are entered in a protocol. @throws Problem `protocol_open` */
function refuseValuesInProtocol({ inProtocol }: LoadedDay, { meals: _meals, ...values }: DayChanges): void {
  const hasValues = Object.values(values).some((value) => value !== undefined)
  if (inProtocol && hasValues) throw new Problem('protocol_open', { msg: texts.inProtocol })
}

async function storeDay(
  tx: Tx,
  userId: string,
  day: string,
  columns: { encrypted: Buffer } & ReturnType<typeof countMeals>,
) {
  const changed = { ...columns, updated_at: now }
  await tx
    .insertInto('day_logs')
    .values({ user_id: userId, day: sql<Date>`${day}::date`, ...changed })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doUpdateSet(changed))
    .execute()
}

/** A day as the contract describes it, alone. */
const toDay = (loaded: LoadedDay) => ({ ...toEntry(loaded), inProtocol: loaded.inProtocol })

/**
 * The day log: what became of the planned meals of each day, and how the member was; encrypted with the member's data
 * key. The caller has authorized the actor for the user's health data.
 */
export function dayLogService({ database: { kysely, transaction }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>) {
  const load = async (db: Db, userId: string, day: string) => {
    const key = await dataKeys.ofUser(db, userId)
    const [row] = await findDay(db, { userId, day, weekday: weekdayOf(day) })
    if (!row) throw new Error('No row of a day')
    return { key, loaded: loadDay(row, { key, userId, today: todayInVienna(), plan: row.plan }) }
  }

  return {
    /** A user's day (`2026-11-22`). The meals of today are those of the present plan, those of past days stay. */
    get: async (userId: string, day: string) => toDay((await load(kysely, userId, day)).loaded),

    /**
     * A user's days with what was recorded, also in a protocol, newest first, and the adherence of the last finished ones;
     * three queries.
     */
    list: async (userId: string, { from, to }: Period) => {
      const today = todayInVienna()
      const [key, rows, [summary]] = await Promise.all([
        dataKeys.ofUser(kysely, userId),
        listDays(kysely, { userId, from, to: to ?? today }),
        findSummary(kysely, { userId, weekday: weekdayOf(today) }),
      ])
      if (!summary) throw new Error('No row of a summary')
      const { plan, adherence } = summary
      const items = rows.flatMap((row) => toListedEntry(row, { key, userId, today, plan }) ?? [])
      return { items, adherence }
    },

    /**
     * Changes values and meals of a day, each unless it was changed later already. A time in the future counts as now.
     * @throws Problem `invalid_input` for a day that cannot be filled in, `protocol_open` for values that are entered in
     * a protocol
     */
    save: (userId: string, day: string, { at, ...changes }: DayCommand) =>
      transaction(async (tx) => {
        await lockUser(tx, userId)
        requireOpenDay(day, todayInVienna())
        const { key, loaded } = await load(tx, userId, day)
        refuseValuesInProtocol(loaded, changes)
        const changedAt = new Date(Math.min(at.getTime(), Date.now()))
        const { content, weightKg: after } = applyChanges(loaded.content, changes, changedAt.toISOString())
        const before = loaded.weightKg
        const weightKg =
          after === undefined ? before : await changeWeight(tx, key, { userId, day, before, after, changedAt })
        if (!isDeepStrictEqual(content, loaded.content))
          await storeDay(tx, userId, day, { encrypted: encryptDay(key, userId, day, content), ...countMeals(content) })
        return toDay({ ...loaded, content, weightKg })
      }),
  }
}
