import type { Weekday } from '@kostbar/contracts/meals'
import { sql } from 'kysely'
import type { Db, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { type EntryContent, type MealContent, type MealSlot, mealSlotKey, slotRows } from '../nutritionplan/service.ts'

/** Content of a template: its meals by `mealSlotKey`. */
export type TemplateContent = ReadonlyMap<string, MealContent>

type ById = Params<{ templateId: string }>

const listEntries = prepared((db, { templateId }: ById) =>
  db
    .selectFrom('template_entries')
    .select(['id', 'day', 'meal', 'portions', 'grams', 'locked'])
    .select(['recipe_id as recipeId', 'food_id as foodId', 'recipe_version as recipeVersion'])
    .where('template_id', '=', templateId)
    .orderBy('position')
    .orderBy('id'),
)

const listNotes = prepared((db, { templateId }: ById) =>
  db.selectFrom('template_notes').select(['day', 'meal', 'note']).where('template_id', '=', templateId),
)

/** Loads the content of a template; two queries. */
export async function loadContent(db: Db, templateId: string): Promise<TemplateContent> {
  const [entries, notes] = [await listEntries(db, { templateId }), await listNotes(db, { templateId })]
  const content = new Map<string, MealContent>(notes.map((row) => [mealSlotKey(row), { note: row.note, entries: [] }]))
  for (const [key, planned] of Map.groupBy(entries, mealSlotKey))
    content.set(key, {
      note: content.get(key)?.note ?? '',
      entries: planned.map(({ day: _day, meal: _meal, ...entry }) => entry),
    })
  return content
}

export interface MealOfTemplate extends MealSlot {
  readonly content: MealContent
}

type EntryRow = MealSlot & Omit<EntryContent, 'id' | 'recipeVersion'> & { readonly position: number }

const rowsOf = (meals: readonly MealOfTemplate[]): EntryRow[] =>
  meals.flatMap(({ day, meal, content }) =>
    content.entries.map(({ recipeId, foodId, portions, grams, locked }, position) => {
      return { day, meal, position, recipeId, foodId, portions, grams, locked }
    }),
  )

/**
 * Replaces meals of a template; its recipes count as seen in their current versions. The caller has locked the
 * template.
 */
export async function storeMeals(tx: Tx, templateId: string, meals: readonly MealOfTemplate[]): Promise<void> {
  await sql`
    DELETE FROM template_entries e USING ${slotRows(meals)}
     WHERE e.template_id = ${templateId} AND e.day = c.day AND e.meal = c.meal`.execute(tx)
  await sql`
    DELETE FROM template_notes n USING ${slotRows(meals)}
     WHERE n.template_id = ${templateId} AND n.day = c.day AND n.meal = c.meal`.execute(tx)
  const rows = rowsOf(meals)
  if (rows.length > 0)
    await sql`
      INSERT INTO template_entries
             (id, template_id, day, meal, position, recipe_id, food_id, portions, grams, locked, recipe_version)
      SELECT uuidv7(), ${templateId}::uuid, n.day, n.meal, n.position, n."recipeId", n."foodId", n.portions, n.grams, n.locked,
             coalesce(r.version, 1)
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
               day "Weekday", meal "Meal", position int, "recipeId" uuid, "foodId" uuid, portions float8, grams float8,
               locked bool)
        LEFT JOIN recipes r ON r.id = n."recipeId"`.execute(tx)
  const notes = meals.flatMap(({ day, meal, content: { note } }) =>
    note === '' ? [] : [{ template_id: templateId, day, meal, note }],
  )
  if (notes.length > 0) await tx.insertInto('template_notes').values(notes).execute()
}

/** Meals of a template's content with day and meal. */
export const mealsOf = (content: TemplateContent): MealOfTemplate[] =>
  [...content].map(([key, meal]) => {
    const [day, name] = key.split(' ') as [Weekday, MealSlot['meal']]
    return { day, meal: name, content: meal }
  })
