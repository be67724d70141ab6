import { dayMs } from '@kostbar/contracts/calendar'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job } from '../../infra/jobs.ts'
import type { Storage } from '../../infra/storage.ts'
import type { StoredFile } from '../../infra/storage-files.ts'
import { fileFolders, removeFiles } from './service.ts'

/** Subset of these storage keys that a row refers to. */
async function referencedKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM documents WHERE key = ANY(${keys})
    UNION ALL SELECT profile_image FROM users WHERE profile_image = ANY(${keys})
    UNION ALL SELECT image_key FROM recipes WHERE image_key = ANY(${keys})
    UNION ALL SELECT key FROM photos WHERE key = ANY(${keys})
    UNION ALL SELECT small_key FROM photos WHERE small_key = ANY(${keys})
    UNION ALL SELECT key FROM data_exports WHERE key = ANY(${keys})`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

async function* pagesOf(storage: Storage, prefix: string): AsyncGenerator<StoredFile[]> {
  let cursor: string | null = null
  do {
    const page = await storage.list(prefix, cursor)
    yield page.files
    cursor = page.cursor
  } while (cursor)
}

/** Deletes the files that no row refers to. */
async function removeOrphans(storage: Storage, db: Db, files: StoredFile[]): Promise<void> {
  const keys = files.map(({ key }) => key)
  const referenced = await referencedKeys(db, keys)
  await storage.remove(keys.filter((key) => !referenced.has(key)))
}

const isOlderThanDay = ({ modified }: StoredFile) => modified.getTime() < Date.now() - dayMs

/**
 * Job: deletes files by key prefix, except files that a row refers to, such as photos of public recipes that an erased
 * admin uploaded.
 */
export const removeFilesJob = (storage: Storage): Job<{ prefixes: string[] }> => ({
  ...removeFiles,
  run: async ({ prefixes }, tx) => {
    for (const prefix of prefixes)
      for await (const files of pagesOf(storage, prefix)) await removeOrphans(storage, tx, files)
  },
})

/**
 * Nightly job before the sweep of files: deletes rows of documents and photos whose upload has not finished after a day.
 */
export const sweepUploadsJob: Job = {
  name: 'sweep-uploads',
  cron: '40 3 * * *',
  run: async (_data, tx) => {
    await tx
      .deleteFrom('documents')
      .where('arrived_at', 'is', null)
      .where(sql<boolean>`created_at < now() - interval '1 day'`)
      .execute()
    await tx
      .deleteFrom('photos')
      .where('key', 'is', null)
      .where(sql<boolean>`created_at < now() - interval '1 day'`)
      .execute()
  },
}

/** Nightly job: deletes files that no row refers to. What a run deleted stays deleted when the run is cut off. */
export const sweepFilesJob = ({ storage, database }: Pick<Infra, 'storage' | 'database'>): Job => ({
  name: 'sweep-files',
  cron: '50 3 * * *',
  // It lists every file of the bucket, a thousand per request.
  limitSeconds: 60 * 60,
  // Not in the job's transaction, which would hold its locks for as long: a migration of these tables, and everything that
  // reads them, would wait.
  run: async () => {
    for (const folder of fileFolders)
      for await (const files of pagesOf(storage, `${folder}/`))
        await removeOrphans(storage, database.kysely, files.filter(isOlderThanDay))
  },
})
