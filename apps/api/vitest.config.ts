import { defineProject } from 'vitest/config'
import { patience } from '../../vitest.patience.ts'

export default defineProject({
  test: {
    name: 'api',
    globalSetup: './src/testing/database-setup.ts',
    setupFiles: './src/testing/matchers.ts',
    ...patience,
  },
})
