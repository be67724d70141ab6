import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** An answer of the content service, and the content version it was given at. */
export interface KeptAnswer {
  readonly value: unknown
  readonly version: number
}

/**
 * The last good answers on disk, so that a server that starts while the content service is down still has pages.
 * @param directory made when needed; undefined keeps nothing
 */
export function keptAnswers(directory: string | undefined, onError: (error: unknown) => void) {
  const fileOf = (key: string) => join(directory ?? '', `${createHash('sha256').update(key).digest('hex')}.json`)
  return {
    async read(key: string): Promise<KeptAnswer | undefined> {
      if (!directory) return undefined
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8')) as KeptAnswer
      } catch {
        // Never kept, or cut off by a crash: then there is none.
        return undefined
      }
    },
    async write(key: string, answer: KeptAnswer): Promise<void> {
      if (!directory) return
      try {
        await mkdir(directory, { recursive: true })
        const temporary = `${fileOf(key)}.${process.pid}.tmp`
        await writeFile(temporary, JSON.stringify(answer))
        await rename(temporary, fileOf(key))
      } catch (error) {
        onError(error)
      }
    },
  }
}
