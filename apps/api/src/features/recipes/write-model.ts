import { isDeepStrictEqual } from 'node:util'
import type { RecipeSource } from '@kostbar/contracts/recipes/source'
import { type Actor, isAdmin, ownerOf } from '../../http/actor.ts'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { retryDeadlocks } from '../../infra/database-errors.ts'
import { countRows, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import {
  type IngredientInput,
  type LinkedIngredient,
  linkFoods,
  loadIngredients,
  replaceIngredients,
  toRows,
  valueColumns,
} from './ingredients.ts'
import { pictureOf } from './picture.ts'

/** Most recipes of a trainer, so that one account cannot fill the table. */
const maxRecipesPerTrainer = 2000

export interface RecipeInput {
  name: string
  description: string
  image: string | null
  nutritionBy: 'FOODS' | 'HAND'
  kcal: number
  carbs: number
  proteins: number
  fats: number
  servings: number
  prepMinutes: number | null
  tags: string[]
  allergensBy: 'FOODS' | 'HAND'
  allergens: string[]
  /** Whether an empty list means that the recipe has no allergens, not that they are unknown. */
  allergensStated: boolean
  ingredients: IngredientInput[]
  steps: string[]
  /** Source of an imported recipe; null for the author's own. */
  source: RecipeSource | null
}

export interface NewRecipe extends RecipeInput {
  /** Client key of the request; undefined adds a recipe in any case. */
  key?: string | undefined
}

/** Edit of a recipe; an undefined image or source keeps the stored one. */
export interface RecipeEdit extends Omit<RecipeInput, 'image' | 'source'> {
  image?: string | null | undefined
  source?: RecipeSource | null | undefined
  version: number
}

/** Checks the limit of recipes. The caller has locked the trainer. @throws Problem `list_full` */
async function refuseFullLibrary(tx: Tx, ownerId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('recipes')
    .select(countRows)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (count >= maxRecipesPerTrainer) throw new Problem('list_full')
}

const sourceColumns = (source: RecipeSource | null) => ({
  source_title: source?.title ?? null,
  source_author: source?.author ?? null,
  source_url: source?.url ?? null,
})

function writtenColumns(recipe: Omit<RecipeInput, 'image' | 'source'>, ingredients: readonly LinkedIngredient[]) {
  const names = ingredients.map(({ normalName }) => normalName)
  return {
    name: recipe.name,
    description: recipe.description,
    picture: pictureOf({ name: recipe.name, tags: recipe.tags, ingredients: names }),
    ingredient_names: [...new Set(names)],
    servings: recipe.servings,
    prep_minutes: recipe.prepMinutes,
    tags: [...new Set(recipe.tags)],
    steps: recipe.steps,
    ...valueColumns(recipe, ingredients),
  }
}

/**
 * Runs a transaction that locks foods and a recipe, and repeats it after a deadlock: an import changes its foods in the
 * order of its file.
 */
const changeRecipe = <Answer>(
  transaction: Database['transaction'],
  run: (tx: Tx) => Promise<Answer>,
): Promise<Answer> => retryDeadlocks(() => transaction(run))

/** Id of the recipe that was added with this key before. */
export const findByKey = async (db: Db, actor: Actor, key: string): Promise<string | undefined> => {
  const ownerId = ownerOf(actor)
  const recipe = await db
    .selectFrom('recipes')
    .select('id')
    .where('owner_id', ownerId === null ? 'is' : '=', ownerId)
    .where('client_key', '=', key)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return recipe?.id
}

/**
 * Creates a recipe: an admin for everyone, a trainer for their clients. Repeated with the same key, creates none.
 * @returns its id
 * @throws Problem `list_full`, `invalid_input`
 */
export async function createRecipe({ transaction }: Database, actor: Actor, draft: NewRecipe): Promise<string> {
  const ownerId = ownerOf(actor)
  return changeRecipe(transaction, async (tx) => {
    // Additions of one author run one after another: a repeated request finds the recipe of the first.
    await lockUser(tx, actor.id)
    const existing = draft.key === undefined ? undefined : await findByKey(tx, actor, draft.key)
    if (existing) return existing
    if (ownerId) await refuseFullLibrary(tx, ownerId)
    const ingredients = await linkFoods(tx, actor, draft.ingredients)
    const columns = writtenColumns(draft, ingredients)
    const { id } = await tx
      .insertInto('recipes')
      .values({
        id: newId,
        owner_id: ownerId,
        client_key: draft.key ?? null,
        image_key: draft.image,
        ...columns,
        ...sourceColumns(draft.source),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await replaceIngredients(tx, id, ingredients)
    return id
  })
}

/**
 * Locks a recipe that the actor may edit or withdraw: an admin any, a trainer only their own.
 * @throws Problem `not_found`; `forbidden` when a trainer changes everyone's recipe
 */
async function lockEditable(tx: Tx, actor: Actor, id: string): Promise<{ version: number }> {
  const recipe = await tx
    .selectFrom('recipes')
    .select(['version', 'owner_id'])
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (recipe && (isAdmin(actor) || recipe.owner_id === actor.id)) return recipe
  throw new Problem(recipe && recipe.owner_id === null ? 'forbidden' : 'not_found')
}

/** Storage key of a recipe's photo, null without one. Does not check who may see the recipe. */
export const storedImageKey = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom('recipes').select('image_key').where('id', '=', id).executeTakeFirst())?.image_key ?? null

/** Columns that an edit writes; those of an image or source that it keeps are missing. */
const editedColumns = (edit: RecipeEdit, ingredients: readonly LinkedIngredient[]) => ({
  ...writtenColumns(edit, ingredients),
  ...(edit.image !== undefined && { image_key: edit.image }),
  ...(edit.source !== undefined && sourceColumns(edit.source)),
})

type EditedColumns = ReturnType<typeof editedColumns>

/** Whether a recipe is as an edit would write it: the edit is repeated, because its answer was lost. */
async function isWritten(
  tx: Tx,
  id: string,
  columns: EditedColumns,
  ingredients: readonly LinkedIngredient[],
): Promise<boolean> {
  const names = Object.keys(columns) as (keyof EditedColumns)[]
  const stored = await tx.selectFrom('recipes').select(names).where('id', '=', id).executeTakeFirst()
  return isDeepStrictEqual(stored, columns) && isDeepStrictEqual(await loadIngredients(tx, id), toRows(id, ingredients))
}

/**
 * Writes a new version of a recipe; plans use its values from now on. Repeating an edit changes nothing.
 * @returns false, without a change, when the recipe has another version by now
 * @throws Problem `not_found`, `forbidden`, `invalid_input`
 */
export async function editRecipe(
  { transaction }: Database,
  actor: Actor,
  id: string,
  edit: RecipeEdit,
): Promise<boolean> {
  return changeRecipe(transaction, async (tx) => {
    const ingredients = await linkFoods(tx, actor, edit.ingredients)
    const columns = editedColumns(edit, ingredients)
    const { version } = await lockEditable(tx, actor, id)
    if (version !== edit.version) return isWritten(tx, id, columns, ingredients)
    await tx
      .updateTable('recipes')
      .set({ ...columns, version: version + 1, updated_at: now })
      .where('id', '=', id)
      .execute()
    await replaceIngredients(tx, id, ingredients)
    return true
  })
}

/**
 * Withdraws a recipe; it stays in plans. Its client key becomes free: what an author sends again after the withdrawal
 * is a new recipe.
 * @throws Problem `not_found`, `forbidden`
 */
export const withdrawRecipe = ({ transaction }: Database, actor: Actor, id: string): Promise<void> =>
  transaction(async (tx) => {
    await lockEditable(tx, actor, id)
    await tx.updateTable('recipes').set({ withdrawn_at: now, client_key: null }).where('id', '=', id).execute()
  })
