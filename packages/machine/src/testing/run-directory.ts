import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopLeftover } from '../postgres/leftover.ts'
import { isAlive } from '../processes.ts'

/** Removes directories of ended runs; their names contain the run's process id: kostbar-test-1234-aBcDeF. */
async function removeLeftovers(parent: string, prefix: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const pid = Number(name.slice(prefix.length).split('-')[0])
    if (!pid || isAlive(pid)) continue
    await stopLeftover(join(parent, name, 'postgres'))
    await rm(join(parent, name), { recursive: true, force: true })
  }
}

/**
 * Creates a temporary directory for a whole test run, to be removed by the caller. First removes directories that
 * killed runs left behind, and stops a PostgreSQL that still runs in one of them.
 * @param prefix beginning of its name, with a hyphen at the end
 */
export async function runDirectory(prefix: string): Promise<string> {
  const parent = await realpath(tmpdir())
  await removeLeftovers(parent, prefix)
  return mkdtemp(join(parent, `${prefix}${process.pid}-`))
}
