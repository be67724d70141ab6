import { defineConfig } from 'vitest/config'
import { TestSequencer } from './apps/local-stack/src/test-sequencer.ts'

/**
 * Test projects of the repository, one per package. Options common to all of them: `vitest.shared.ts`.
 */
export default defineConfig({
  test: {
    projects: [
      'packages/{contracts,illustrations,machine,stack}',
      'packages/stand-ins/{stripe,s3,storyblok,mail,push}',
      'apps/*',
      'bench',
      'e2e',
    ],
    sequence: { sequencer: TestSequencer },
    // happy-dom does not support this element yet.
    onConsoleLog: (log) => !log.startsWith('The tag <search> is unrecognized in this browser.'),
    // Time in ms for a whole stack to stop on a busy machine.
    teardownTimeout: 60_000,
  },
})
