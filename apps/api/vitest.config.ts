import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'api', globalSetup: './src/testing/database-setup.ts', setupFiles: './src/testing/matchers.ts' },
})
