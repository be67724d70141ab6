import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'e2e', globalSetup: './src/testing/stack-setup.ts', testTimeout: 60_000, hookTimeout: 60_000 },
})
