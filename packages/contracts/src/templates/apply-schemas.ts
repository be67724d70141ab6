import * as z from 'zod/mini'
import { nutrition } from '../macros/schemas.ts'
import { nutrients } from '../nutrition.ts'
import { overrides } from '../nutritionplan/override-schemas.ts'
import { problem } from '../problem.ts'
import { allergen } from '../recipes/schemas.ts'
import { cursorQuery, id, meal, timestamp, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'
import { maxApplyClients } from './limits.ts'

/** `REPLACE`: days of the template replace those of the plan; `FILL_EMPTY`: only empty meals are filled. */
const applyMode = z.enum(['REPLACE', 'FILL_EMPTY'])
export type ApplyMode = z.infer<typeof applyMode>

const how = {
  mode: applyMode,
  /** Whether portions are fitted to each client's macro targets. */
  scalePortions: z.boolean(texts.default),
  /** Whether the result is released to the clients at once; otherwise it goes into their drafts. */
  release: z.boolean(texts.default),
}

const clientLimits = [z.minLength(1, texts.applyClients), z.maxLength(maxApplyClients, texts.applyClients)] as const

/** Problem for which the template is not applied to a client. */
const refusal = z.pick(problem, { code: true, msg: true, link: true })

/** Conflict of an item with a client's care profile; `allergen` needs a reason, the other levels are warnings. */
const clientConflict = z.object({
  level: z.enum(['allergen', 'intolerance', 'diet', 'dislike', 'unknown']),
  recipeId: z.nullable(id),
  foodId: z.nullable(id),
  /** Name of the recipe or food. */
  name: z.string(),
  /** German text of the conflict. */
  text: z.string(),
  /** Allergen for which a reason is required; null for other levels, and when a reason is known already. */
  allergen: z.nullable(allergen),
})
export type ClientConflict = z.input<typeof clientConflict>

/** Nutrient that misses its target by more than 5 %, and the reason; see `FitLimit` of the portion fit. */
const fitLimit = z.object({
  nutrient: z.enum(nutrients),
  side: z.enum(['above', 'below']),
  reason: z.enum(['bounds', 'balance', 'locked']),
})

const appliedDay = z.object({
  day: weekday,
  /** Macro targets of the day; null when none are set. */
  targets: z.nullable(nutrition),
  /** Nutrition of the day with the template applied, unrounded. */
  sum: nutrition,
  limits: z.array(fitLimit),
  /** Entries of the current plan that would be lost. */
  overwritten: z.array(z.object({ meal, name: z.string() })),
  /** Whether anything changes on this day. */
  changed: z.boolean(),
})

/**
 * `NO_TARGETS`: portions stay as in the template; `DRAFT`: the client has an unreleased draft, which stays;
 * `MEALS_OFF`: some entries are in meals that the client has switched off.
 */
const applyWarning = z.enum(['NO_TARGETS', 'DRAFT', 'MEALS_OFF', 'NOTHING_CHANGES'])
export type ApplyWarning = z.infer<typeof applyWarning>

const dryRunClient = z.object({
  clientId: id,
  /** Name of the client; null when the account is deleted. */
  name: z.nullable(z.string()),
  /**
   * Problem for which the template cannot be applied to this client; the other fields are then empty. Null otherwise.
   */
  refusal: z.nullable(refusal),
  /** Fingerprint of what is shown; `apply` refuses a client whose basis has changed meanwhile. */
  basis: z.string(),
  days: z.array(appliedDay),
  conflicts: z.array(clientConflict),
  warnings: z.array(applyWarning),
})
export type DryRunClient = z.input<typeof dryRunClient>

/** Result of an application for one client. */
const applicationClient = z.object({
  clientId: id,
  /** Name of the client; null when the account is deleted. */
  name: z.nullable(z.string()),
  /** `PENDING`: not processed yet, for example because the server was stopped during the application. */
  status: z.enum(['PENDING', 'APPLIED', 'SKIPPED']),
  /** Problem for which the client was skipped; null otherwise. */
  refusal: z.nullable(refusal),
  undoneAt: z.nullable(timestamp),
  /** Problem for which the application could not be undone; null otherwise. */
  undoRefusal: z.nullable(refusal),
  /** Meals that were changed after the application and so were not undone. */
  changedSince: z.array(z.object({ day: weekday, meal })),
})
export type ApplicationClient = z.input<typeof applicationClient>

const applicationSummary = {
  id,
  /** Id of the template; null when it no longer exists. */
  templateId: z.nullable(id),
  /** Name of the template at the time of the application. */
  templateName: z.string(),
  ...how,
  createdAt: timestamp,
  /** Time until which the application can be undone. */
  undoUntil: timestamp,
  undoneAt: z.nullable(timestamp),
}

const application = z.object({ ...applicationSummary, clients: z.array(applicationClient) })
export type Application = z.input<typeof application>

export const applySchemas = () => ({
  dryRun: {
    summary:
      'What applying a template would do to each client; writes nothing. Clients who cannot receive it are named with the reason',
    params: z.object({ id }),
    body: z.object({
      ...how,
      clientIds: z.array(id).check(
        ...clientLimits,
        z.overwrite((ids) => [...new Set(ids)]),
      ),
    }),
    output: z.object({
      /** Version of the template, to be passed to `apply`. */
      version: z.int(),
      /** Names of the template's recipes and foods that are left out because they can no longer be planned. */
      leftOut: z.array(z.string()),
      clients: z.array(dryRunClient),
    }),
  },
  apply: {
    summary:
      'Apply a template to clients as the dry run showed it, each in a transaction of its own. 409 `changed_meanwhile` when the template changed, or all chosen clients deleted their accounts. A repeated request with the same key answers with the first application',
    params: z.object({ id }),
    body: z.object({
      ...how,
      /** Random UUID of the caller; a repeated call with it is the same application. */
      key: z.uuid(texts.invalidId),
      /** Version of the template from the dry run. */
      version: z.int(texts.default),
      clients: z
        .array(z.object({ clientId: id, basis: z.string().check(z.maxLength(64, texts.default)), overrides }))
        .check(
          ...clientLimits,
          z.refine(
            (clients) => new Set(clients.map(({ clientId }) => clientId)).size === clients.length,
            texts.default,
          ),
        ),
    }),
    output: application,
  },
  applications: {
    summary: 'My applications of templates in the last 90 days, newest first, 20 at a time',
    query: cursorQuery,
    output: z.object({
      items: z.array(
        z.object({
          ...applicationSummary,
          /** Numbers of clients by status. */
          applied: z.int(),
          skipped: z.int(),
          pending: z.int(),
        }),
      ),
      cursor: z.nullable(id),
    }),
  },
  application: {
    summary: 'One of my applications with each client',
    params: z.object({ id }),
    output: application,
  },
  undo: {
    summary:
      'Undo an application within 24 hours: every meal that is as the application left it becomes what it was before; the others are named. 409 `undo_expired` afterwards',
    params: z.object({ id }),
    output: application,
  },
})
