import { isDeepStrictEqual } from 'node:util'
import { maxForms } from '@kostbar/contracts/check-ins/limits'
import type { CheckInForm, CheckInFormInput, Question } from '@kostbar/contracts/check-ins/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { onDuplicate } from '../../infra/database-errors.ts'
import { countRows, json, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import { texts } from './texts.ts'

/** Forms `f` as the contract describes them, by name. */
const selectForms = async (db: Db, condition: RawBuilder<unknown>): Promise<CheckInForm[]> => {
  const { rows } = await sql<CheckInForm>`
    SELECT f.id, f.name, f.questions, f.version,
           (SELECT count(*)::int FROM check_in_schedules s WHERE s.form_id = f.id) AS "clientCount"
      FROM check_in_forms f WHERE ${condition} ORDER BY lower(f.name) COLLATE "de-AT-x-icu", f.id`.execute(db)
  return rows
}

/** A form of a trainer. @throws Problem `not_found` */
async function findForm(db: Db, trainerId: string, id: string): Promise<CheckInForm> {
  const [form] = await selectForms(db, sql`f.id = ${id} AND f.trainer_id = ${trainerId}`)
  if (!form) throw new Problem('not_found')
  return form
}

/** Locks a form, so that no client is scheduled with it meanwhile. @throws Problem `not_found` */
async function lockForm(tx: Tx, trainerId: string, id: string): Promise<CheckInForm> {
  await tx
    .selectFrom('check_in_forms')
    .select('id')
    .where((eb) => eb.and({ id, trainer_id: trainerId }))
    .forUpdate()
    .execute()
  return findForm(tx, trainerId, id)
}

/** Turns a violation of the unique name into a Problem. @throws Problem `invalid_input` */
const refuseSameName = <T>(write: Promise<T>): Promise<T> =>
  onDuplicate(write, () => new Problem('invalid_input', { fields: { name: texts.formExists } }))

/** Questions as they are stored: a unit belongs to a number. */
const toStored = (questions: readonly Question[]): Question[] =>
  questions.map(({ unit, ...question }) => ({ ...question, unit: question.kind === 'NUMBER' ? unit : null }))

/** The form with this name and these questions, whose ids are random numbers of the device that sent them. */
async function findSame(tx: Tx, trainerId: string, name: string, questions: readonly Question[]) {
  const named = await selectForms(tx, sql`f.trainer_id = ${trainerId} AND f.name = ${name}`)
  return named.find((form) => isDeepStrictEqual(form.questions, questions))
}

/** @throws Problem `list_full` */
async function refuseFull(tx: Tx, trainerId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('check_in_forms')
    .select(countRows)
    .where('trainer_id', '=', trainerId)
    .executeTakeFirstOrThrow()
  if (count >= maxForms) throw new Problem('list_full', { msg: texts.formsFull })
}

/** A trainer's forms of weekly check-ins. Check-ins that are due keep the questions they have. */
export const formsService = ({ kysely, transaction }: Database) => ({
  /** A trainer's forms, sorted by name. */
  list: (trainerId: string) => selectForms(kysely, sql`f.trainer_id = ${trainerId}`),

  /**
   * Adds a form; a repeated addition, because the response was lost, returns the first one's form.
   * @throws Problem `list_full`, `invalid_input` when another form has this name
   */
  add: (trainerId: string, { name, ...input }: CheckInFormInput) =>
    refuseSameName(
      transaction(async (tx) => {
        const questions = toStored(input.questions)
        await lockUser(tx, trainerId)
        const added = await findSame(tx, trainerId, name, questions)
        if (added) return added
        await refuseFull(tx, trainerId)
        const { id } = await tx
          .insertInto('check_in_forms')
          .values({ id: newId, trainer_id: trainerId, name, questions: json(questions) })
          .returning('id')
          .executeTakeFirstOrThrow()
        return findForm(tx, trainerId, id)
      }),
    ),

  /**
   * Changes a form; a repeated change, because the response was lost, succeeds.
   * @throws Problem `not_found`, `changed_meanwhile` when `version` is not the current one, `invalid_input` when another
   * form has this name
   */
  update: (trainerId: string, id: string, input: CheckInFormInput & { version: number }) =>
    refuseSameName(
      transaction(async (tx) => {
        const stored = await lockForm(tx, trainerId, id)
        const { name, version } = input
        const questions = toStored(input.questions)
        const isSame = isDeepStrictEqual([stored.name, stored.questions], [name, questions])
        if (isSame && version === stored.version - 1) return stored
        if (version !== stored.version) throw new Problem('changed_meanwhile', { current: stored })
        await tx
          .updateTable('check_in_forms')
          .set({ name, questions: json(questions), version: version + 1, updated_at: now })
          .where('id', '=', id)
          .execute()
        return findForm(tx, trainerId, id)
      }),
    ),

  /** Deletes a form. @throws Problem `not_found`, `form_in_use` while clients are asked its questions */
  remove: (trainerId: string, id: string): Promise<void> =>
    transaction(async (tx) => {
      const { clientCount } = await lockForm(tx, trainerId, id)
      if (clientCount > 0) throw new Problem('form_in_use', { msg: texts.formInUse(clientCount) })
      await tx.deleteFrom('check_in_forms').where('id', '=', id).execute()
    }),
})
