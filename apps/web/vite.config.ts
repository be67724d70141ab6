import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite/precompress.ts'
import { slimContracts } from './vite/slim-contracts.ts'

/** What every first load needs and what changes least: one chunk that stays cached over releases. */
const vendor =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/][^\\/]+)[\\/]/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  appType: 'custom',
  // React Aria knows 30 languages; people here read German.
  plugins: [
    react(),
    tailwind(),
    { ...optimizeLocales.vite({ locales: ['de-DE'] }), enforce: 'pre' },
    slimContracts(),
    precompress(),
  ],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        // The pages carry a policy that refuses data: fonts, and separate files stay cached.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor }] } },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/server', rolldownOptions: { input: 'src/app/entry-server.tsx' } },
    },
  },
})
