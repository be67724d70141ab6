import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How often the size is looked at: every so many new files. */
const between = 100

/**
 * Files of the content service, kept on disk so that the site has its pictures while the service is down. Their
 * addresses change with their bytes, so a kept file is never old.
 * @param directory made when needed; undefined keeps nothing
 * @param maxBytes how much stays after a clearing; the oldest go first
 */
export function keptFiles(directory: string | undefined, maxBytes = 500e6) {
  let written = 0
  const fileOf = (path: string) => join(directory ?? '', createHash('sha256').update(path).digest('hex'))
  return {
    async read(path: string): Promise<Buffer | undefined> {
      // Not there, or being cleared: then it is fetched.
      return directory ? readFile(fileOf(path)).catch(() => undefined) : undefined
    },
    async write(path: string, bytes: Uint8Array): Promise<void> {
      if (!directory) return
      await mkdir(directory, { recursive: true })
      const temporary = `${fileOf(path)}.${process.pid}.tmp`
      await writeFile(temporary, bytes)
      await rename(temporary, fileOf(path))
      written += 1
      if (written % between === 0) await clearOldest(directory, maxBytes)
    },
  }
}

async function clearOldest(directory: string, maxBytes: number): Promise<void> {
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
