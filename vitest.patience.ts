/**
 * How long tests wait, in milliseconds, on a machine that is busy with other things; what goes well takes none of it.
 * Every project takes it for itself, because none inherits from the root.
 */
export const patience = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
}
