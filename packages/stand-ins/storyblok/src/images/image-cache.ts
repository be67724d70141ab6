import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '@kostbar/machine/atomic-file'
import { hasCode } from '@kostbar/machine/setup-error'

/** New files between two size checks. */
const between = 50

/**
 * Disk cache of generated pictures, evicted by least recent use.
 * @param maxBytes size after an eviction
 */
export function imageCache(directory: string, maxBytes: number) {
  let written = 0
  const making = new Map<string, Promise<Buffer>>()

  const load = async (key: string, make: () => Promise<Buffer>) => {
    const file = join(directory, createHash('sha256').update(key).digest('hex'))
    const known = await readIfThere(file)
    if (known) {
      const now = new Date()
      await utimes(file, now, now).catch(() => {
        // Evicted meanwhile; the bytes are in memory.
      })
      return known
    }
    const bytes = await make()
    await mkdir(directory, { recursive: true })
    await writeAtomically(file, bytes)
    written += 1
    if (written % between === 0) await clearOldest(directory, maxBytes)
    return bytes
  }

  /** Cached bytes, else those of `make`; concurrent calls share one run. */
  return (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const underWay = making.get(key)
    if (underWay) return underWay
    const bytes = load(key, make).finally(() => making.delete(key))
    making.set(key, bytes)
    return bytes
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

async function clearOldest(directory: string, maxBytes: number): Promise<void> {
  const names = await readdir(directory)
  const files = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs, size } = await stat(join(directory, name))
      return { name, mtimeMs, size }
    }),
  )
  let total = files.reduce((sum, { size }) => sum + size, 0)
  for (const { name, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
    if (total <= maxBytes) return
    await rm(join(directory, name), { force: true })
    total -= size
  }
}
