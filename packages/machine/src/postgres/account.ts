import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { hasCode, SetupError } from '../setup-error.ts'

/** Who runs the server: empty for ourselves, else the ids that spawn() takes. */
export type Account = { uid?: number; gid?: number }

const run = promisify(execFile)

async function idsOf(user: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function ownerOf(path: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(path)
    return uid === 0 ? undefined : { uid, gid }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * PostgreSQL refuses to run as root. Then it runs as whoever owns the data already, else as `postgres` where that user
 * exists, else as `nobody`, who exists everywhere: no user is added to the machine.
 * @param data the cluster's directory, which need not exist
 */
export async function serverAccount(data: string): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const account = (await ownerOf(data)) ?? (await idsOf('postgres')) ?? (await idsOf('nobody'))
  if (account) return account
  throw new SetupError(
    'PostgreSQL does not run as root and there is no user `postgres` or `nobody`: start as another user.',
  )
}

/** Whether that account may start a program. */
export const canRun = (account: Account, program: string): Promise<boolean> =>
  run(program, ['--version'], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )

/** Whether that account may enter a directory. */
export const canEnter = (account: Account, directory: string): Promise<boolean> =>
  run('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
