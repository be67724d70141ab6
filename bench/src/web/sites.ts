import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@kostbar/machine/free-port'
import { buildContentService } from '@kostbar/stand-in-storyblok/content-service'
import { openLibrary } from '@kostbar/stand-in-storyblok/files/library'

/** Folder of the content that ships with the product. */
export const delivered = fileURLToPath(new URL('../../../content', import.meta.url))

const token = 'public'

/** Starts a content service on a folder. @returns its number of stories, the access for a web server, and `close` */
export async function serveContent(folder: string, cache: string) {
  const port = await freePort()
  const filesUrl = `http://127.0.0.1:${port}`
  const library = await openLibrary(folder, filesUrl).read()
  const app = buildContentService({
    library: () => library,
    publicToken: token,
    previewToken: 'preview',
    perSecond: 50,
    directory: cache,
  })
  await app.listen({ host: '127.0.0.1', port })
  return {
    stories: library.stories.size,
    access: {
      apiUrl: `${filesUrl}/v2`,
      filesUrl: `${filesUrl}/f/1`,
      token,
      previewToken: undefined,
      webhookSecret: undefined,
    },
    close: () => app.close(),
  }
}

/** Copies the shipped content into a folder, and repeats its articles until there are `stories` stories. */
export async function growContent(folder: string, stories: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  await cp(delivered, folder, { recursive: true })
  const names = (await readdir(join(delivered, 'blog'))).filter((name) => name.endsWith('.md'))
  const sources = await Promise.all(names.map((name) => readFile(join(delivered, 'blog', name), 'utf8')))
  const { size } = (await openLibrary(folder, 'http://files.test').read()).stories
  for (let index = 0; index < stories - size; index += 1) {
    const source = (sources[index % sources.length] ?? '').replace(
      /^first_published_at: .*$/m,
      'first_published_at: 2020-01-01',
    )
    await writeFile(join(folder, 'blog', `artikel-${index}.md`), source)
  }
}
