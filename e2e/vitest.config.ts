import { defineProject } from 'vitest/config'
import { patience } from '../vitest.patience.ts'

export default defineProject({
  test: { name: 'e2e', globalSetup: './src/testing/stack-setup.ts', ...patience, testTimeout: 60_000 },
})
