import { createHash } from 'node:crypto'
import { glob, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { ContentProblem } from './content-problem.ts'

/** A picture or file of `content/assets`. */
export type StoredAsset = {
  /** Its path in `content/`, as stories name it. */
  path: string
  /** Where it is on this machine. */
  file: string
  /** Its path in the delivery of files: /f/<space>/<width>x<height>/<hash>/<name>. */
  url: string
}

const known = new Map<string, { stamp: string; asset: StoredAsset }>()

/** Every file under `assets/`, by the path stories name it by; unreadable pictures are told of. */
export async function readAssets(directory: string) {
  const assets = new Map<string, StoredAsset>()
  const problems: ContentProblem[] = []
  for await (const found of glob('assets/**/*.{svg,png,jpg,jpeg,webp,mp4,pdf}', { cwd: directory })) {
    const path = found.replaceAll('\\', '/')
    try {
      assets.set(path, await readAsset(directory, path))
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      problems.push(new ContentProblem(`content/${path}`, `the picture cannot be read: ${reason}.`))
    }
  }
  return { assets, problems }
}

async function readAsset(directory: string, path: string): Promise<StoredAsset> {
  const file = join(directory, path)
  const { mtimeMs, size } = await stat(file)
  const stamp = `${mtimeMs} ${size}`
  const before = known.get(file)
  if (before?.stamp === stamp) return before.asset
  const bytes = await readFile(file)
  const { width, height } = /\.(mp4|pdf)$/i.test(path) ? { width: 0, height: 0 } : await sharp(bytes).metadata()
  // The same bytes keep their address, so that browsers may keep them for ever.
  const hash = createHash('sha1').update(bytes).digest('hex').slice(0, 10)
  const url = `/f/1/${width}x${height}/${hash}/${encodeURIComponent(basename(path))}`
  const asset = { path, file, url }
  known.set(file, { stamp, asset })
  return asset
}
