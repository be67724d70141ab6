import { defineProject } from 'vitest/config'
import { shared } from '../vitest.shared.ts'

export default defineProject({
  test: {
    name: 'e2e',
    globalSetup: './src/testing/stack-setup.ts',
    // One after the other: they share a stack and its demo accounts.
    fileParallelism: false,
    ...shared,
    testTimeout: 60_000,
  },
})
