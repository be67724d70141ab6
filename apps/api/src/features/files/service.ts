import type { Tx } from '../../infra/database.ts'
import type { Jobs } from '../../infra/jobs.ts'

export { copyUpload, type UploadRefusal } from './accept-upload.ts'

export const removeFiles = { name: 'remove-files' }

/** Folders of the object storage; a key is `folder/userId/…`. */
export const fileFolders = ['avatars', 'documents', 'exports', 'photos', 'recipes'] as const

/** Deletions of stored files, enqueued so that they happen only after the transaction has committed. */
export const filesService = (jobs: Jobs) => ({
  /** Enqueues the deletion of one file. */
  removeLater: (tx: Tx, key: string): Promise<void> => jobs.send(removeFiles, { prefixes: [key] }, tx),

  /** Enqueues the deletion of files; null keys are skipped. */
  removeKeysLater: async (tx: Tx, keys: readonly (string | null)[]): Promise<void> => {
    const prefixes = keys.filter((key) => key !== null)
    if (prefixes.length > 0) await jobs.send(removeFiles, { prefixes }, tx)
  },

  /** Enqueues the deletion of a user's files in one folder. */
  removeFolderLater: (tx: Tx, folder: (typeof fileFolders)[number], userId: string): Promise<void> =>
    jobs.send(removeFiles, { prefixes: [`${folder}/${userId}/`] }, tx),

  /** Enqueues the deletion of all files of a user. */
  removeAllLater: (tx: Tx, userId: string): Promise<void> =>
    jobs.send(removeFiles, { prefixes: fileFolders.map((folder) => `${folder}/${userId}/`) }, tx),
})

export type Files = ReturnType<typeof filesService>
