import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Where the figures go: the test command names a file here and reads it when the run is over. */
export const summaryVariable = 'TEST_SUMMARY_FILE'

export type TestSummary = { passed: number; failed: number }

/** A file that could not be loaded, or whose set-up failed, has run no test of its own and counts as one that failed. */
function countModule(module: TestModule): TestSummary {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const failed = states.filter((state) => state === 'failed').length
  const isBroken = failed === 0 && module.state() === 'failed'
  return { passed: states.filter((state) => state === 'passed').length, failed: isBroken ? 1 : failed }
}

/** A vitest reporter that hands the number of passed and failed tests to the test command. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const path = process.env[summaryVariable]
    if (!path) return
    const counts = modules.map(countModule)
    const passed = counts.reduce((sum, count) => sum + count.passed, 0)
    const failed = counts.reduce((sum, count) => sum + count.failed, 0)
    const summary: TestSummary = { passed, failed: failed || (unhandled.length ? 1 : 0) }
    writeFileSync(path, JSON.stringify(summary))
  }
}
