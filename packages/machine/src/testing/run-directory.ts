import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopLeftover } from '../postgres/leftover.ts'
import { isAlive } from '../processes.ts'

/** A directory's name carries the process id of the run it belongs to: kostbar-test-1234-aBcDeF. */
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
 * Makes a temporary directory for a whole test run, to be removed by the caller. What killed runs left behind is cleared
 * away first, with the PostgreSQL that may still run in their `postgres`.
 * @param prefix begins its name, and ends with a hyphen
 */
export async function runDirectory(prefix: string): Promise<string> {
  const parent = await realpath(tmpdir())
  await removeLeftovers(parent, prefix)
  return mkdtemp(join(parent, `${prefix}${process.pid}-`))
}
