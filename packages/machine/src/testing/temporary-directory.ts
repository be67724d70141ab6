import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { AtEnd } from './at-end.ts'

/** Creates a temporary directory, which is removed at the end: by default after the current test. */
export async function temporaryDirectory(atEnd: AtEnd = onTestFinished): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'kostbar-test-'))
  atEnd(() => rm(directory, { recursive: true, force: true }))
  return directory
}
