import type { ProblemCode } from '@kostbar/contracts/problem'
import type { DataKeys } from '../../../infra/data-keys.ts'
import type { Db } from '../../../infra/database.ts'
import { coachingRefusal } from '../../clients/service.ts'
import type { TemplateContent } from '../content.ts'
import { type ApplyOptions, type Assessment, assess, plannableContent } from './assess.ts'
import { type ApplyClient, type ClientRow, loadApplyClients } from './clients.ts'
import { type ApplyItem, loadApplyItems } from './items.ts'

/**
 * Reason why a template cannot be applied to a client; null when it can. Without the client's consent, allergies are
 * unknown.
 */
export const refusalOf = (row: ClientRow): ProblemCode | null =>
  coachingRefusal(row) ?? (row.hasConsent ? null : 'consent_needed')

interface PrepareParams {
  readonly trainerId: string
  readonly content: TemplateContent
  readonly options: ApplyOptions
  /** Clients who can receive the template. */
  readonly rows: readonly ClientRow[]
}

export interface PreparedClient {
  readonly client: ApplyClient
  assess(): Assessment
}

/**
 * Loads the data needed to apply a template to clients, with a constant number of queries.
 * @returns prepared clients by id; `items` are those of the template and of the clients' plans
 */
export async function prepareClients(
  db: Db,
  dataKeys: DataKeys,
  { trainerId, content, options, rows }: PrepareParams,
): Promise<{ items: ReadonlyMap<string, ApplyItem>; clients: ReadonlyMap<string, PreparedClient> }> {
  const clients = await loadApplyClients(db, dataKeys, rows)
  const plans = [...clients.values()].flatMap(({ plan }) => [...plan.meals.values(), ...plan.released.meals.values()])
  const items = await loadApplyItems(db, trainerId, [...content.values(), ...plans])
  const plannable = plannableContent(content, items)
  return {
    items,
    clients: new Map(
      [...clients].map(([id, client]) => [id, { client, assess: () => assess(client, plannable, items, options) }]),
    ),
  }
}
