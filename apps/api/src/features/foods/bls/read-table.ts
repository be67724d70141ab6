import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type FoodInput, foodInput } from '@kostbar/contracts/foods/schemas'
import Papa from 'papaparse'
import { type BlsColumns, type BlsNutrient, blsColumns, codeHeading } from './columns.ts'
import { blsAisle, parseBlsValue } from './values.ts'

/** A food read from the table. */
export interface BlsFood {
  /** Code of the food in the table, for example `C133000`. */
  readonly key: string
  readonly input: FoodInput
}

/** A line that cannot be imported, with the reason in English. */
export interface RefusedLine {
  /** Line number in the file; the headings are line 1. */
  readonly line: number
  readonly name: string
  readonly reason: string
}

export type BlsLine = BlsFood | RefusedLine

/** Bytes read to detect the format; enough for the headings of all components. */
const startBytes = 128 * 1024

const byteOrderMark = Buffer.from('\ufeff')

/**
 * Detects byte order mark, delimiter and encoding of a CSV file.
 * @throws Error when the file is not a Bundeslebensmittelschlüssel
 */
async function findFormat(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0)
    const start = buffer.subarray(0, bytesRead)
    if (start.subarray(0, 2).toString('latin1') === 'PK')
      throw new Error('This is a workbook. Save its sheet as CSV (UTF-8) and import that.')
    const bomBytes = start.subarray(0, 3).equals(byteOrderMark) ? 3 : 0
    const delimiter = new RegExp(`^"?${codeHeading}"?([;,\\t])`).exec(start.toString('latin1', bomBytes))?.[1]
    if (!delimiter) throw new Error(`The first column of the file is not '${codeHeading}'.`)
    return { bomBytes, delimiter, encoding: isUtf8(start) ? 'utf8' : 'latin1' } as const
  } finally {
    await file.close()
  }
}

/**
 * Whether the beginning of a file is UTF-8. Otherwise it is read as Latin-1: spreadsheets write Windows-1252, which has
 * the same letters.
 */
function isUtf8(start: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * A part such as sugar, or null (unknown) when it exceeds the whole (carbs): both are measured separately, so this
 * happens.
 */
const partOf = (part: number | null, whole: number) => (part !== null && part <= whole ? part : null)

function toFood(cells: readonly string[], columns: BlsColumns, line: number): BlsLine {
  const key = (cells[columns.code] ?? '').trim()
  const name = (cells[columns.name] ?? '').trim()
  const refuse = (reason: string): RefusedLine => ({ line, name: name || key, reason })
  if (key === '') return refuse('has no code')
  const values = new Map<BlsNutrient, number | null>()
  for (const [nutrient, { index, factor }] of Object.entries(columns.nutrients)) {
    const value = parseBlsValue(cells[index] ?? '', factor)
    if (value === undefined) return refuse(`has an unreadable value for ${nutrient}: ${cells[index]}`)
    values.set(nutrient as BlsNutrient, value)
  }
  const nutrientOf = (nutrient: BlsNutrient) => values.get(nutrient) ?? null
  const [kcal, carbs, proteins, fats] = [
    nutrientOf('kcal'),
    nutrientOf('carbs'),
    nutrientOf('proteins'),
    nutrientOf('fats'),
  ]
  if (kcal === null || carbs === null || proteins === null || fats === null)
    return refuse('lacks energy, carbohydrates, protein or fat')
  const parsed = foodInput.safeParse({
    name,
    aisle: blsAisle(key, name),
    ...{ kcal, carbs, proteins, fats },
    fibre: nutrientOf('fibre'),
    sugar: partOf(nutrientOf('sugar'), carbs),
    saturates: partOf(nutrientOf('saturates'), fats),
    salt: nutrientOf('salt'),
    // The table knows no allergens: they are unknown, not absent.
    allergens: [],
    allergensStated: false,
  })
  if (parsed.success) return { key, input: parsed.data }
  const [issue] = parsed.error.issues
  return refuse(`is not possible: ${issue?.path.join('.')}, ${issue?.message}`)
}

/**
 * Reads the table line by line, without holding it in memory: CSV with commas, semicolons or tabs, decimal commas or points.
 * @throws Error when the file cannot be read or a column is missing
 */
export async function* readBlsTable(path: string): AsyncGenerator<BlsLine> {
  const { bomBytes, delimiter, encoding } = await findFormat(path)
  const file = createReadStream(path, { start: bomBytes, encoding })
  const rows = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter })
  file.on('error', (error) => rows.destroy(error))
  file.pipe(rows)
  let columns: BlsColumns | undefined
  let line = 0
  for await (const cells of rows as AsyncIterable<string[]>) {
    line += 1
    if (!columns) columns = blsColumns(cells)
    else if (cells.some((cell) => cell.trim() !== '')) yield toFood(cells, columns, line)
  }
}
