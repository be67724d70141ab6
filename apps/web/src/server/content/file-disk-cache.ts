import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteOldest } from './delete-oldest.ts'

/** Number of writes after which the directory's size is checked. */
const writesBetweenSweeps = 100

/**
 * Disk cache of the content service's files, for times when the service is down. A file's URL changes with its content,
 * so entries never expire; when the directory exceeds `maxBytes`, the oldest files are deleted.
 * @param directory created when needed; undefined disables the cache
 */
export function createFileDiskCache(directory: string | undefined, maxBytes = 500e6) {
  let writes = 0
  const fileOf = (path: string) => join(directory ?? '', createHash('sha256').update(path).digest('hex'))
  return {
    async read(path: string): Promise<Buffer | undefined> {
      // A missing file, or one that a sweep deletes meanwhile, is a cache miss.
      return directory ? readFile(fileOf(path)).catch(() => undefined) : undefined
    },
    async write(path: string, bytes: Uint8Array): Promise<void> {
      if (!directory) return
      await mkdir(directory, { recursive: true })
      const temporary = `${fileOf(path)}.${process.pid}.tmp`
      await writeFile(temporary, bytes)
      await rename(temporary, fileOf(path))
      writes += 1
      if (writes % writesBetweenSweeps === 0) await deleteOldest(directory, maxBytes)
    },
  }
}
