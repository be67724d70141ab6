import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes the oldest files of a cache directory until the remaining files have at most `maxBytes`. */
export async function deleteOldest(directory: string, maxBytes: number): Promise<void> {
  const names = await readdir(directory)
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      ...(await stat(join(directory, name)).catch(() => ({ mtimeMs: 0, size: 0 }))),
    })),
  )
  let total = files.reduce((sum, { size }) => sum + size, 0)
  for (const { name, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
    if (total <= maxBytes) return
    await rm(join(directory, name), { force: true })
    total -= size
  }
}
