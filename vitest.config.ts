import { defineConfig } from 'vitest/config'

/** All tests of the repository. Each package names its project; files run side by side, two at a time on two cores. */
export default defineConfig({
  test: {
    projects: ['packages/contracts', 'apps/api', 'apps/web', 'packages/machine', 'apps/local-stack', 'e2e'],
    maxWorkers: 2,
  },
})
