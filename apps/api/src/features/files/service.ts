import type { Tx } from '../../infra/database.ts'
import type { Jobs } from '../../infra/jobs.ts'

export { acceptUpload, type UploadRefusal } from './accept-upload.ts'

export const removeFiles = { name: 'remove-files' }

/** Folders of the object storage; a key is `folder/userId/…`. */
export const fileFolders = ['avatars', 'documents', 'exports', 'recipes'] as const

/** Deletes files after a transaction has committed. */
export const filesService = (jobs: Jobs) => ({
  /** Enqueues the deletion of one file. */
  removeLater: (tx: Tx, key: string): Promise<void> => jobs.send(removeFiles, { prefixes: [key] }, tx),

  /** Enqueues the deletion of all files of a user. */
  removeAllLater: (tx: Tx, userId: string): Promise<void> =>
    jobs.send(removeFiles, { prefixes: fileFolders.map((folder) => `${folder}/${userId}/`) }, tx),
})

export type Files = ReturnType<typeof filesService>
