import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite/precompress.ts'

/** Few files for a page: what never changes, and what every page needs. */
const chunks = [
  {
    name: 'vendor',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/][^\\/]+)[\\/]/,
    priority: 3,
  },
  {
    name: 'start',
    test: /[\\/]src[\\/](app[\\/]islands[\\/](hydrate-on-interaction|queued-clicks|first-interaction)|lib[\\/](analytics|consent))\.ts$/,
    priority: 4,
  },
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
]

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  // React Aria knows 30 languages; people here read German.
  plugins: [react(), tailwind(), { ...optimizeLocales.vite({ locales: ['de-DE'] }), enforce: 'pre' }, precompress()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // The pages carry a policy that refuses data: fonts, and separate files stay cached.
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
