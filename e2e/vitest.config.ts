import { defineProject } from 'vitest/config'
import { shared } from '../vitest.shared.ts'

export default defineProject({
  test: {
    name: 'e2e',
    globalSetup: './src/testing/stack-setup.ts',
    // One browser per worker. Files run in parallel on one stack and must not change the state of the demo accounts.
    isolate: false,
    ...shared,
  },
})
