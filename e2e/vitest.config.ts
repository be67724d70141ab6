import { defineProject } from 'vitest/config'
import { shared } from '../vitest.shared.ts'

export default defineProject({
  test: {
    name: 'e2e',
    globalSetup: './src/testing/stack-setup.ts',
    // One browser per worker. Files run side by side on one stack, and leave the state of demo accounts as it is.
    isolate: false,
    ...shared,
    testTimeout: 60_000,
  },
})
