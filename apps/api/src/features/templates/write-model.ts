import type { Parsed } from '@kostbar/contracts/endpoint'
import type { Weekday } from '@kostbar/contracts/meals'
import type { templates } from '@kostbar/contracts/templates/endpoints'
import { templateNameLength } from '@kostbar/contracts/templates/limits'
import type { TemplateInput, TemplateStatus } from '@kostbar/contracts/templates/schemas'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { isUniqueViolation } from '../../infra/database-errors.ts'
import { json, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { problemTexts } from '../../problems/texts.ts'
import { isSameMeal, itemIdOf, loadItems, type MealContent, mealFromInput, slotKey } from '../nutritionplan/service.ts'
import { loadContent, type MealOfTemplate, mealsOf, storeMeals, type TemplateContent } from './content.ts'
import { loadRights, lockForNewTemplate, ownerOf } from './rights.ts'
import { isReadableBy } from './rows.ts'
import { texts } from './texts.ts'

type DayInput = Parsed<typeof templates.saveDay>['body']
type DetailsInput = Parsed<typeof templates.update>['body']

/** A template with the data needed for writing. */
interface LockedTemplate {
  readonly id: string
  readonly ownerId: string | null
  readonly name: string
  readonly description: string
  readonly goal: TemplateInput['goal']
  readonly tags: string[]
  readonly kcal: number | null
  readonly carbs: number | null
  readonly proteins: number | null
  readonly fats: number | null
  readonly isTest: boolean
  readonly version: number
  readonly detailsVersion: number
  readonly dayVersions: Readonly<Partial<Record<Weekday, number>>>
  readonly deletedAt: Date | null
}

const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * User whose view decides which recipes and foods an actor's templates may contain: the actor, or for system templates
 * `nobody`, who only sees what everyone sees.
 */
const planner = (actor: Actor): string => ownerOf(actor) ?? nobody

async function findReadable(db: Db, actor: Actor, id: string, lock: 'FOR UPDATE' | ''): Promise<LockedTemplate> {
  const { rows } = await sql<LockedTemplate>`
    SELECT t.id, t.owner_id AS "ownerId", t.name, t.description, t.goal, t.tags, t.kcal, t.carbs, t.proteins, t.fats,
           t.is_test AS "isTest", t.version, t.details_version AS "detailsVersion", t.day_versions AS "dayVersions",
           t.deleted_at AS "deletedAt"
      FROM templates t WHERE t.id = ${id} AND ${isReadableBy(actor)} ${sql.raw(lock)}`.execute(db)
  const [template] = rows
  if (!template) throw new Problem('not_found')
  return template
}

/**
 * Locks a template that the actor may change.
 * @throws Problem `not_found`; `forbidden` when a trainer changes a system template; `templates_need_slots`
 */
async function lockEditable(tx: Tx, actor: Actor, id: string): Promise<LockedTemplate> {
  const template = await findReadable(tx, actor, id, 'FOR UPDATE')
  if (template.ownerId !== ownerOf(actor)) throw new Problem('forbidden')
  const { hasSlots } = await loadRights(tx, actor)
  if (!hasSlots && !template.isTest) throw new Problem('templates_need_slots')
  return template
}

/** Like `lockEditable`, but refuses deleted templates. @throws Problem `not_found` */
async function lockPresent(tx: Tx, actor: Actor, id: string): Promise<LockedTemplate> {
  const template = await lockEditable(tx, actor, id)
  if (template.deletedAt) throw new Problem('not_found')
  return template
}

/**
 * Turns a violation of the unique name into a Problem.
 * @throws Problem `template_exists` when the owner has another template with this name
 */
async function refuseSameName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error))
      throw new Problem('template_exists', { fields: { name: problemTexts.template_exists } })
    throw error
  }
}

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

/** Inserts a template without meals. @returns its id @throws Problem `list_full`, `templates_need_slots` */
async function insertTemplate(tx: Tx, actor: Actor, columns: DetailColumns): Promise<string> {
  const isTest = await lockForNewTemplate(tx, actor)
  const { id } = await tx
    .insertInto('templates')
    .values({ id: newId, owner_id: ownerOf(actor), is_test: isTest, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ids of the recipes and foods of meals. */
const itemIdsOf = (meals: readonly MealContent[]) => ({
  recipeIds: [...new Set(meals.flatMap(({ entries }) => entries.flatMap(({ recipeId }) => recipeId ?? [])))],
  foodIds: [...new Set(meals.flatMap(({ entries }) => entries.flatMap(({ foodId }) => foodId ?? [])))],
})

/** Removes entries that the actor may not plan. @returns the remaining meals, and the names of what was left out */
async function withoutInvisible(tx: Tx, actor: Actor, meals: readonly MealOfTemplate[]) {
  const items = await loadItems(tx, planner(actor), itemIdsOf(meals.map(({ content }) => content)))
  const isVisible = (id: string) => items.get(id)?.isVisible === true
  const ids = new Set(meals.flatMap(({ content }) => content.entries.map(itemIdOf)))
  return {
    meals: meals.map(({ content, ...slot }) => ({
      ...slot,
      content: { ...content, entries: content.entries.filter((entry) => isVisible(itemIdOf(entry))) },
    })),
    leftOut: [...ids].filter((id) => !isVisible(id)).flatMap((id) => items.get(id)?.name ?? []),
  }
}

/** Name for a copy that the owner has not used yet. */
async function freeName(tx: Tx, actor: Actor, name: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT lower(name) AS name FROM templates
     WHERE owner_id IS NOT DISTINCT FROM ${ownerOf(actor)}::uuid AND deleted_at IS NULL`.execute(tx)
  const taken = new Set(rows.map((row) => row.name))
  for (let number = 0; ; number += 1) {
    const suffix = number === 0 ? '' : texts.copySuffix(number)
    const candidate = `${[...name]
      .slice(0, templateNameLength - suffix.length)
      .join('')
      .trim()}${suffix}`
    if (!taken.has(candidate.toLowerCase())) return candidate
  }
}

/** Creates, changes, copies and deletes templates and their content. */
export function templateWrites({ transaction }: Pick<Database, 'transaction'>) {
  const copyInto = async (tx: Tx, actor: Actor, id: string): Promise<string> => {
    const { name, description, goal, tags, kcal, carbs, proteins, fats } = await findReadable(tx, actor, id, '')
    const columns = { name, description, goal, tags, kcal, carbs, proteins, fats }
    // Locked first, so that the name stays free until the transaction ends.
    await lockForNewTemplate(tx, actor)
    const copyId = await insertTemplate(tx, actor, { ...columns, name: await freeName(tx, actor, name) })
    const { meals } = await withoutInvisible(tx, actor, mealsOf(await loadContent(tx, id)))
    await storeMeals(tx, copyId, meals)
    return copyId
  }

  return {
    /**
     * Creates a template without meals.
     * @returns its id
     * @throws Problem `template_exists`, `list_full`, `templates_need_slots`
     */
    create: (actor: Actor, input: TemplateInput): Promise<string> =>
      refuseSameName(transaction((tx) => insertTemplate(tx, actor, detailColumns(input)))),

    /**
     * An own template of the trainer, preferably the test template. Without any, copies a system template, or creates
     * an empty one.
     * @returns its id
     * @throws Problem `list_full`
     */
    test: (actor: Actor): Promise<string> =>
      transaction(async (tx) => {
        await tx.selectFrom('users').select('id').where('id', '=', actor.id).forNoKeyUpdate().executeTakeFirstOrThrow()
        const existing = await tx
          .selectFrom('templates')
          .select('id')
          .where('owner_id', '=', actor.id)
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
        if (source) return copyInto(tx, actor, source.id)
        const input = { name: texts.testName, description: '', goal: 'HEALTH', tags: [], targets: null } as const
        return insertTemplate(tx, actor, detailColumns({ ...input, tags: [] }))
      }),

    /**
     * Saves a week as a template.
     * @returns its id, and the names of entries that the actor may not plan, which are left out
     * @throws Problem `template_exists`, `list_full`, `templates_need_slots`
     */
    createFrom: (actor: Actor, input: TemplateInput, loadWeek: (tx: Tx) => Promise<TemplateContent>) =>
      refuseSameName(
        transaction(async (tx) => {
          const id = await insertTemplate(tx, actor, detailColumns(input))
          const { meals, leftOut } = await withoutInvisible(tx, actor, mealsOf(await loadWeek(tx)))
          await storeMeals(tx, id, meals)
          return { id, leftOut }
        }),
      ),

    /**
     * Changes name, goal, tags and targets.
     * @returns the new version of these details
     * @throws Problem `not_found`, `forbidden`, `templates_need_slots`, `changed_meanwhile`, `template_exists`
     */
    update: (actor: Actor, id: string, { version: seen, ...input }: DetailsInput): Promise<number> =>
      refuseSameName(
        transaction(async (tx) => {
          const { version, detailsVersion } = await lockPresent(tx, actor, id)
          if (seen !== detailsVersion) throw new Problem('changed_meanwhile')
          const next = version + 1
          const columns = { ...detailColumns(input), version: next, details_version: next, updated_at: now }
          await tx.updateTable('templates').set(columns).where('id', '=', id).execute()
          return next
        }),
      ),

    /**
     * Replaces meals of a day. Repeating a save returns the present version.
     * @returns the day's new version
     * @throws Problem `not_found`, also for items that the owner may not plan; `forbidden`, `templates_need_slots`,
     * `changed_meanwhile`
     */
    saveDay: (actor: Actor, id: string, { day, version: seen, meals }: DayInput): Promise<number> =>
      transaction(async (tx) => {
        const { version, dayVersions } = await lockPresent(tx, actor, id)
        const content = await loadContent(tx, id)
        const present = (meal: DayInput['meals'][number]['meal']) =>
          content.get(slotKey({ day, meal })) ?? { note: '', entries: [] }
        const changed = meals
          .map(({ meal, ...input }) => ({
            day,
            meal,
            before: present(meal),
            content: mealFromInput(input, present(meal)),
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
        await lockPresent(tx, actor, id)
        await tx.updateTable('templates').set({ status }).where('id', '=', id).execute()
      }),

    /**
     * Copies a template.
     * @returns the id of the copy
     * @throws Problem `not_found`, `list_full`, `templates_need_slots`
     */
    copy: (actor: Actor, id: string): Promise<string> => transaction((tx) => copyInto(tx, actor, id)),

    /**
     * Deletes a template; deleting it again changes nothing.
     * @throws Problem `not_found`, `forbidden`, `templates_need_slots`
     */
    remove: (actor: Actor, id: string): Promise<void> =>
      transaction(async (tx) => {
        const { deletedAt } = await lockEditable(tx, actor, id)
        if (!deletedAt) await tx.updateTable('templates').set({ deleted_at: now }).where('id', '=', id).execute()
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

/**
 * Refuses recipes and foods that the owner may not plan, unless the template already contains them.
 * @throws Problem `not_found`
 */
async function refuseInvisible(
  tx: Tx,
  actor: Actor,
  content: TemplateContent,
  meals: readonly MealOfTemplate[],
): Promise<void> {
  const items = await loadItems(tx, planner(actor), itemIdsOf(meals.map((meal) => meal.content)))
  const known = new Set([...content.values()].flatMap(({ entries }) => entries.map(itemIdOf)))
  const ids = meals.flatMap((meal) => meal.content.entries.map(itemIdOf))
  if (ids.some((id) => !(items.get(id)?.isVisible || (items.has(id) && known.has(id))))) throw new Problem('not_found')
}
