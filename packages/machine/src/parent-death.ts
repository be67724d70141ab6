import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

type Command = { program: string; args: string[] }

const flags = ['--pdeathsig', 'INT']
let hasSetpriv: Promise<boolean> | undefined

/**
 * Wraps a command so that the kernel ends it with SIGINT when this process is killed. Works on Linux with util-linux's
 * `setpriv`; elsewhere the command is returned unchanged, and the next start has to find a server that a kill left
 * behind.
 */
export async function endedWithParent({ program, args }: Command): Promise<Command> {
  hasSetpriv ??= promisify(execFile)('setpriv', [...flags, 'true']).then(
    () => true,
    () => false,
  )
  return (await hasSetpriv) ? { program: 'setpriv', args: [...flags, program, ...args] } : { program, args }
}
