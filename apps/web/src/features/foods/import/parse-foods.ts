import { type FoodInput, foodInput } from '@kostbar/contracts/foods/schemas'
import { type Allergen, allergens } from '@kostbar/contracts/recipes/allergens'
import { type Aisle, aisles } from '@kostbar/contracts/shopping/aisles'
import { parseCsv } from '../../../lib/parse-csv.ts'
import { parseGermanNumber, parseRequiredNumber } from '../../../lib/parse-number.ts'
import { texts } from './texts.ts'

/** Parsed line of a list of foods. */
export interface ParsedFood {
  /** Line number, starting at 1 with the headings. */
  readonly line: number
  readonly name: string
  /** Food of the line; null if the line is invalid. */
  readonly input: FoodInput | null
  /** Reason in German why the line is invalid; null otherwise. */
  readonly problem: string | null
}

/** Foods of a list, or the names of required columns that are missing. */
export type ParsedList = { readonly foods: readonly ParsedFood[] } | { readonly missing: readonly string[] }

const requiredColumns = {
  name: /^(name|lebensmittel|bezeichnung)$/,
  kcal: /^(kcal|energie|brennwert|kalorien)$/,
  carbs: /^(kohlenhydrate|kh|carbs)$/,
  proteins: /^(proteine?|eiwei(ß|ss))$/,
  fats: /^fette?$/,
} as const

const optionalColumns = {
  fibre: /^ballaststoffe$/,
  sugar: /^(davon )?zucker$/,
  saturates: /^(davon )?ges(ä|ae)ttigte( fetts(ä|ae)uren)?$/,
  salt: /^salz$/,
  gramsPerPiece: /^(g|gramm) (je|pro) st(ü|ue)ck$/,
  aisle: /^(abteilung|regal)$/,
  allergens: /^allergene?$/,
} as const

type FoodColumn = keyof typeof requiredColumns | keyof typeof optionalColumns

/**
 * Normalized heading: lower case, without units: `Energie (kcal)` becomes `energie`, `Fett in g je 100 g` becomes
 * `fett`.
 */
const headingOf = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]/g, '')
    .replace(/ in g\b.*$| je 100 ?g$/, '')
    .trim()

/** Whether a heading gives the energy in kilojoules only, as in `Energie (kJ)`: not a column to take kcal from. */
const isInKilojoules = (cell: string) => /\bkj\b/i.test(cell) && !/\bkcal\b/i.test(cell)

const noAllergens = /^(keine?|frei|ohne|-)$/i

/**
 * Parses allergens: letters or names separated by commas, spaces or slashes. `keine` declares that there are none; an
 * empty cell declares nothing. Null if a word is unknown.
 */
function parseAllergens(cell: string): Pick<FoodInput, 'allergens' | 'allergensStated'> | null {
  const text = cell.trim()
  if (text === '') return { allergens: [], allergensStated: false }
  if (noAllergens.test(text)) return { allergens: [], allergensStated: true }
  const letters = text.split(/[\s,;/]+/).map((word) => {
    const [letter] =
      Object.entries(allergens).find(([key, name]) => [key, name.toUpperCase()].includes(word.toUpperCase())) ?? []
    return letter as Allergen | undefined
  })
  const known = letters.filter((letter) => letter !== undefined)
  return known.length === letters.length ? { allergens: known, allergensStated: true } : null
}

function parseAisle(cell: string): Aisle | null {
  const text = cell.trim().toLowerCase()
  if (text === '') return 'PANTRY'
  return (Object.keys(aisles) as Aisle[]).find((key) => aisles[key].toLowerCase() === text) ?? null
}

function toFood(cells: readonly string[], columns: ReadonlyMap<FoodColumn, number>, line: number): ParsedFood {
  const cell = (column: FoodColumn) => cells[columns.get(column) ?? -1]?.trim() ?? ''
  const name = cell('name')
  const refuse = (problem: string): ParsedFood => ({ line, name: name || cells.join(' ').trim(), input: null, problem })
  const allergensOf = parseAllergens(cell('allergens'))
  if (!allergensOf) return refuse(texts.unknownAllergens(cell('allergens')))
  const aisle = parseAisle(cell('aisle'))
  if (!aisle) return refuse(texts.unknownAisle(cell('aisle')))
  const required = (column: FoodColumn) => parseRequiredNumber(cell(column))
  const optional = (column: FoodColumn) => parseGermanNumber(cell(column)) ?? null
  const parsed = foodInput.safeParse({
    name,
    aisle,
    kcal: required('kcal'),
    carbs: required('carbs'),
    proteins: required('proteins'),
    fats: required('fats'),
    fibre: optional('fibre'),
    sugar: optional('sugar'),
    saturates: optional('saturates'),
    salt: optional('salt'),
    gramsPerPiece: optional('gramsPerPiece'),
    ...allergensOf,
  })
  if (parsed.success) return { line, name: parsed.data.name, input: parsed.data, problem: null }
  const [issue] = parsed.error.issues
  return refuse(texts.invalid(String(issue?.path[0] ?? ''), issue?.message ?? ''))
}

/**
 * Parses a pasted list or the text of a CSV file. The first line holds the headings in any order; values are per 100 g.
 */
export function parseFoods(text: string): ParsedList {
  const [headings = [], ...rows] = parseCsv(text.trimStart(), text.trimStart().split('\n', 1)[0])
  const names = headings.map((cell) => (isInKilojoules(cell) ? null : headingOf(cell)))
  const columns = new Map(
    Object.entries({ ...requiredColumns, ...optionalColumns }).flatMap(([column, pattern]) => {
      const index = names.findIndex((name) => name !== null && pattern.test(name))
      return index < 0 ? [] : [[column as FoodColumn, index] as const]
    }),
  )
  const missing = (Object.keys(requiredColumns) as (keyof typeof requiredColumns)[]).filter((key) => !columns.has(key))
  if (missing.length > 0) return { missing: missing.map((key) => texts.columns[key]) }
  return {
    foods: rows.flatMap((cells, index) =>
      cells.every((cell) => cell.trim() === '') ? [] : [toFood(cells, columns, index + 2)],
    ),
  }
}
