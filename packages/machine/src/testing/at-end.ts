import { afterAll } from 'vitest'

/** Registers what ends something that a test helper started: vitest's `onTestFinished`, or `atEndOfFile()`. */
export type AtEnd = (end: () => Promise<void> | void) => void

/**
 * For what `beforeAll` starts for several tests: ends it after the tests of the file, the last first. Call it outside
 * tests and hooks.
 */
export function atEndOfFile(): AtEnd {
  const ends: (() => Promise<void> | void)[] = []
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })
  return (end) => void ends.push(end)
}
