import * as z from 'zod/mini'
import { sortDirection, tag } from '../clients/schemas.ts'
import { nutrition } from '../macros/schemas.ts'
import { mealInputs, planDay } from '../nutritionplan/schemas.ts'
import { done } from '../problem.ts'
import { id, line, page, paging, paragraph, timestamp, weekday } from '../scalars.ts'
import { texts } from '../texts.ts'
import { applySchemas } from './apply-schemas.ts'
import { templateDescriptionLength, templateNameLength } from './limits.ts'
import { weekSchemas } from './week-schemas.ts'

export const templateGoal = z.enum(['LOSE', 'KEEP', 'GAIN', 'HEALTH'])
export type TemplateGoal = z.infer<typeof templateGoal>

/** Status of a template. Of the system's templates, trainers and members see only the active ones. */
const templateStatus = z.enum(['DRAFT', 'ACTIVE', 'ARCHIVED'])
export type TemplateStatus = z.infer<typeof templateStatus>

/** Sort columns. `KCAL` is the mean energy of a planned day, `USAGE` the number of clients. */
export const templateSort = z.enum(['NAME', 'KCAL', 'USAGE', 'CHANGED'])
export type TemplateSort = z.infer<typeof templateSort>

const macro = (max: number) => z.int(texts.nutrient).check(z.gte(0, texts.nutrient), z.lte(max, texts.nutrient))

/** Details of a template, as their author enters them. */
export const templateInput = z.object({
  name: line(templateNameLength, texts.templateName),
  description: z._default(paragraph(templateDescriptionLength), ''),
  goal: templateGoal,
  tags: z._default(z.array(tag).check(z.maxLength(10, texts.tags)), []),
  /** Intended nutrition of a day; null without targets. */
  targets: z._default(
    z.nullable(
      z.object({
        kcal: z.int(texts.templateKcal).check(z.gte(800, texts.templateKcal), z.lte(6000, texts.templateKcal)),
        carbs: macro(1000),
        proteins: macro(1000),
        fats: macro(1000),
      }),
    ),
    null,
  ),
})
export type TemplateInput = z.output<typeof templateInput>

/** Input of a new template. */
const newTemplate = z.object({
  ...templateInput.shape,
  /**
   * Client key, a random UUID of the author's device: a template sent again with the same key is created once. The web of the
   * release before does not send it.
   */
  key: z.optional(id),
})
export type NewTemplate = z.output<typeof newTemplate>

const template = z.object({
  id,
  name: z.string(),
  description: z.string(),
  goal: templateGoal,
  tags: z.array(z.string()),
  targets: z.nullable(nutrition),
  status: templateStatus,
  /** Whether it is the test template of a trainer without client slots. */
  isTest: z.boolean(),
  /** Whether it comes with the product; trainers can only change a copy. */
  isSystem: z.boolean(),
  /** Whether the caller may change the template now. */
  editable: z.boolean(),
  /** Version, increased by each change. */
  version: z.int(),
  /** Mean nutrition of the planned days; null without any. */
  nutrition: z.nullable(nutrition),
  /** Number of days on which something is planned. */
  plannedDays: z.int(),
  /** Number of recipes and foods that can no longer be planned. */
  removedItems: z.int(),
  /** Number of the caller's clients to whom it was applied, undone applications excluded. */
  clients: z.int(),
  lastAppliedAt: z.nullable(timestamp),
  updatedAt: timestamp,
  deletedAt: z.nullable(timestamp),
})
export type Template = z.input<typeof template>

/** Rights of the caller concerning templates. */
const rights = z.object({
  count: z.int(),
  max: z.int(),
  mayCreate: z.boolean(),
  /**
   * Whether the trainer has client slots; without them only the test template can be changed, the others can be read.
   */
  hasSlots: z.boolean(),
})

const params = z.object({ id })
const version = z.int(texts.default).check(z.gte(0, texts.default))
const created = z.object({ id })

export const templatesSchemas = () => ({
  list: {
    summary: 'Templates of mine and of the system; archived and deleted ones only by their filter',
    query: z.object({
      /** Text that the name must contain. */
      filter: z._default(paragraph(200), ''),
      goal: z.optional(templateGoal),
      tag: z.optional(tag),
      /** Status to list; drafts and active ones when omitted. `DELETED`: templates that can be restored. */
      status: z.optional(z.enum(['DRAFT', 'ACTIVE', 'ARCHIVED', 'DELETED'])),
      /** Owner of the templates to list; both when omitted. */
      source: z.optional(z.enum(['OWN', 'SYSTEM'])),
      sort: z._default(templateSort, 'CHANGED'),
      dir: z._default(sortDirection, 'DESC'),
      ...paging,
    }),
    output: z.object({ ...page(template).shape, tags: z.array(z.string()), rights }),
  },
  get: {
    summary: 'A template with its week',
    params,
    output: z.object({
      ...template.shape,
      /** Version of name, description and targets, for `update`. */
      detailsVersion: z.int(),
      days: z.array(planDay),
    }),
  },
  create: {
    summary:
      'Create an empty template, once for a key; an admin creates one of the system. 409 `template_exists`, `list_full`; 403 `templates_need_slots`',
    body: newTemplate,
    output: created,
  },
  ensureTestTemplate: { summary: 'My test template, made from a system template at the first call', output: created },
  fromPlan: {
    summary:
      "Save a client's week, with what is not released yet, as a template, once for a key; switched-off meals are left out, and what I may not plan is named",
    params: z.object({ userId: id }),
    body: z.object({
      ...newTemplate.shape,
      /** Whether notes on meals are copied; they may be personal. */
      withNotes: z._default(z.boolean(texts.default), false),
    }),
    output: z.object({ id, leftOut: z.array(z.string()) }),
  },
  update: {
    summary: 'Change name, description, goal, tags and targets. 409 `changed_meanwhile`, `template_exists`',
    params,
    body: z.object({ ...templateInput.shape, version }),
    output: z.object({ version: z.int() }),
  },
  saveDay: {
    summary: 'Replace meals of a day. 409 `changed_meanwhile` when the day has another version',
    params,
    body: z.object({ day: weekday, version, meals: mealInputs }),
    output: z.object({ version: z.int() }),
  },
  setStatus: {
    summary: 'Make a template a draft, active or archived',
    params,
    body: z.object({ status: templateStatus }),
    output: done,
  },
  copy: {
    summary:
      'Copy a template, once for a key; a trainer gets a copy of their own, and what I may not plan is left out and named',
    params,
    query: z.object({
      /**
       * Client key, a random UUID of the device: a copy asked for again with the same key is made once. The web of the
       * release before does not send it.
       */
      key: z.optional(id),
    }),
    output: z.object({
      id,
      /** API processes of the release before do not send it. */
      leftOut: z.optional(z.array(z.string())),
    }),
  },
  remove: { summary: 'Delete a template; it can be restored for 30 days', params, output: done },
  restore: { summary: 'Restore a deleted template. 409 `template_exists`, `list_full`', params, output: done },
  ...applySchemas(),
  ...weekSchemas(),
})
