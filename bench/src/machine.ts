import { availableParallelism, loadavg } from 'node:os'
import { isPinned } from './server-process.ts'

const busyBefore = loadavg()[0] ?? 0

/** Describes the machine of a run, without which its figures mean little. */
export function describeMachine(): string {
  const cores = availableParallelism()
  const pinned = isPinned ? 'servers on one of them' : 'servers on all of them'
  const quiet = busyBefore < cores / 2 ? 'idle' : `busy with other things (load ${busyBefore.toFixed(1)}): run it again`
  return `${cores} cores, ${pinned}; before the run the machine was ${quiet}.`
}
