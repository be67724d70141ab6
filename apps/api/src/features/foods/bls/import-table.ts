import { sql } from 'kysely'
import type { Database, Tx } from '../../../infra/database.ts'
import { retryDeadlocks } from '../../../infra/database-errors.ts'
import type { AfterFoodChange } from '../write-model.ts'
import { type BlsFood, type RefusedLine, readBlsTable } from './read-table.ts'

/** Foods per transaction; after an interruption, the next import adds the rest. */
const batchSize = 500

export interface BlsImportResult {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
  readonly refused: readonly RefusedLine[]
}

interface ImportParams {
  /** Path of the operator's CSV file. */
  readonly path: string
  /** Edition of the table, for example `4.0`. */
  readonly version: string
  /** Recomputes the recipes that depend on a changed food. */
  readonly afterChange: AfterFoodChange
  readonly onProgress?: (count: number) => void
}

type Outcome = 'ADDED' | 'UPDATED' | 'UNCHANGED' | 'EDITED' | 'NAME_TAKEN'

const incoming = (foods: readonly BlsFood[], version: string) => {
  const rows = foods.map(({ key, input }) => ({ key, version, ...input }))
  return sql`incoming AS (
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS i(key text, version text, name text, aisle text,
      kcal float8, carbs float8, proteins float8, fats float8, fibre float8, sugar float8, saturates float8, salt float8))`
}

/**
 * Updates foods whose values were not edited since their import. Name, aisle, measures and allergens are maintained
 * here and stay as they are.
 */
const updateKnown = (foods: readonly BlsFood[], version: string) => sql<{ id: string; key: string }>`
  WITH ${incoming(foods, version)}
  UPDATE foods f SET kcal = i.kcal, carbs = i.carbs, proteins = i.proteins, fats = i.fats, fibre = i.fibre, sugar = i.sugar,
         saturates = i.saturates, salt = i.salt, source_version = i.version, updated_at = now()
    FROM incoming i
   WHERE f.source_key = i.key AND f.source = 'BLS'
     AND (f.kcal, f.carbs, f.proteins, f.fats, f.fibre, f.sugar, f.saturates, f.salt, f.source_version)
         IS DISTINCT FROM (i.kcal, i.carbs, i.proteins, i.fats, i.fibre, i.sugar, i.saturates, i.salt, i.version)
  RETURNING f.id, f.source_key AS key`

/** Adds foods with a new key and a name that no other food of everyone has. */
const addNew = (foods: readonly BlsFood[], version: string) => sql<{ key: string }>`
  WITH ${incoming(foods, version)}
  INSERT INTO foods (id, source, source_key, source_version, name, aisle, kcal, carbs, proteins, fats, fibre, sugar, saturates, salt)
  SELECT uuidv7(), 'BLS', key, version, name, aisle::"Aisle", kcal, carbs, proteins, fats, fibre, sugar, saturates, salt
    FROM incoming ON CONFLICT DO NOTHING
  RETURNING source_key AS key`

async function importBatch(tx: Tx, foods: readonly BlsFood[], { version, afterChange }: ImportParams) {
  const keys = foods.map(({ key }) => key)
  const known = await tx
    .selectFrom('foods')
    .select(['source_key as key', 'source'])
    .where(sql<boolean>`source_key = ANY(${keys}::text[])`)
    .execute()
  const updated = (await updateKnown(foods, version).execute(tx)).rows
  for (const { id } of updated) await afterChange(tx, id)
  const added = (await addNew(foods, version).execute(tx)).rows
  const outcomes = new Map<string, Outcome>()
  for (const { key, source } of known) if (key) outcomes.set(key, source === 'BLS' ? 'UNCHANGED' : 'EDITED')
  for (const { key } of updated) outcomes.set(key, 'UPDATED')
  for (const { key } of added) outcomes.set(key, 'ADDED')
  return outcomes
}

interface ReadFood extends BlsFood {
  readonly line: number
}

/**
 * Imports the Bundeslebensmittelschlüssel as foods for everyone. Foods of an earlier import are updated unless their
 * values were edited here, so importing the same file twice changes nothing. A food is refused when everyone already
 * has a food with its name.
 * @throws Error when the file is not a Bundeslebensmittelschlüssel
 */
export async function importBlsTable(
  { transaction }: Pick<Database, 'transaction'>,
  params: ImportParams,
): Promise<BlsImportResult> {
  const counts: Record<Outcome, number> = { ADDED: 0, UPDATED: 0, UNCHANGED: 0, EDITED: 0, NAME_TAKEN: 0 }
  const refused: RefusedLine[] = []
  const seen = new Set<string>()
  let batch: ReadFood[] = []
  let line = 1
  const refuse = ({ line: at, input: { name } }: ReadFood, reason: string) => refused.push({ line: at, name, reason })
  const flush = async () => {
    if (batch.length === 0) return
    const outcomes = await retryDeadlocks(() => transaction((tx) => importBatch(tx, batch, params)))
    for (const food of batch) {
      const outcome = outcomes.get(food.key) ?? 'NAME_TAKEN'
      counts[outcome] += 1
      if (outcome === 'EDITED') refuse(food, 'was edited here and stays as it is')
      if (outcome === 'NAME_TAKEN') refuse(food, 'has the name of a food that everyone has already')
    }
    batch = []
    params.onProgress?.(Object.values(counts).reduce((sum, count) => sum + count, 0))
  }
  for await (const read of readBlsTable(params.path)) {
    line += 1
    if ('reason' in read) refused.push(read)
    else if (seen.has(read.key)) refused.push({ line, name: read.input.name, reason: 'repeats a code' })
    else {
      seen.add(read.key)
      batch.push({ ...read, line })
      if (batch.length === batchSize) await flush()
    }
  }
  await flush()
  return { added: counts.ADDED, updated: counts.UPDATED, unchanged: counts.UNCHANGED, refused }
}
