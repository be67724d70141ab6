import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { acyclicChunks, chunkGroups, knownModules } from './vite/chunks.ts'
import { precompress } from './vite/precompress.ts'
import { productionRouter } from './vite/production-router.ts'

/** Chunks that every page has loaded before it imports anything. */
const loadedWithEveryPage = /[\\/](vendor|rolldown-runtime|entry-client)-/

/**
 * Modules fetched together with a lazily imported file. In the entry the lists of all pages would be a fifth of its size;
 * there they come from `lazy-modules.ts`, after hydration.
 */
const preloadedModules = (_file: string, modules: string[], { hostId }: { hostId: string }) =>
  /[\\/]entry-client-/.test(hostId) ? [] : modules.filter((module) => !loadedWithEveryPage.test(module))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  // optimizeLocales drops React Aria's other 29 languages.
  plugins: [
    react(),
    tailwind(),
    productionRouter(),
    { ...optimizeLocales.vite({ locales: ['de-DE'] }), enforce: 'pre' },
    acyclicChunks(),
    knownModules(),
    precompress(),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // The CSP forbids data: fonts, and separate files are cached longer.
        assetsInlineLimit: 0,
        modulePreload: { resolveDependencies: preloadedModules },
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          output: {
            codeSplitting: { groups: chunkGroups },
            // A shared chunk would be named after every page that shares it.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
          },
        },
      },
    },
    // Written into the documents by the server, so it imports no other file.
    inline: {
      consumer: 'client',
      build: {
        outDir: 'dist/inline',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/app/islands/deferred-entry.ts',
          output: { entryFileNames: '[name].js', codeSplitting: false },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', rolldownOptions: { input: 'src/app/entry-server.tsx' } },
    },
  },
})
