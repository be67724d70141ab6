import { setImmediate } from 'node:timers/promises'
import type { Parsed } from '@kostbar/contracts/endpoint'
import type { templates } from '@kostbar/contracts/templates/endpoints'
import { sql } from 'kysely'
import type { Actor } from '../../../http/actor.ts'
import type { Db } from '../../../infra/database.ts'
import type { Infra } from '../../../infra/infra.ts'
import { Problem } from '../../../problems/problem.ts'
import { itemIdOf } from '../../nutritionplan/service.ts'
import { applyRefusal, deletedAccount } from '../refusals.ts'
import { type ClientRow, listClients } from './clients.ts'
import { type PreparedClient, prepareClients, refusalOf } from './prepare.ts'
import { findApplicable } from './template.ts'

type DryRunInput = Parsed<typeof templates.dryRun>['body']

interface Dependencies {
  /** Writes to the access log that a trainer read data of several clients. */
  readonly recordReads: (trainerId: string, userIds: readonly string[], area: 'careProfile') => Promise<void>
}

/**
 * Finds the ids of deleted accounts among chosen clients: somebody may delete the account after being chosen.
 * @param rows the present and former clients among them
 * @returns the ids that no account has
 * @throws Problem `forbidden` for people who never were clients of the trainer
 */
export async function findDeleted(
  db: Db,
  rows: readonly ClientRow[],
  clientIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set(rows.map(({ id }) => id))
  const missing = clientIds.filter((id) => !known.has(id))
  if (missing.length === 0) return new Set()
  const stranger = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`id = ANY(${missing}::uuid[])`)
    .limit(1)
    .executeTakeFirst()
  if (stranger) throw new Problem('forbidden')
  return new Set(missing)
}

/** Row of a client to whom the template cannot be applied. @param name null for a deleted account */
const refused = (clientId: string, name: string | null, reason: ReturnType<typeof applyRefusal>) => ({
  clientId,
  name,
  refusal: reason,
  basis: '',
  days: [],
  conflicts: [],
  warnings: [],
})

function describe(row: ClientRow, prepared: PreparedClient | undefined) {
  const code = refusalOf(row)
  const { id: clientId, name } = row
  if (code || !prepared) return refused(clientId, name, applyRefusal(code ?? 'not_found'))
  const { days, conflicts, warnings, basis } = prepared.assess()
  return {
    clientId,
    name,
    refusal: null,
    basis,
    days: days.map((day) => ({ ...day, limits: [...day.limits], overwritten: [...day.overwritten] })),
    conflicts: [...conflicts],
    warnings: [...warnings],
  }
}

/**
 * Dry run: the effect of applying a template; writes nothing but the access log. The number of queries is constant,
 * however many clients there are.
 */
export const dryRunService =
  ({ database: { kysely }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>, { recordReads }: Dependencies) =>
  /** @throws Problem `not_found`, `template_not_ready`, `forbidden` */
  async (actor: Actor, templateId: string, { clientIds, ...options }: DryRunInput) => {
    const template = await findApplicable(kysely, actor, templateId)
    const rows = await listClients(kysely, actor.id, clientIds)
    const deleted = await findDeleted(kysely, rows, clientIds)
    const recipients = rows.filter((row) => refusalOf(row) === null)
    const { items, clients } = await prepareClients(kysely, dataKeys, {
      trainerId: actor.id,
      content: template.content,
      options,
      rows: recipients,
    })
    await recordReads(
      actor.id,
      recipients.map(({ id }) => id),
      'careProfile',
    )
    const ids = new Set([...template.content.values()].flatMap(({ entries }) => entries.map(itemIdOf)))
    const leftOut = [...ids].flatMap((id) => {
      const item = items.get(id)
      return item && !item.isPlannable ? [item.name] : []
    })
    const described = []
    for (const row of rows) {
      // Lets other requests run in between: the portion fit computes for milliseconds per client.
      await setImmediate()
      described.push(describe(row, clients.get(row.id)))
    }
    const former = [...deleted].map((id) => refused(id, null, deletedAccount()))
    return { version: template.version, leftOut, clients: [...described, ...former] }
  }
