import { nextWeekday, todayInVienna } from '@kostbar/contracts/calendar'
import { openDays } from '@kostbar/contracts/check-ins/limits'
import type { CheckInSchedule } from '@kostbar/contracts/check-ins/schemas'
import type { Weekday } from '@kostbar/contracts/meals'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'

interface ScheduleInput {
  formId: string
  weekday: Weekday
}

/** Locks a trainer's relation to a client. @returns its id @throws Problem `forbidden` */
async function lockRelation(tx: Tx, trainerId: string, clientId: string): Promise<string> {
  const relation = await tx
    .selectFrom('client_relations as r')
    .select('r.id')
    .where('r.trainer_id', '=', trainerId)
    .where('r.client_id', '=', clientId)
    .where('r.status', '<>', 'ARCHIVED')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!relation) throw new Problem('forbidden')
  return relation.id
}

/** Name of a trainer's form, which is not deleted before the transaction ends. @throws Problem `not_found` */
async function lockFormName(tx: Tx, trainerId: string, id: string): Promise<string> {
  const form = await tx
    .selectFrom('check_in_forms')
    .select('name')
    .where((eb) => eb.and({ id, trainer_id: trainerId }))
    .forKeyShare()
    .executeTakeFirst()
  if (!form) throw new Problem('not_found')
  return form.name
}

interface Present {
  weekday: Weekday | null
  nextOn: string | null
  /** Today, or the last day of an open check-in. */
  after: string
}

/** Present schedule of a relation, and the day after which the next check-in may come. */
const selectPresent = prepared(
  (_db, { relationId, today }: Params<{ relationId: string; today: string }>) => sql<Present>`
    SELECT s.weekday, to_char(s.next_on, 'YYYY-MM-DD') AS "nextOn", to_char(greatest(${today}::date, (
             SELECT max(c.due_on) + ${sql.lit(openDays - 1)} FROM check_ins c
              WHERE c.relation_id = ${relationId} AND c.status = 'OPEN')), 'YYYY-MM-DD') AS after
      FROM (SELECT) one LEFT JOIN check_in_schedules s ON s.relation_id = ${relationId}`,
)

/**
 * Day of the next check-in: the first such weekday after today on which no earlier one is open. It stays when only the
 * form changes.
 */
async function nextOnOf(tx: Tx, relationId: string, weekday: Weekday): Promise<string> {
  const today = todayInVienna()
  const [present] = await selectPresent(tx, { relationId, today })
  if (present?.nextOn && present.weekday === weekday) return present.nextOn
  return nextWeekday(present?.after ?? today, weekday)
}

/** Schedules of weekly check-ins: which form a client is asked, on which weekday. */
export const schedulesService = ({ transaction }: Database, authorizeUser: AuthorizeUser) => ({
  /**
   * Asks a client the questions of a form every week; replaces the present schedule.
   * @throws Problem `forbidden` unless the actor coaches this client, `slots_lapsed`, `not_found` without such a form
   */
  set: async (actor: Actor, clientId: string, { formId, weekday }: ScheduleInput): Promise<CheckInSchedule> => {
    await authorizeUser(actor, clientId, { area: 'checkIns', change: true })
    return transaction(async (tx) => {
      const relationId = await lockRelation(tx, actor.id, clientId)
      const formName = await lockFormName(tx, actor.id, formId)
      const nextOn = await nextOnOf(tx, relationId, weekday)
      const columns = { form_id: formId, weekday, next_on: sql<Date>`${nextOn}::date` }
      await tx
        .insertInto('check_in_schedules')
        .values({ relation_id: relationId, ...columns })
        .onConflict((conflict) => conflict.column('relation_id').doUpdateSet(columns))
        .execute()
      return { formId, formName, weekday, nextOn }
    })
  },

  /**
   * Ends a client's weekly check-ins; one that is due stays open.
   * @throws Problem `forbidden` unless the actor coaches this client, `slots_lapsed`
   */
  remove: async (actor: Actor, clientId: string): Promise<void> => {
    await authorizeUser(actor, clientId, { area: 'checkIns', change: true })
    await transaction(async (tx) => {
      const relationId = await lockRelation(tx, actor.id, clientId)
      await tx.deleteFrom('check_in_schedules').where('relation_id', '=', relationId).execute()
    })
  },
})
