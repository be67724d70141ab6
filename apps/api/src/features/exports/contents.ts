import { Readable } from 'node:stream'
import type { Prisma } from '@kostbar/prisma/client'
import type { Storage } from '../../infra/storage.ts'
import type { Entry } from './archive.ts'
import { csv } from './csv.ts'
import { filesOf, type OwnFile } from './files.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'
import { readme } from './readme.ts'

/** What is told while an export is made: how many of how many steps are done. */
export type Progress = (done: number, total: number) => Promise<void>

const fromText = (path: string, text: string): Entry => {
  const bytes = Buffer.from(text)
  return { path, size: bytes.length, open: async () => Readable.from([bytes]) }
}

/** A kind of data as a file for programs and a table for people; nothing where there is nothing. */
function dataEntries({ file, columns }: Kind, rows: object[]): Entry[] {
  if (rows.length === 0) return []
  return [
    fromText(`daten/${file}.json`, `${JSON.stringify(rows, null, 2)}\n`),
    fromText(`daten/${file}.csv`, csv(columns, rows)),
  ]
}

/** A stored file as part of the ZIP; null when it is not there any more. */
async function fileEntry(storage: Storage, { key, path }: OwnFile, begin: () => Promise<void>): Promise<Entry | null> {
  const found = await storage.head(key)
  if (!found) return null
  const open = async () => {
    await begin()
    const stream = await storage.read(key)
    if (!stream) throw new Error('A file of an export has gone while it was made')
    return stream
  }
  return { path: `dateien/${path}`, size: found.size, open }
}

/**
 * Everything held about a person, as the files of a ZIP. Rows are in memory, as there are limits to how many a person
 * can have; files are read when their turn comes.
 */
export async function contentsOf(
  tx: Prisma.TransactionClient,
  storage: Storage,
  userId: string,
  progress: Progress,
): Promise<Entry[]> {
  const files = await filesOf(tx, userId)
  const total = kinds.length + files.length
  const entries: Entry[] = []
  const counts: { kind: Kind; rows: number }[] = []
  for (const [index, kind] of kinds.entries()) {
    const rows = await kind.rows(tx, userId)
    counts.push({ kind, rows: rows.length })
    entries.push(...dataEntries(kind, rows))
    await progress(index + 1, total)
  }
  const missing: string[] = []
  for (const [index, file] of files.entries()) {
    const entry = await fileEntry(storage, file, () => progress(kinds.length + index, total))
    if (entry) entries.push(entry)
    else missing.push(file.path)
  }
  return [fromText('LIES-MICH.txt', readme(counts, missing)), ...entries]
}
