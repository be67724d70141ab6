import { defineProject, mergeConfig } from 'vitest/config'
import { shared } from '../../vitest.shared.ts'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineProject({
    test: {
      name: 'web',
      environment: 'happy-dom',
      // Frames stay empty: no requests to other hosts, no warnings about them.
      environmentOptions: {
        happyDOM: {
          settings: {
            enableIframePageLoading: true,
            navigation: { disableChildFrameNavigation: true, disableMainFrameNavigation: true },
          },
        },
      },
      // One module graph and one window per worker: loading React and its libraries takes half a second.
      isolate: false,
      setupFiles: './src/lib/testing/setup.ts',
      include: ['{src,vite}/**/*.test.{ts,tsx}'],
      ...shared,
    },
  }),
)
