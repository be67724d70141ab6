import { glob, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentProblem } from './content-problem.ts'
import { contentSchemas, type Schemas } from './fields.ts'
import { readAssets, type StoredAsset } from './read-assets.ts'
import { readStory } from './read-story.ts'
import type { StoredStory } from './story.ts'

/** A snapshot of all content files. */
export type Library = {
  readonly stories: ReadonlyMap<string, StoredStory>
  readonly byUuid: ReadonlyMap<string, StoredStory>
  readonly assets: readonly StoredAsset[]
  readonly problems: readonly ContentProblem[]
  /** Content version, the delivery API's `cv`; grows with every change. */
  readonly version: number
}

type Reading = { stamp: string; slug: string; story?: StoredStory; problem?: ContentProblem }

/**
 * Reads a content folder incrementally: unchanged files are cached.
 * @param directory absolute path of the folder
 * @param filesUrl origin of asset URLs
 */
export function openLibrary(directory: string, filesUrl: string) {
  let readings = new Map<string, Reading>()
  let assetsStamp = ''
  let latest: Library | undefined
  return {
    /** The current snapshot; the same object when nothing changed. Invalid stories are left out. */
    async read(): Promise<Library> {
      const { assets, problems: broken } = await readAssets(directory)
      const stamp = [...assets.values()].map(({ url }) => url).join()
      // Stories contain asset URLs.
      const before = stamp === assetsStamp ? readings : new Map<string, Reading>()
      assetsStamp = stamp
      const schemas = contentSchemas((path) => {
        const asset = assets.get(path)
        return asset && { url: filesUrl + asset.url }
      })
      readings = await readStories(directory, schemas, before)
      const isSame = readings.size === before.size && [...readings].every(([path, known]) => before.get(path) === known)
      if (latest && isSame) return latest
      const version = Math.max((latest?.version ?? 0) + 1, Math.floor(Date.now() / 1000))
      latest = gather([...readings.values()], [...assets.values()], broken, version)
      return latest
    },
  }
}

async function readStories(directory: string, schemas: Schemas, before: Map<string, Reading>) {
  const readings = new Map<string, Reading>()
  for await (const entry of glob('**/*.{yaml,yml,md}', { cwd: directory })) {
    const path = entry.replaceAll('\\', '/')
    if (path === 'README.md' || path.startsWith('assets/')) continue
    const { mtimeMs, size } = await stat(join(directory, path))
    const stamp = `${mtimeMs} ${size}`
    const known = before.get(path)
    const slug = path.replace(/\.\w+$/, '')
    readings.set(
      path,
      known?.stamp === stamp ? known : { stamp, slug, ...(await readOne(directory, path, slug, schemas)) },
    )
  }
  return readings
}

async function readOne(directory: string, path: string, slug: string, schemas: Schemas) {
  const source = await readFile(join(directory, path), 'utf8')
  try {
    return { story: readStory(`content/${path}`, slug, source, schemas) }
  } catch (error) {
    if (error instanceof ContentProblem) return { problem: error }
    throw error
  }
}

function gather(
  readings: readonly Reading[],
  assets: readonly StoredAsset[],
  broken: readonly ContentProblem[],
  version: number,
): Library {
  const stories = new Map<string, StoredStory>()
  const problems = [...broken, ...readings.flatMap(({ problem }) => problem ?? [])]
  for (const story of readings.flatMap((reading) => reading.story ?? [])) {
    const other = stories.get(story.full_slug)
    if (other) problems.push(new ContentProblem(story.file, `is the same story as ${other.file}.`))
    else stories.set(story.full_slug, story)
  }
  // Invalid stories are reported once, not for every reference to them.
  const broke = new Set(readings.flatMap(({ slug, problem }) => (problem ? slug : [])))
  const dangling = [...stories.values()].flatMap((story) => danglingOf(story, stories, broke))
  problems.push(...dangling)
  const byUuid = new Map([...stories.values()].map((story) => [story.uuid, story]))
  return { stories, byUuid, assets, problems, version }
}

/** Broken references of a story, which is delivered nevertheless. */
function danglingOf(story: StoredStory, stories: ReadonlyMap<string, StoredStory>, broke: ReadonlySet<string>) {
  return story.references.flatMap(({ field, slug, component }) => {
    if (broke.has(slug)) return []
    const target = stories.get(slug)
    const wanted = component ? ` of the component '${component}'` : ''
    if (!target)
      return new ContentProblem(story.file, `${field} leads to '${slug}', but there is no such story${wanted}.`)
    if (component && target.content.component !== component)
      return new ContentProblem(story.file, `${field} leads to '${slug}', which is not a story${wanted}.`)
    if (target.draft && !story.draft)
      return new ContentProblem(story.file, `${field} leads to '${slug}', which is only a draft.`)
    return []
  })
}
