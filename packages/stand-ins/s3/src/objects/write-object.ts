import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hashDigest } from '../body/digest.ts'
import { fileStem, type StoredObject } from './stored-object.ts'

/**
 * Writes an object's bytes to a new file; it belongs to no object until a sidecar names it.
 * @throws errors of the body; the file is removed then
 */
export async function writeObject(
  directory: string,
  key: string,
  body: AsyncIterable<Uint8Array>,
): Promise<Pick<StoredObject, 'file' | 'size' | 'etag'>> {
  const file = `${fileStem(key)}.${randomUUID()}`
  const temporary = join(directory, `${file}.tmp`)
  const md5 = hashDigest('md5')
  let size = 0
  async function* measured() {
    for await (const chunk of body) {
      md5.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  try {
    await pipeline(measured, createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(temporary, join(directory, file))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  return { file, size, etag: `"${md5.finish('hex')}"` }
}
