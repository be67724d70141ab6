import { availableParallelism } from 'node:os'

/** Options of every test project; projects inherit nothing from the root. */
export const shared = {
  // Many tests wait (timers, processes, other services): on two cores, two workers leave a third of the time unused.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Timeouts in ms that only end tests that hang: the longest journeys take 30 s alone on two cores, and several times as
  // long beside others.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 120_000 } },
}
