import { defineProject } from 'vitest/config'
import { patience } from '../vitest.patience.ts'

export default defineProject({
  test: {
    name: 'e2e',
    globalSetup: './src/testing/stack-setup.ts',
    // One after the other: they share a stack and its demo accounts.
    fileParallelism: false,
    ...patience,
    testTimeout: 60_000,
  },
})
