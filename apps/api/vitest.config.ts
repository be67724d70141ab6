import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'api',
    globalSetup: './src/testing/database-setup.ts',
    setupFiles: './src/testing/matchers.ts',
    // A project does not inherit these from the root.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
