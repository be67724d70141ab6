import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { writeAtomically } from '@kostbar/machine/atomic-file'
import { hasCode } from '@kostbar/machine/setup-error'
import { loadBucket } from './load-bucket.ts'
import { byKey, fileStem, type StoredObject } from './stored-object.ts'
import { writeObject } from './write-object.ts'

/** The bytes from the first to the last, both included. */
export type ByteRange = { start: number; end: number }

export type OpenObject = { object: StoredObject; range: ByteRange | undefined; bytes: Readable }

export type Bucket = {
  /** Stores an object when its body is complete and valid; the previous one stays until then. */
  put(key: string, headers: Record<string, string>, body: AsyncIterable<Uint8Array>): Promise<StoredObject>
  find(key: string): StoredObject | undefined
  /**
   * Reads the current object, also when it is replaced while reading.
   * @param rangeOf byte range; undefined for all
   */
  open(key: string, rangeOf: (object: StoredObject) => ByteRange | undefined): Promise<OpenObject | undefined>
  remove(key: string): Promise<void>
  /** All objects in the order of their keys. */
  list(): readonly StoredObject[]
}

/** Opens a bucket directory: per object a data file and a JSON sidecar; the sidecar decides which objects exist. */
export async function openBucket(directory: string): Promise<Bucket> {
  const objects = new Map((await loadBucket(directory)).map((object) => [object.key, object]))
  let sorted: readonly StoredObject[] | undefined
  let lastChange: Promise<unknown> = Promise.resolve()
  // Changes are serialised, so that each knows the file it replaced.
  const inTurn = (change: () => Promise<void>): Promise<void> => {
    const done = lastChange.then(change)
    lastChange = done.catch(() => undefined)
    return done
  }
  const sidecarOf = (key: string) => join(directory, `${fileStem(key)}.json`)
  const commit = async (object: StoredObject) => {
    try {
      await writeAtomically(sidecarOf(object.key), JSON.stringify(object))
    } catch (error) {
      await removeFile(object)
      throw error
    }
  }
  const removeFile = (object: StoredObject | undefined) =>
    object ? rm(join(directory, object.file), { force: true }) : undefined

  return {
    async put(key, headers, body) {
      const written = await writeObject(directory, key, body)
      const object = { key, ...written, modified: new Date().toISOString(), headers }
      await inTurn(async () => {
        const former = objects.get(key)
        await commit(object)
        objects.set(key, object)
        sorted = undefined
        await removeFile(former)
      })
      return object
    },

    find: (key) => objects.get(key),

    async open(key, rangeOf) {
      for (let object = objects.get(key); object; object = objects.get(key)) {
        const range = rangeOf(object)
        try {
          const file = await open(join(directory, object.file))
          return { object, range, bytes: file.createReadStream(range) }
        } catch (error) {
          // Replaced between lookup and open: retry. Unchanged means its file is missing.
          if (!hasCode(error, 'ENOENT') || objects.get(key) === object) throw error
        }
      }
      return undefined
    },

    remove: (key) =>
      inTurn(async () => {
        const former = objects.get(key)
        if (!former) return
        await rm(sidecarOf(key), { force: true })
        objects.delete(key)
        sorted = undefined
        await removeFile(former)
      }),

    list() {
      sorted ??= [...objects.values()].sort(byKey)
      return sorted
    },
  }
}
