import type { Transaction } from '../../infra/database.ts'
import type { Jobs, JobTransaction } from '../../infra/jobs.ts'

export const removeFiles = { name: 'remove-files' }

/** Where the files of a feature are kept, by the owner's id. */
export const fileFolders = ['avatars', 'documents', 'exports', 'recipes'] as const

/** Files that go with what a transaction deletes. */
export const filesService = (jobs: Jobs) => ({
  /** Deletes one file, once the transaction is committed and the storage can be reached. */
  removeLater: (tx: Transaction | JobTransaction, key: string): Promise<void> =>
    jobs.send(removeFiles, { prefixes: [key] }, tx),

  /** The same for every file of a user. */
  removeAllLater: (tx: Transaction | JobTransaction, userId: string): Promise<void> =>
    jobs.send(removeFiles, { prefixes: fileFolders.map((folder) => `${folder}/${userId}/`) }, tx),
})

export type Files = ReturnType<typeof filesService>
