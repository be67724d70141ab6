import type { Job, JobTransaction } from '../../infra/jobs.ts'
import type { Storage } from '../../infra/storage.ts'
import type { StoredFile } from '../../infra/storage-files.ts'
import { fileFolders, removeFiles } from './service.ts'

const dayMs = 24 * 60 * 60 * 1000

const keptKeys = `SELECT key FROM documents WHERE key = ANY($1)
  UNION ALL SELECT profile_image FROM users WHERE profile_image = ANY($1)
  UNION ALL SELECT image_key FROM recipes WHERE image_key = ANY($1)
  UNION ALL SELECT key FROM data_exports WHERE key = ANY($1)`

async function* pagesOf(storage: Storage, prefix: string): AsyncGenerator<StoredFile[]> {
  let cursor: string | null = null
  do {
    const page = await storage.list(prefix, cursor)
    yield page.files
    cursor = page.cursor
  } while (cursor)
}

/** Deletes those of these files that nothing refers to. */
async function removeForgotten(storage: Storage, tx: JobTransaction, files: StoredFile[]): Promise<void> {
  const keys = files.map(({ key }) => key)
  const { rows } = await tx.executeSql(keptKeys, [keys])
  const kept = new Set(rows.map(({ key }) => key as string))
  await storage.remove(keys.filter((key) => !kept.has(key)))
}

const isOld = ({ modified }: StoredFile) => modified.getTime() < Date.now() - dayMs

/** Deletes every file whose key begins so, but for what is still shown: photos an admin gave recipes for everyone. */
export const removeFilesJob = (storage: Storage): Job<{ prefixes: string[] }> => ({
  ...removeFiles,
  run: async ({ prefixes }, tx) => {
    for (const prefix of prefixes)
      for await (const files of pagesOf(storage, prefix)) await removeForgotten(storage, tx, files)
  },
})

/** Nightly: uploads of more than a day ago that nothing refers to, and documents that never arrived, are forgotten. */
export const sweepFilesJob = (storage: Storage): Job => ({
  name: 'sweep-files',
  cron: '50 3 * * *',
  run: async (_data, tx) => {
    await tx.executeSql(`DELETE FROM documents WHERE arrived_at IS NULL AND created_at < now() - interval '1 day'`)
    for (const folder of fileFolders)
      for await (const files of pagesOf(storage, `${folder}/`)) await removeForgotten(storage, tx, files.filter(isOld))
  },
})
