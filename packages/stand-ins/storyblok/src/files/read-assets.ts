import { createHash } from 'node:crypto'
import { glob, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { ContentProblem } from './content-problem.ts'

/** A file of `content/assets`. */
export type StoredAsset = {
  /** Path in `content/`, as used in stories. */
  path: string
  /** Absolute path. */
  file: string
  /** URL path: /f/<space>/<width>x<height>/<hash>/<name>. */
  url: string
}

const known = new Map<string, { stamp: string; asset: StoredAsset }>()

/** Reads all files under `assets/` by path; reports unreadable pictures. */
export async function readAssets(directory: string) {
  const assets = new Map<string, StoredAsset>()
  const problems: ContentProblem[] = []
  for await (const entry of glob('assets/**/*.{svg,png,jpg,jpeg,webp,mp4,pdf}', { cwd: directory })) {
    const path = entry.replaceAll('\\', '/')
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
  // Content hash in the URL, so that browsers can cache for ever.
  const hash = createHash('sha1').update(bytes).digest('hex').slice(0, 10)
  const url = `/f/1/${width}x${height}/${hash}/${encodeURIComponent(basename(path))}`
  const asset = { path, file, url }
  known.set(file, { stamp, asset })
  return asset
}
