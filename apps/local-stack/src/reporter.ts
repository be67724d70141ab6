import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Environment variable with the path of the summary file, which the test command reads after the run. */
export const summaryVariable = 'TEST_SUMMARY_FILE'

export type TestSummary = { passed: number; failed: number; skipped: number }

/** Last line of the test command: the numbers of tests, and the minutes that building and testing took. */
export function summaryLine({ passed, failed, skipped }: TestSummary, elapsedMs: number): string {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  return `${counts} in ${(elapsedMs / 60_000).toFixed(1)} minutes`
}

/** A file that fails to load or whose hooks fail counts as one failed test. */
function countModule(module: TestModule): TestSummary {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const count = (wanted: (typeof states)[number]) => states.filter((state) => state === wanted).length
  const isBroken = count('failed') === 0 && module.state() === 'failed'
  return { passed: count('passed'), failed: isBroken ? 1 : count('failed'), skipped: count('skipped') }
}

/** Vitest reporter: writes the numbers of passed, failed and skipped tests to the summary file. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const path = process.env[summaryVariable]
    if (!path) return
    const counts = modules.map(countModule)
    const sum = (part: keyof TestSummary) => counts.reduce((total, count) => total + count[part], 0)
    const failed = sum('failed') || (unhandled.length ? 1 : 0)
    const summary: TestSummary = { passed: sum('passed'), failed, skipped: sum('skipped') }
    writeFileSync(path, JSON.stringify(summary))
  }
}
