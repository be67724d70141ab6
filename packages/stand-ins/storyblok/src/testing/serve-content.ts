import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import StoryblokClient from 'storyblok-js-client'
import { onTestFinished } from 'vitest'
import { buildContentService } from '../content-service.ts'
import { openLibrary } from '../files/library.ts'

/** Serves a folder on a free port, with the official client. */
export async function serveContent(directory: string, { perSecond = 1000, rateLimit = 1000 } = {}) {
  const library = await openLibrary(directory, 'http://files.test').read()
  const app = buildContentService({
    library: () => library,
    publicToken: 'public',
    previewToken: 'preview',
    perSecond,
    directory: await temporaryDirectory(),
  })
  onTestFinished(() => app.close())
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const clientWith = (accessToken: string) =>
    new StoryblokClient({ endpoint: `${url}/v2`, accessToken, rateLimit, maxRetries: -1 })
  return { app, url, library, client: clientWith('public'), editor: clientWith('preview'), clientWith }
}
