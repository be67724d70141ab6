import { setImmediate } from 'node:timers/promises'
import type { Parsed } from '@kostbar/contracts/endpoint'
import type { templates } from '@kostbar/contracts/templates/endpoints'
import type { Actor } from '../../../http/actor.ts'
import type { Infra } from '../../../infra/infra.ts'
import { Problem } from '../../../problems/problem.ts'
import { itemIdOf } from '../../nutritionplan/service.ts'
import { applyRefusal } from '../refusals.ts'
import { type ClientRow, listClients } from './clients.ts'
import { type PreparedClient, prepareClients, refusalOf } from './prepare.ts'
import { findApplicable } from './template.ts'

type DryRunInput = Parsed<typeof templates.dryRun>['body']

interface Dependencies {
  /** Writes to the access log that a trainer read data of several clients. */
  readonly recordReads: (trainerId: string, userIds: readonly string[], area: 'careProfile') => Promise<void>
}

/** Refuses ids of people who never were clients of the trainer. @throws Problem `forbidden` */
export function refuseStrangers(rows: readonly ClientRow[], clientIds: readonly string[]): void {
  if (rows.length !== clientIds.length) throw new Problem('forbidden')
}

function describe(row: ClientRow, prepared: PreparedClient | undefined) {
  const code = refusalOf(row)
  const { id: clientId, name } = row
  if (code || !prepared)
    return {
      clientId,
      name,
      refusal: applyRefusal(code ?? 'not_found'),
      basis: '',
      days: [],
      conflicts: [],
      warnings: [],
    }
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
    refuseStrangers(rows, clientIds)
    const served = rows.filter((row) => refusalOf(row) === null)
    const { items, clients } = await prepareClients(kysely, dataKeys, {
      trainerId: actor.id,
      content: template.content,
      options,
      rows: served,
    })
    await recordReads(
      actor.id,
      served.map(({ id }) => id),
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
    return { version: template.version, leftOut, clients: described }
  }
