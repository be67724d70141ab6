import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { hasCode, SetupError } from '../setup-error.ts'

/** User that runs the server, as options of `spawn()`; empty for the user of this process. */
export type SystemAccount = { uid?: number; gid?: number }

const run = promisify(execFile)

async function idsOf(user: string): Promise<SystemAccount | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function ownerOf(path: string): Promise<SystemAccount | undefined> {
  try {
    const { uid, gid } = await stat(path)
    return uid === 0 ? undefined : { uid, gid }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/**
 * Chooses the user that runs PostgreSQL, which refuses to run as root. Under root it is the owner of existing data,
 * else `postgres` if that user exists, else `nobody`, which exists everywhere, so that no user is added to the machine.
 * @param data the cluster's directory, which need not exist
 */
export async function serverAccount(data: string): Promise<SystemAccount> {
  if (process.getuid?.() !== 0) return {}
  const account = (await ownerOf(data)) ?? (await idsOf('postgres')) ?? (await idsOf('nobody'))
  if (account) return account
  throw new SetupError(
    'PostgreSQL does not run as root and there is no user `postgres` or `nobody`: start as another user.',
  )
}

/** Whether an account may start a program. */
export const canRun = (account: SystemAccount, program: string): Promise<boolean> =>
  run(program, ['--version'], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )

/** Whether an account may enter a directory. */
export const canEnter = (account: SystemAccount, directory: string): Promise<boolean> =>
  run('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...account, cwd: '/' }).then(
    () => true,
    () => false,
  )
