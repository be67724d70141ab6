import type { Parsed } from '@kostbar/contracts/endpoint'
import type { templates } from '@kostbar/contracts/templates/endpoints'
import type { Actor } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { planChanges, templateWeekOf } from '../nutritionplan/service.ts'
import { applyService } from './applications/apply.ts'
import { dryRunService } from './applications/dry-run.ts'
import { findApplication, listApplications } from './applications/store.ts'
import { undoService } from './applications/undo.ts'
import { listTemplates } from './list.ts'
import { loadRights } from './rights.ts'
import { findTemplate, toTemplate } from './rows.ts'
import { loadShownWeek } from './shown-week.ts'
import { weeksService } from './weeks/weeks.ts'
import { templateWrites } from './write-model.ts'

type FromPlanInput = Parsed<typeof templates.fromPlan>['body']

interface Dependencies {
  readonly authorizeUser: AuthorizeUser
  readonly notifications: Notifications
  readonly recordReads: (trainerId: string, userIds: readonly string[], area: 'careProfile') => Promise<void>
}

/** Templates: a trainer's own and those of the system, and their application to several clients. */
export function templatesService(
  { database, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>,
  { authorizeUser, notifications, recordReads }: Dependencies,
) {
  const { kysely } = database
  const changes = planChanges({ dataKeys, notifications })
  const writes = templateWrites(database)

  return {
    ...writes,
    list: (actor: Actor, search: Parsed<typeof templates.list>['query']) => listTemplates(kysely, actor, search),

    /** A template with its week; four queries. @throws Problem `not_found` */
    one: async (actor: Actor, id: string) => {
      const { row, frame } = await findTemplate(kysely, actor, id)
      const { hasSlots } = await loadRights(kysely, actor)
      const days = await templateWeekOf(kysely, { templateId: id, userId: actor.id, ...frame })
      return { ...toTemplate(row, hasSlots), detailsVersion: row.detailsVersion, days }
    },

    /**
     * Saves a client's week, including its draft, as a template.
     * @throws Problem `forbidden`, also for the own plan; `slots_lapsed`, `template_exists`, `list_full`,
     * `templates_need_slots`
     */
    fromPlan: async (actor: Actor, userId: string, { withNotes, ...input }: FromPlanInput) => {
      if (actor.id === userId) throw new Problem('forbidden')
      await authorizeUser(actor, userId, { area: 'nutritionplan', change: false })
      return writes.createFrom(actor, input, (tx) => loadShownWeek(tx, userId, withNotes))
    },

    dryRun: dryRunService({ database, dataKeys }, { recordReads }),
    apply: applyService({ database, dataKeys }, { changes }),
    undo: undoService(database, { changes }),
    application: (actor: Actor, id: string) => findApplication(kysely, actor.id, id),
    applications: (actor: Actor, cursor?: string) => listApplications(kysely, actor.id, cursor),
    weeks: weeksService({ database, dataKeys }, changes),
  }
}
