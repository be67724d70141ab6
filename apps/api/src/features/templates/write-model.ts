import { isDeepStrictEqual } from 'node:util'
import type { Parsed } from '@kostbar/contracts/endpoint'
import type { templates } from '@kostbar/contracts/templates/endpoints'
import { templateNameLength } from '@kostbar/contracts/templates/limits'
import type { NewTemplate, TemplateInput, TemplateStatus } from '@kostbar/contracts/templates/schemas'
import { sql } from 'kysely'
import { type Actor, ownerOf } from '../../http/actor.ts'
import type { Database, Tx } from '../../infra/database.ts'
import { onDuplicate } from '../../infra/database-errors.ts'
import { json, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { problemTexts } from '../../problems/texts.ts'
import { isSameMeal, mealFromInput, mealSlotKey } from '../nutritionplan/service.ts'
import { loadContent, mealsOf, storeMeals, type TemplateContent } from './content.ts'
import { findReadable, lockEditable, lockNotDeleted } from './locked-template.ts'
import { lockForNewTemplate, lockTemplates } from './rights.ts'
import { texts } from './texts.ts'
import { refuseInvisible, withoutInvisible } from './visible-items.ts'

type DayInput = Parsed<typeof templates.saveDay>['body']
type DetailsInput = Parsed<typeof templates.update>['body']

/**
 * Turns a violation of the unique name into a Problem.
 * @throws Problem `template_exists` when the owner has another template with this name
 */
const refuseSameName = <T>(write: Promise<T>): Promise<T> =>
  onDuplicate(write, () => new Problem('template_exists', { fields: { name: problemTexts.template_exists } }))

const detailColumns = ({ name, description, goal, tags, targets }: TemplateInput) => ({
  name,
  description,
  goal,
  tags: [...new Set(tags)],
  kcal: targets?.kcal ?? null,
  carbs: targets?.carbs ?? null,
  proteins: targets?.proteins ?? null,
  fats: targets?.fats ?? null,
})

type DetailColumns = ReturnType<typeof detailColumns>

const detailsOf = ({ name, description, goal, tags, kcal, carbs, proteins, fats }: DetailColumns): DetailColumns => {
  return { name, description, goal, tags, kcal, carbs, proteins, fats }
}

/** Inserts a template without meals. @returns its id @throws Problem `list_full`, `templates_need_slots` */
async function insertTemplate(
  tx: Tx,
  actor: Actor,
  columns: DetailColumns & { client_key?: string | null },
): Promise<string> {
  const isTest = await lockForNewTemplate(tx, actor)
  const { id } = await tx
    .insertInto('templates')
    .values({ id: newId, owner_id: ownerOf(actor), is_test: isTest, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Locks an actor's templates, so that a repeated request finds the template of the first.
 * @returns id of the template that they made with this key before
 */
async function lockAndFindByKey(tx: Tx, actor: Actor, key: string | undefined): Promise<string | undefined> {
  await lockTemplates(tx, actor)
  if (key === undefined) return undefined
  const template = await tx
    .selectFrom('templates')
    .select('id')
    .where('owner_id', 'is not distinct from', ownerOf(actor))
    .where('client_key', '=', key)
    .executeTakeFirst()
  return template?.id
}

/** Name for a copy that the owner has not used yet. */
async function freeName(tx: Tx, actor: Actor, name: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT lower(name) AS name FROM templates
     WHERE owner_id IS NOT DISTINCT FROM ${ownerOf(actor)}::uuid AND deleted_at IS NULL`.execute(tx)
  const usedNames = new Set(rows.map((row) => row.name))
  for (let number = 0; ; number += 1) {
    const suffix = number === 0 ? '' : texts.copySuffix(number)
    const candidate = `${[...name]
      .slice(0, templateNameLength - suffix.length)
      .join('')
      .trim()}${suffix}`
    if (!usedNames.has(candidate.toLowerCase())) return candidate
  }
}

/** A new template, with the names of the entries that were left out of it. */
interface CreatedTemplate {
  readonly id: string
  readonly leftOut: string[]
}

/** Creates, changes, copies and deletes templates and their content. */
export function templateWrites({ transaction }: Pick<Database, 'transaction'>) {
  const copyInto = async (tx: Tx, actor: Actor, id: string, key?: string): Promise<CreatedTemplate> => {
    const columns = detailsOf(await findReadable(tx, actor, id, ''))
    // The lock also keeps the name free until the transaction ends.
    const existing = await lockAndFindByKey(tx, actor, key)
    const { meals, leftOut } = await withoutInvisible(tx, actor, mealsOf(await loadContent(tx, id)))
    if (existing) return { id: existing, leftOut }
    const name = await freeName(tx, actor, columns.name)
    const copyId = await insertTemplate(tx, actor, { ...columns, name, client_key: key ?? null })
    await storeMeals(tx, copyId, meals)
    return { id: copyId, leftOut }
  }

  return {
    /**
     * Creates a template without meals. Repeated with the same key, creates none.
     * @returns its id
     * @throws Problem `template_exists`, `list_full`, `templates_need_slots`
     */
    create: (actor: Actor, { key, ...input }: NewTemplate): Promise<string> =>
      refuseSameName(
        transaction(async (tx) => {
          const existing = await lockAndFindByKey(tx, actor, key)
          return existing ?? insertTemplate(tx, actor, { ...detailColumns(input), client_key: key ?? null })
        }),
      ),

    /**
     * A template that the trainer owns, preferably the test template; for an admin, a system template. Without any,
     * copies a system template, or creates an empty one.
     * @returns its id
     * @throws Problem `list_full`
     */
    ensureTestTemplate: (actor: Actor): Promise<string> =>
      transaction(async (tx) => {
        await tx.selectFrom('users').select('id').where('id', '=', actor.id).forNoKeyUpdate().executeTakeFirstOrThrow()
        const existing = await tx
          .selectFrom('templates')
          .select('id')
          .where('owner_id', 'is not distinct from', ownerOf(actor))
          .where('deleted_at', 'is', null)
          .orderBy('is_test', 'desc')
          .orderBy('id')
          .executeTakeFirst()
        if (existing) return existing.id
        const source = await tx
          .selectFrom('templates')
          .select('id')
          .where('owner_id', 'is', null)
          .where('status', '=', 'ACTIVE')
          .where('deleted_at', 'is', null)
          .orderBy('name')
          .executeTakeFirst()
        if (source) return (await copyInto(tx, actor, source.id)).id
        const input = { name: texts.testName, description: '', goal: 'HEALTH', tags: [], targets: null } as const
        return insertTemplate(tx, actor, detailColumns({ ...input, tags: [] }))
      }),

    /**
     * Saves a week as a template. Repeated with the same key, saves none.
     * @returns its id, and the names of entries that the actor may not plan, which are left out
     * @throws Problem `template_exists`, `list_full`, `templates_need_slots`
     */
    createFrom: (
      actor: Actor,
      { key, ...input }: NewTemplate,
      loadWeek: (tx: Tx) => Promise<TemplateContent>,
    ): Promise<CreatedTemplate> =>
      refuseSameName(
        transaction(async (tx) => {
          const existing = await lockAndFindByKey(tx, actor, key)
          const id = existing ?? (await insertTemplate(tx, actor, { ...detailColumns(input), client_key: key ?? null }))
          const { meals, leftOut } = await withoutInvisible(tx, actor, mealsOf(await loadWeek(tx)))
          if (!existing) await storeMeals(tx, id, meals)
          return { id, leftOut }
        }),
      ),

    /**
     * Changes name, goal, tags and targets. Repeating a change returns the current version.
     * @returns the new version of these details
     * @throws Problem `not_found`, `forbidden`, `templates_need_slots`, `changed_meanwhile`, `template_exists`
     */
    update: (actor: Actor, id: string, { version: seen, ...input }: DetailsInput): Promise<number> =>
      refuseSameName(
        transaction(async (tx) => {
          const { version, detailsVersion, ...stored } = await lockNotDeleted(tx, actor, id)
          const columns = detailColumns(input)
          if (isDeepStrictEqual(columns, detailsOf(stored))) return detailsVersion
          if (seen !== detailsVersion) throw new Problem('changed_meanwhile')
          const next = version + 1
          const versions = { version: next, details_version: next, updated_at: now }
          await tx
            .updateTable('templates')
            .set({ ...columns, ...versions })
            .where('id', '=', id)
            .execute()
          return next
        }),
      ),

    /**
     * Replaces meals of a day. Repeating a save returns the current version.
     * @returns the day's new version
     * @throws Problem `not_found`, also for items that the owner may not plan; `forbidden`, `templates_need_slots`,
     * `changed_meanwhile`
     */
    saveDay: (actor: Actor, id: string, { day, version: seen, meals }: DayInput): Promise<number> =>
      transaction(async (tx) => {
        const { version, dayVersions } = await lockNotDeleted(tx, actor, id)
        const content = await loadContent(tx, id)
        const currentMeal = (meal: DayInput['meals'][number]['meal']) =>
          content.get(mealSlotKey({ day, meal })) ?? { note: '', entries: [] }
        const changed = meals
          .map(({ meal, ...input }) => ({
            day,
            meal,
            before: currentMeal(meal),
            content: mealFromInput(input, currentMeal(meal)),
          }))
          .filter((change) => !isSameMeal(change.before, change.content))
        if (changed.length === 0) return dayVersions[day] ?? 0
        if ((dayVersions[day] ?? 0) !== seen) throw new Problem('changed_meanwhile')
        await refuseInvisible(tx, actor, content, changed)
        await storeMeals(tx, id, changed)
        const next = version + 1
        const columns = { version: next, day_versions: json({ ...dayVersions, [day]: next }), updated_at: now }
        await tx.updateTable('templates').set(columns).where('id', '=', id).execute()
        return next
      }),

    /** Sets the status of a template. @throws Problem `not_found`, `forbidden`, `templates_need_slots` */
    setStatus: (actor: Actor, id: string, status: TemplateStatus): Promise<void> =>
      transaction(async (tx) => {
        await lockNotDeleted(tx, actor, id)
        await tx.updateTable('templates').set({ status }).where('id', '=', id).execute()
      }),

    /**
     * Copies a template. Repeated with the same key, returns the first copy.
     * @returns the id of the copy, and the names of entries that the actor may not plan, which are left out
     * @throws Problem `not_found`, `list_full`, `templates_need_slots`
     */
    copy: (actor: Actor, id: string, key?: string): Promise<CreatedTemplate> =>
      transaction((tx) => copyInto(tx, actor, id, key)),

    /**
     * Deletes a template; deleting it again changes nothing. Its client key becomes free.
     * @throws Problem `not_found`, `forbidden`, `templates_need_slots`
     */
    remove: (actor: Actor, id: string): Promise<void> =>
      transaction(async (tx) => {
        const { deletedAt } = await lockEditable(tx, actor, id)
        if (deletedAt) return
        await tx.updateTable('templates').set({ deleted_at: now, client_key: null }).where('id', '=', id).execute()
      }),

    /**
     * Restores a deleted template.
     * @throws Problem `not_found`, `forbidden`, `template_exists`, `list_full`, `templates_need_slots`
     */
    restore: (actor: Actor, id: string): Promise<void> =>
      refuseSameName(
        transaction(async (tx) => {
          const { deletedAt, ownerId } = await findReadable(tx, actor, id, 'FOR UPDATE')
          if (ownerId !== ownerOf(actor)) throw new Problem('forbidden')
          if (!deletedAt) return
          const isTest = await lockForNewTemplate(tx, actor)
          await tx.updateTable('templates').set({ deleted_at: null, is_test: isTest }).where('id', '=', id).execute()
        }),
      ),
  }
}
