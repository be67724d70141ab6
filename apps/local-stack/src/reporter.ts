import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Environment variable with the path of the summary file, which the test command reads after the run. */
export const summaryVariable = 'TEST_SUMMARY_FILE'

export type TestSummary = { passed: number; failed: number }

/** A file that fails to load or whose hooks fail counts as one failed test. */
function countModule(module: TestModule): TestSummary {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const failed = states.filter((state) => state === 'failed').length
  const isBroken = failed === 0 && module.state() === 'failed'
  return { passed: states.filter((state) => state === 'passed').length, failed: isBroken ? 1 : failed }
}

/** Vitest reporter: writes the number of passed and failed tests to the summary file. */
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
