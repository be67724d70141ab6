import { hourMs } from '@kostbar/contracts/calendar'
import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { ProblemCode } from '@kostbar/contracts/problem'
import type { ApplyMode } from '@kostbar/contracts/templates/apply-schemas'
import { applyUndoHours } from '@kostbar/contracts/templates/limits'
import { sql } from 'kysely'
import { pageOf } from '../../../http/keyset-cursor.ts'
import type { Db, Tx } from '../../../infra/database.ts'
import { isUniqueViolation } from '../../../infra/database-errors.ts'
import { newId } from '../../../infra/sql.ts'
import { Problem } from '../../../problems/problem.ts'
import { applyRefusal, undoRefusal } from '../refusals.ts'
import type { ApplyOptions } from './assess.ts'
import type { AppliedTemplate } from './template.ts'

/** Days for which applications are listed; equals the days for which plan revisions are kept. */
export const applicationDays = 90

const pageSize = 20

interface ApplicationRow {
  readonly id: string
  readonly templateId: string | null
  readonly templateName: string
  readonly mode: ApplyMode
  readonly scalePortions: boolean
  readonly release: boolean
  readonly createdAt: Date
  readonly undoneAt: Date | null
}

interface ApplicationClientRow {
  readonly clientId: string
  readonly name: string | null
  readonly status: 'PENDING' | 'APPLIED' | 'SKIPPED'
  readonly problem: ProblemCode | null
  readonly undoneAt: Date | null
  readonly undoProblem: ProblemCode | null
  readonly changedSince: { day: Weekday; meal: Meal }[]
}

const columns = sql`a.id, a.template_id AS "templateId", a.template_name AS "templateName", a.mode,
  a.scale_portions AS "scalePortions", a.release, a.created_at AS "createdAt", a.undone_at AS "undoneAt"`

const withDeadline = <Row extends ApplicationRow>(row: Row) => ({
  ...row,
  undoUntil: new Date(row.createdAt.getTime() + applyUndoHours * hourMs),
})

/** An application of this actor with its clients; two queries. @throws Problem `not_found` */
export async function findApplication(db: Db, actorId: string, id: string) {
  const applications = await sql<ApplicationRow>`
    SELECT ${columns} FROM template_applications a WHERE a.id = ${id} AND a.actor_id = ${actorId}`.execute(db)
  const [application] = applications.rows
  if (!application) throw new Problem('not_found')
  const { rows } = await sql<ApplicationClientRow>`
    SELECT c.client_id AS "clientId", concat_ws(' ', u.first_name, u.last_name) AS name, c.status, c.problem,
           c.undone_at AS "undoneAt", c.undo_problem AS "undoProblem", c.kept AS "changedSince"
      FROM template_application_clients c JOIN users u ON u.id = c.client_id
     WHERE c.application_id = ${id} ORDER BY lower(u.first_name), lower(u.last_name), u.id`.execute(db)
  return {
    ...withDeadline(application),
    clients: rows.map(({ problem, undoProblem, ...client }) => ({
      ...client,
      refusal: problem && applyRefusal(problem),
      undoRefusal: undoProblem && undoRefusal(undoProblem),
    })),
  }
}

interface Counts {
  readonly applied: number
  readonly skipped: number
  readonly pending: number
}

/** One page of an actor's applications, newest first. @param cursor id of the last application on the previous page */
export async function listApplications(db: Db, actorId: string, cursor?: string) {
  const { rows } = await sql<ApplicationRow & Counts>`
    SELECT ${columns}, counts.*
      FROM template_applications a
     CROSS JOIN LATERAL (
       SELECT (count(*) FILTER (WHERE c.status = 'APPLIED'))::int AS applied,
              (count(*) FILTER (WHERE c.status = 'SKIPPED'))::int AS skipped,
              (count(*) FILTER (WHERE c.status = 'PENDING'))::int AS pending
         FROM template_application_clients c WHERE c.application_id = a.id) counts
     WHERE a.actor_id = ${actorId} AND (${cursor ?? null}::uuid IS NULL OR a.id < ${cursor ?? null}::uuid)
       AND a.created_at > now() - make_interval(days => ${applicationDays})
     ORDER BY a.id DESC LIMIT ${pageSize + 1}`.execute(db)
  const page = pageOf(rows, pageSize)
  return { ...page, items: page.items.map(withDeadline) }
}

/** Application made by an earlier request with this key; undefined without one. */
export const findByKey = (db: Db, actorId: string, key: string) =>
  db
    .selectFrom('template_applications')
    .select('id')
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirst()

interface NewApplication {
  readonly actorId: string
  readonly key: string
  readonly template: AppliedTemplate
  readonly options: ApplyOptions
  readonly clientIds: readonly string[]
}

/**
 * Stores an application with all clients pending.
 * @returns its id; null when a concurrent request with the key was faster
 */
export async function insertApplication(
  transaction: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>,
  { actorId, key, template, options, clientIds }: NewApplication,
): Promise<string | null> {
  try {
    return await transaction(async (tx) => {
      const { id } = await tx
        .insertInto('template_applications')
        .values({
          id: newId,
          actor_id: actorId,
          key,
          template_id: template.id,
          template_name: template.name,
          mode: options.mode,
          scale_portions: options.scalePortions,
          release: options.release,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const rows = clientIds.map((clientId) => ({ application_id: id, client_id: clientId }))
      await tx.insertInto('template_application_clients').values(rows).execute()
      return id
    })
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** A client of an application. */
export interface ApplicationClientKey {
  readonly applicationId: string
  readonly clientId: string
}

/** Begins an update of a client's row in an application. */
export const updateClientRow = (db: Db, { applicationId, clientId }: ApplicationClientKey) =>
  db
    .updateTable('template_application_clients')
    .where('application_id', '=', applicationId)
    .where('client_id', '=', clientId)
