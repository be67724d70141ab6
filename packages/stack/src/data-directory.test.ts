import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { expect, it, vi } from 'vitest'
import { prepareDataDirectory } from './data-directory.ts'

vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>()
  return { ...actual, statfs: vi.fn(actual.statfs) }
})

it('reports missing space on a full disk', async () => {
  const directory = join(await temporaryDirectory(), '.data')
  await prepareDataDirectory(directory)
  const figures = await statfs(directory)
  vi.mocked(statfs).mockResolvedValueOnce({ ...figures, bsize: 4096, bavail: 30_000 })
  await expect(prepareDataDirectory(directory)).rejects.toThrow(
    `Only 122 MB are free where ${directory} lies, and 500 MB are needed.`,
  )
})
