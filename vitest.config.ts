import { defineConfig } from 'vitest/config'

/**
 * All tests of the repository. Each package names its project, and says so where its files may run on more or fewer cores
 * than all but one, which is usual.
 */
export default defineConfig({
  test: {
    projects: ['packages/{contracts,machine,stack}', 'packages/stand-ins/{stripe,s3,storyblok,mail}', 'apps/*', 'e2e'],
    // The browser that component tests run in does not know this element yet.
    onConsoleLog: (log) => !log.startsWith('The tag <search> is unrecognized in this browser.'),
    // A whole stack has to stop, on a machine that may be busy.
    teardownTimeout: 60_000,
  },
})
