import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A row of a dump by the names of its columns, as text; null is SQL's NULL. */
export type DumpedRow = Readonly<Record<string, string | null>>

const copyPattern = /^COPY (?:public\.)?(?<table>\w+) \((?<columns>[^)]+)\) FROM stdin;$/

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

const parseValue = (text: string) =>
  text === '\\N' ? null : text.replace(/\\(.)/gs, (_escape, letter: string) => escapes[letter] ?? letter)

/**
 * Reads the rows of a plain `pg_dump`, in the text format of `COPY`.
 * @param path of the dump, in UTF-8
 * @returns the rows with the names of their tables, which are in the schema public, in the order of the file
 * @throws Error when the file ends within a table
 */
export async function* dumpedRows(path: string): AsyncGenerator<{ table: string; row: DumpedRow }> {
  let table: string | undefined
  let columns: readonly string[] = []
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (table === undefined) {
      const copy = copyPattern.exec(line)?.groups
      table = copy?.table
      columns = copy?.columns?.split(', ').map((name) => name.replace(/^"|"$/g, '')) ?? []
    } else if (line === '\\.') {
      table = undefined
    } else {
      const values = line.split('\t').map(parseValue)
      yield { table, row: Object.fromEntries(columns.map((name, index) => [name, values[index] ?? null])) }
    }
  }
  if (table !== undefined) throw new Error(`${path} ends within the table ${table}: the copy is incomplete.`)
}
