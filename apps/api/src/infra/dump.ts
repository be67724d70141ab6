import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A row of a dump by the names of its columns, as text; null is SQL's NULL. */
export type DumpedRow = Readonly<Record<string, string | null>>

const copyPattern = /^COPY (?:public\.)?(?<table>\w+) \((?<columns>[^)]+)\) FROM stdin;$/

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

const parseValue = (text: string) =>
  text === '\\N' ? null : text.replace(/\\(.)/gs, (_escape, letter: string) => escapes[letter] ?? letter)

/** A table of the dump that is being read. */
interface OpenTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: DumpedRow[]
}

function openTable(line: string): OpenTable | undefined {
  const { table: name, columns = '' } = copyPattern.exec(line)?.groups ?? {}
  return name === undefined ? undefined : { name, columns: columns.split(', '), rows: [] }
}

function addRow({ columns, rows }: OpenTable, line: string): void {
  const values = line.split('\t').map(parseValue)
  rows.push(Object.fromEntries(columns.map((name, index) => [name, values[index] ?? null])))
}

/**
 * Reads tables of the schema public from a plain `pg_dump`, in the text format of `COPY`.
 * @param path of the dump, in UTF-8
 * @returns the rows of each table that the dump contains, by its name
 * @throws Error when the file ends within a table
 */
export async function readDump(path: string): Promise<ReadonlyMap<string, readonly DumpedRow[]>> {
  const tables = new Map<string, readonly DumpedRow[]>()
  let open: OpenTable | undefined
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!open) {
      open = openTable(line)
    } else if (line === '\\.') {
      tables.set(open.name, open.rows)
      open = undefined
    } else {
      addRow(open, line)
    }
  }
  if (open) throw new Error(`${path} ends within the table ${open.name}: the copy is incomplete.`)
  return tables
}
