import { setImmediate } from 'node:timers/promises'
import type { Parsed } from '@kostbar/contracts/endpoint'
import type { templates } from '@kostbar/contracts/templates/endpoints'
import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../infra/database.ts'
import { retryDeadlocks } from '../../../infra/database-errors.ts'
import type { Infra } from '../../../infra/infra.ts'
import { Problem } from '../../../problems/problem.ts'
import { recordClientChanges } from '../../audit/service.ts'
import { isEmptyChange, itemsOf, type PlanChanges } from '../../nutritionplan/service.ts'
import { lockUser } from '../../users/service.ts'
import { storedCode } from '../refusals.ts'
import type { ApplyOptions } from './assess.ts'
import { type ClientRow, listClients } from './clients.ts'
import { findDeleted } from './dry-run.ts'
import { prepareClients, refusalOf } from './prepare.ts'
import { findApplication, findByKey, insertApplication, updateClientRow } from './store.ts'
import { type AppliedTemplate, findApplicable } from './template.ts'

type ApplyInput = Parsed<typeof templates.apply>['body']

interface ClientCommand {
  readonly actor: Actor
  readonly applicationId: string
  readonly template: AppliedTemplate
  readonly options: ApplyOptions
  /** The trainer's decision for this client, based on the dry run. */
  readonly decision: ApplyInput['clients'][number]
}

/** Locks a client whom the trainer coaches and who can receive the template. @throws Problem */
async function lockClient(tx: Tx, trainerId: string, clientId: string): Promise<ClientRow> {
  await lockUser(tx, clientId)
  const [row] = await listClients(tx, trainerId, [clientId], true)
  const code = row ? refusalOf(row) : 'coaching_ended'
  if (!row || code) throw new Problem(code ?? 'coaching_ended')
  return row
}

/** Applies templates to several clients, each in a transaction of its own. */
export function applyService(
  { database, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>,
  { changes }: { readonly changes: PlanChanges },
) {
  const { kysely, transaction } = database

  /**
   * Applies the template to a client.
   * @throws Problem when the client cannot receive it, or no longer as the dry run showed
   */
  const applyToClient = async (tx: Tx, { actor, applicationId, template, options, decision }: ClientCommand) => {
    const { clientId, basis, overrides } = decision
    const row = await lockClient(tx, actor.id, clientId)
    const { clients } = await prepareClients(tx, dataKeys, {
      trainerId: actor.id,
      content: template.content,
      options,
      rows: [row],
    })
    const prepared = clients.get(clientId)
    const assessment = prepared?.assess()
    if (!prepared || assessment?.basis !== basis) throw new Problem('changed_meanwhile')
    const { plan } = prepared.client
    const change = { meals: assessment.changes, switches: [] }
    const command = {
      actorId: actor.id,
      userId: clientId,
      careAccess: 'open',
      overrides,
      cause: 'TEMPLATE',
      change,
      knownItems: itemsOf(options.release ? plan.released : plan),
    } as const
    const made = isEmptyChange(change)
      ? null
      : await (options.release ? changes.release(tx, command) : changes.draft(tx, plan, command))
    if (overrides.length > 0) await recordClientChanges(tx, actor.id, [clientId], 'careProfile')
    await updateClientRow(tx, { applicationId, clientId })
      .set({ status: 'APPLIED', revision_id: made?.revisionId ?? null })
      .execute()
  }

  const applyOrSkip = async (command: ClientCommand): Promise<void> => {
    try {
      await retryDeadlocks(() => transaction((tx) => applyToClient(tx, command)))
    } catch (error) {
      // Without the database, clients not yet applied stay pending, and the caller gets the error.
      if (!(error instanceof Problem)) throw error
      const { applicationId, decision } = command
      await updateClientRow(kysely, { applicationId, clientId: decision.clientId })
        .set({ status: 'SKIPPED', problem: storedCode(error.code) })
        .execute()
    }
  }

  /**
   * Applies a template to several clients, except those who deleted their account since the dry run. Repeated with the
   * same key, returns the first application.
   * @returns the application with the result for each client
   * @throws Problem `not_found`, `template_not_ready`, `forbidden`; `changed_meanwhile` when the template has another
   * version, or nobody is left
   */
  return async (actor: Actor, templateId: string, { key, version, clients: chosen, ...options }: ApplyInput) => {
    const known = await findByKey(kysely, actor.id, key)
    if (known) return findApplication(kysely, actor.id, known.id)
    const template = await findApplicable(kysely, actor, templateId)
    if (template.version !== version) throw new Problem('changed_meanwhile')
    const chosenIds = chosen.map(({ clientId }) => clientId)
    const deleted = await findDeleted(kysely, await listClients(kysely, actor.id, chosenIds), chosenIds)
    const clients = chosen.filter(({ clientId }) => !deleted.has(clientId))
    if (clients.length === 0) throw new Problem('changed_meanwhile')
    const clientIds = clients.map(({ clientId }) => clientId)
    const applicationId = await insertApplication(transaction, { actorId: actor.id, key, template, options, clientIds })
    if (!applicationId) {
      const other = await findByKey(kysely, actor.id, key)
      return findApplication(kysely, actor.id, other?.id ?? '')
    }
    for (const decision of clients) {
      await setImmediate()
      await applyOrSkip({ actor, applicationId, template, options, decision })
    }
    return findApplication(kysely, actor.id, applicationId)
  }
}
