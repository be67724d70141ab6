import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

type Command = { program: string; args: string[] }

const flags = ['--pdeathsig', 'INT']
let hasSetpriv: Promise<boolean> | undefined

/**
 * The same command, run so that the kernel ends it, as Ctrl-C would, when we are killed. Linux can, through util-linux's
 * `setpriv`; elsewhere the command stays as it is, and what a kill leaves behind must be found at the next start.
 */
export async function endedWithParent({ program, args }: Command): Promise<Command> {
  hasSetpriv ??= promisify(execFile)('setpriv', [...flags, 'true']).then(
    () => true,
    () => false,
  )
  return (await hasSetpriv) ? { program: 'setpriv', args: [...flags, program, ...args] } : { program, args }
}
