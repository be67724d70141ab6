import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { processCommand } from '@kostbar/machine/processes'

async function parentOf(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    // The second field is the program name in parentheses and may contain anything; state and parent follow.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) || 0
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=', '-p', `${pid}`]).catch(() => ({ stdout: '' }))
  return Number(stdout) || 0
}

/**
 * Whether a command line runs a package manager: as a program, as a script of node, or through pnpm's shell wrapper.
 */
const isPackageManager = (command: string): boolean =>
  /^(\S*\/)?(npm|npx|pnpm)\b/.test(command) || /^(\S*sh )?\S*node \S*\b(npm|npx|pnpm)[^/ ]*( |$)/.test(command)

/**
 * Process ids from the parent up to the outermost package manager (`npx pnpm start` creates five processes),
 * nearest first; empty without one. Shells above are excluded: they may end independently.
 */
export async function packageManagerProcesses(): Promise<number[]> {
  const ancestors: number[] = []
  let outermost = 0
  for (let pid = process.ppid; pid > 1; pid = await parentOf(pid)) {
    ancestors.push(pid)
    if (isPackageManager((await processCommand(pid)) ?? '')) outermost = ancestors.length
  }
  return ancestors.slice(0, outermost)
}
