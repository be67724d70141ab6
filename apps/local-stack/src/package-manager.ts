import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { processCommand } from '@kostbar/machine/processes'

async function parentOf(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    // The second field is the program's name in parentheses, which may hold anything; state and parent follow it.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) || 0
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=', '-p', `${pid}`]).catch(() => ({ stdout: '' }))
  return Number(stdout) || 0
}

/** By its own name, as a script that node runs, or as one that node runs through pnpm's shell script for it. */
const isPackageManager = (command: string): boolean =>
  /^(\S*\/)?(npm|npx|pnpm)\b/.test(command) || /^(\S*sh )?\S*node \S*\b(npm|npx|pnpm)[^/ ]*( |$)/.test(command)

/**
 * The processes between this one and the outermost package manager that runs it (`npx pnpm start` makes five of them),
 * nearest first; empty when none does. Shells above it are not among them: they may end without meaning us.
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
