import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyPictures } from './story-pictures.ts'

/**
 * `pnpm draw:pictures` writes the story pictures to `content/assets`; with `--check` it writes nothing and fails if a
 * file differs from the picture that its source generates.
 */
const assets = fileURLToPath(new URL('../../../../content/assets', import.meta.url))
const pictures = [...storyPictures()].map(([name, svg]) => ({ file: join(assets, name), name, svg }))

if (process.argv.includes('--check')) {
  const current = await Promise.all(pictures.map(({ file }) => readFile(file, 'utf8').catch(() => '')))
  const outdated = pictures.filter(({ svg }, index) => svg !== current[index])
  for (const { name } of outdated)
    process.stderr.write(`content/assets/${name} differs from its source; run pnpm draw:pictures.\n`)
  if (outdated.length > 0) process.exitCode = 1
} else {
  for (const { file, svg } of pictures) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, svg)
  }
}
