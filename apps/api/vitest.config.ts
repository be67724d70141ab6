import { defineProject } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'

export default defineProject({
  test: {
    name: 'api',
    globalSetup: './src/testing/database-setup.ts',
    // One module graph per worker: importing the API anew costs each file a second or two. Test files keep no global state.
    isolate: false,
    setupFiles: './src/testing/matchers.ts',
    ...shared,
  },
})
