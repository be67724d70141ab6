import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteOldest } from './delete-oldest.ts'

/** Number of writes after which the directory's size is checked. */
const writesBetweenSweeps = 100

/** Response of the content service, with the content version at which it was requested. */
export interface CachedResponse {
  readonly value: unknown
  readonly version: number
}

export type ResponseDiskCache = ReturnType<typeof createResponseDiskCache>

/**
 * Disk cache of content responses, so that a server that starts while the content service is down has its pages. When
 * the directory exceeds `maxBytes`, the oldest files are deleted.
 * @param directory created when needed; undefined disables the cache
 */
export function createResponseDiskCache(
  directory: string | undefined,
  onError: (error: unknown) => void,
  maxBytes = 200e6,
) {
  let writes = 0
  const fileOf = (key: string) => join(directory ?? '', `${createHash('sha256').update(key).digest('hex')}.json`)
  return {
    async read(key: string): Promise<CachedResponse | undefined> {
      if (!directory) return undefined
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8')) as CachedResponse
      } catch {
        // A missing or truncated file is a cache miss.
        return undefined
      }
    },
    async write(key: string, response: CachedResponse): Promise<void> {
      if (!directory) return
      try {
        await mkdir(directory, { recursive: true })
        const temporary = `${fileOf(key)}.${process.pid}.tmp`
        await writeFile(temporary, JSON.stringify(response))
        await rename(temporary, fileOf(key))
        writes += 1
        if (writes % writesBetweenSweeps === 0) await deleteOldest(directory, maxBytes)
      } catch (error) {
        onError(error)
      }
    },
  }
}
