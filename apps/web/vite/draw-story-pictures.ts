import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

/** Draws the pictures of the stories into `content/assets`: `pnpm draw:pictures`, after a change in `src/story-pictures`. */
const web = fileURLToPath(new URL('..', import.meta.url))
const assets = fileURLToPath(new URL('../../../content/assets', import.meta.url))

const vite = await createServer({
  root: web,
  configFile: false,
  plugins: [react()],
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  logLevel: 'warn',
})
try {
  const { drawAll }: typeof import('../src/story-pictures/draw.tsx') =
    await vite.ssrLoadModule('/src/story-pictures/draw.tsx')
  for (const [name, svg] of drawAll()) {
    const file = join(assets, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, svg)
  }
} finally {
  await vite.close()
}
