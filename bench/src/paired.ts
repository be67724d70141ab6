import type { BenchSession } from './fill.ts'
import { type LoadCall, type LoadParams, load, type Round } from './load.ts'
import type { MeasuredProcess } from './server-process.ts'

/** A server and the sessions that call it. */
export interface Side {
  server: MeasuredProcess
  sessions: BenchSession[]
}

export interface Plan extends LoadParams {
  rounds: number
  /** Calls before measuring, for the JIT compiler. */
  warmUpCalls: number
}

/** One round of each side in direct succession, so that load of the machine affects both. */
export interface Pair {
  first: Round
  second: Round
}

/** Loads two sides alternately, after a warm-up; each side is first in half of the rounds. */
export async function paired(first: Side, second: Side, call: LoadCall, plan: Plan): Promise<Pair[]> {
  const round = ({ server, sessions }: Side) => load(server, call, sessions, plan)
  for (const { server, sessions } of [first, second])
    await load(server, call, sessions, { connections: plan.connections, seconds: 20, calls: plan.warmUpCalls })
  const pairs: Pair[] = []
  while (pairs.length < plan.rounds) {
    if (pairs.length % 2 === 0) {
      const one = await round(first)
      pairs.push({ first: one, second: await round(second) })
    } else {
      const other = await round(second)
      pairs.push({ first: await round(first), second: other })
    }
  }
  return pairs
}
