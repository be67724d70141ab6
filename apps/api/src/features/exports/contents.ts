import { Readable } from 'node:stream'
import { csv } from '../../infra/csv.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Storage } from '../../infra/storage.ts'
import type { ZipEntry } from './archive.ts'
import { findConfirmedEmail } from './confirmed-email.ts'
import type { ExportTable, LoadKeys } from './export-table.ts'
import { filesOf, type UserFile } from './files.ts'
import { readme } from './readme.ts'
import { tables } from './tables.ts'

/** Callback for the progress of an export: number of finished steps, and of all steps. */
export type Progress = (done: number, total: number) => Promise<void>

const fromText = (path: string, text: string): ZipEntry => {
  const bytes = Buffer.from(text)
  return { path, size: bytes.length, open: async () => Readable.from([bytes]) }
}

/** The JSON and CSV files of a table; none for a table without rows. */
function tableEntries({ file, columns }: ExportTable, rows: object[]): ZipEntry[] {
  if (rows.length === 0) return []
  return [
    fromText(`daten/${file}.json`, `${JSON.stringify(rows, null, 2)}\n`),
    fromText(`daten/${file}.csv`, csv(columns, rows)),
  ]
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
 * ZIP entries of a data export. Rows are held in memory (their number per user is limited); files are streamed when the
 * ZIP reaches them.
 */
export async function contentsOf(
  { database: { prisma, kysely }, storage, dataKeys, siteName }: ContentsDependencies,
  userId: string,
  progress: Progress,
): Promise<ZipEntry[]> {
  const loadKeys: LoadKeys = (userIds) => dataKeys.ofUsers(kysely, userIds)
  const files = await filesOf(prisma, userId)
  const total = tables.length + files.length
  const entries: ZipEntry[] = []
  const counts: { table: ExportTable; rows: number }[] = []
  for (const [index, table] of tables.entries()) {
    const rows = await table.rows(prisma, userId, loadKeys)
    counts.push({ table, rows: rows.length })
    entries.push(...tableEntries(table, rows))
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
