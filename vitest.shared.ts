import { availableParallelism } from 'node:os'

/** Options of every test project; projects inherit nothing from the root. */
export const shared = {
  // Many tests wait (timers, processes, other services): on two cores, two workers leave a third of the time unused.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Milliseconds, for a machine that is busy with other things; a passing test takes a fraction of them.
  testTimeout: 60_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 10_000 } },
}
