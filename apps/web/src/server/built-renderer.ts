import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Manifest, ManifestChunk } from 'vite'
import type * as EntryServer from '../app/entry-server.tsx'
import type { PageAssets } from './document.ts'
import type { Renderer } from './renderer.ts'
import { createUsedStyles } from './used-styles.ts'

const dist = new URL('../../dist/', import.meta.url)

/** Directory of the built client files. */
export const clientDirectory = fileURLToPath(new URL('client/', dist))

const entryFile = 'src/app/entry-client.tsx'
const deferredEntryFile = new URL('inline/deferred-entry.js', dist)

/** File names of the fonts preloaded on every page: the two faces with the characters of German text. */
const preloadedFont = /(fraunces-core-400|figtree-core-wght)-normal.*\.woff2$/

/**
 * Renderer of the built app.
 * @throws Error when the app has not been built
 */
export async function createBuiltRenderer(): Promise<Renderer> {
  const manifest = await readManifest()
  const entry: string = pathToFileURL(fileURLToPath(new URL('server/entry-server.js', dist))).href
  const { render } = (await import(entry)) as typeof EntryServer
  const usedStyles = await readStyles(manifest)
  const deferredEntry = { code: await readInlineScript() }
  return {
    render,
    assets(files) {
      const assets = collectAssets(manifest, files)
      return {
        ...assets,
        deferredEntry,
        usedStyles: (html) => assets.styles.map((style) => usedStyles.get(style)?.(html)).join(''),
      }
    },
  }
}

/** Code of the deferred entry; no `</script>` in it can close its element. */
const readInlineScript = async () =>
  (await readFile(deferredEntryFile, 'utf8')).trim().replaceAll('</script', '<\\/script')

/** Style sheets of all chunks by URL, prepared for selecting their used rules. */
async function readStyles(manifest: Manifest): Promise<ReadonlyMap<string, ReturnType<typeof createUsedStyles>>> {
  const files = unique(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))
  const read = async (file: string) => createUsedStyles(await readFile(join(clientDirectory, file), 'utf8'))
  return new Map(await Promise.all(files.map(async (file) => [urlOf(file), await read(file)] as const)))
}

async function readManifest(): Promise<Manifest> {
  const file = new URL('client/manifest.json', dist)
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Manifest
  } catch (error) {
    throw new Error(`The web app is not built: ${fileURLToPath(file)} cannot be read. Run its build first.`, {
      cause: error,
    })
  }
}

/** URLs of the chunks of the entry and of the given source files, including their static imports. */
export function collectAssets(manifest: Manifest, files: readonly string[]): Omit<PageAssets, 'deferredEntry'> {
  const chunks = withImports(manifest, [entryFile, ...files])
  const entry = chunkOf(manifest, entryFile)
  return {
    entry: urlOf(entry.file),
    styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])).map(urlOf),
    modules: unique(chunks.map((chunk) => chunk.file).filter((file) => file !== entry.file)).map(urlOf),
    fonts: unique(Object.values(manifest).map((chunk) => chunk.file))
      .filter((file) => preloadedFont.test(file))
      .map(urlOf),
  }
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The manifest has no ${key}.`)
  return chunk
}

function withImports(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): ManifestChunk[] {
  return keys.flatMap((key) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [chunk, ...withImports(manifest, chunk.imports ?? [], seen)]
  })
}

const urlOf = (file: string) => `/${file}`
const unique = (values: readonly string[]) => [...new Set(values)]
