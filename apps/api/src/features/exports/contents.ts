import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { csv } from '../../infra/csv.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Storage } from '../../infra/storage.ts'
import type { ZipEntry } from './archive.ts'
import { findConfirmedEmail } from './confirmed-email.ts'
import type { ExportTable } from './export-table.ts'
import { filesOf, type UserFile } from './files.ts'
import { readme } from './readme.ts'
import { tables } from './tables.ts'

/** Callback for the progress of an export: number of finished steps, and of all steps. */
export type Progress = (done: number, total: number) => Promise<void>

const fromParts = (path: string, parts: readonly Buffer[]): ZipEntry => ({
  path,
  size: parts.reduce((size, { length }) => size + length, 0),
  open: async () => Readable.from(parts),
})

const fromText = (path: string, text: string): ZipEntry => fromParts(path, [Buffer.from(text)])

/** The rows of a JSON array, without its brackets. */
const jsonLines = (rows: readonly object[]): string => JSON.stringify(rows, null, 2).slice('[\n'.length, -'\n]'.length)

/** The JSON and CSV files of a table, none without rows, and their number of rows. */
async function writeTable({ file, columns }: ExportTable, pages: AsyncIterable<object[]>) {
  const [jsonParts, csvParts]: [Buffer[], Buffer[]] = [[], []]
  let rows = 0
  for await (const page of pages) {
    if (page.length === 0) continue
    jsonParts.push(Buffer.from(`${rows === 0 ? '[' : ','}\n${jsonLines(page)}`))
    csvParts.push(Buffer.from(csv(columns, page, rows > 0)))
    rows += page.length
    await nextTurn()
  }
  if (rows === 0) return { rows, entries: [] }
  jsonParts.push(Buffer.from('\n]\n'))
  return { rows, entries: [fromParts(`daten/${file}.json`, jsonParts), fromParts(`daten/${file}.csv`, csvParts)] }
}

/** ZIP entry of a stored file; null when the file is missing. @param onOpen called when the ZIP reaches the file */
async function fileEntry(
  storage: Storage,
  { key, path }: UserFile,
  onOpen: () => Promise<void>,
): Promise<ZipEntry | null> {
  const file = await storage.head(key)
  if (!file) return null
  const open = async () => {
    await onOpen()
    const stream = await storage.read(key)
    if (!stream) throw new Error('A file was deleted while the export was made')
    return stream
  }
  return { path: `dateien/${path}`, size: file.size, open }
}

export type ContentsDependencies = Pick<Infra, 'database' | 'storage' | 'dataKeys' | 'siteName'>

/**
 * ZIP entries of a data export. Tables are held in memory as they are written; files are streamed when the ZIP reaches
 * them.
 */
export async function contentsOf(
  { database: { prisma, kysely }, storage, dataKeys, siteName }: ContentsDependencies,
  userId: string,
  progress: Progress,
): Promise<ZipEntry[]> {
  const loadKey = async () => (await dataKeys.ofUsers(kysely, [userId])).get(userId)
  const files = await filesOf(prisma, userId)
  const total = tables.length + files.length
  const entries: ZipEntry[] = []
  const counts: { table: ExportTable; rows: number }[] = []
  for (const [index, table] of tables.entries()) {
    const written = await writeTable(table, table.pages(prisma, userId, loadKey))
    counts.push({ table, rows: written.rows })
    entries.push(...written.entries)
    await progress(index + 1, total)
  }
  const missing: string[] = []
  for (const [index, file] of files.entries()) {
    const entry = await fileEntry(storage, file, () => progress(tables.length + index, total))
    if (entry) entries.push(entry)
    else missing.push(file.path)
  }
  const isEmailConfirmed = (await findConfirmedEmail(prisma, userId)) !== null
  return [fromText('LIES-MICH.txt', readme({ siteName, counts, missing, isEmailConfirmed })), ...entries]
}
