import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite/precompress.ts'

/** Code splitting groups: third-party code, the deferred entry, and what every page needs. */
const chunks = [
  {
    name: 'vendor',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/][^\\/]+)[\\/]/,
    priority: 3,
  },
  {
    name: 'start',
    test: /[\\/]src[\\/](app[\\/]islands[\\/](hydrate-on-interaction|queued-clicks)|lib[\\/](analytics|consent|first-interaction))\.ts$/,
    priority: 4,
  },
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
]

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  // optimizeLocales drops React Aria's other 29 languages.
  plugins: [react(), tailwind(), { ...optimizeLocales.vite({ locales: ['de-DE'] }), enforce: 'pre' }, precompress()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // The CSP forbids data: fonts, and separate files are cached longer.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/app/entry-client.tsx', 'src/app/islands/hydrate-on-interaction.ts'],
          output: {
            codeSplitting: { groups: chunks },
            // A shared chunk would be named after every page that shares it.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
          },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', rolldownOptions: { input: 'src/app/entry-server.tsx' } },
    },
  },
})
