import { defineProject, mergeConfig } from 'vitest/config'
import { patience } from '../../vitest.patience.ts'
import vite from './vite.config.ts'

export default mergeConfig(
  vite,
  defineProject({
    test: {
      name: 'web',
      environment: 'happy-dom',
      // Frames stay empty: nothing is loaded from elsewhere, and nobody complains about it.
      environmentOptions: {
        happyDOM: { settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } } },
      },
      setupFiles: './src/lib/testing/patience.ts',
      include: ['{src,vite}/**/*.test.{ts,tsx}'],
      // They share nothing.
      maxWorkers: '100%',
      ...patience,
    },
  }),
)
