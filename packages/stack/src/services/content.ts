import { join } from 'node:path'
import { describeError } from '@kostbar/machine/setup-error'
import { announceChange } from '@kostbar/stand-in-storyblok/announce-change'
import { buildContentService } from '@kostbar/stand-in-storyblok/content-service'
import { openLibrary } from '@kostbar/stand-in-storyblok/files/library'
import { watchContent } from '@kostbar/stand-in-storyblok/watch-content'
import type { Service } from '../service.ts'

/** Rate limit in calls per second, several times the web server's own limit. */
const callsPerSecond = 50

export const content: Service = {
  name: 'Content service',
  ports: ['CONTENT_PORT'],

  async start({ dataDirectory, contentDirectory: directory, settings, secrets }) {
    const webhook = `http://127.0.0.1:${settings.ports.WEB_PORT}/content/webhook`
    const onError = (error: unknown) => console.error(`Content: ${describeError(error)}`)
    const watched = await watchContent({
      directory,
      read: openLibrary(directory, `http://127.0.0.1:${settings.ports.CONTENT_PORT}`).read,
      onError,
      onChange(now, before) {
        for (const { message } of now.problems) console.error(`Content: ${message}`)
        announceChange(webhook, secrets.contentWebhookSecret, now, before).catch(onError)
      },
    })
    for (const { message } of watched.library().problems) console.error(`Content: ${message}`)
    const app = buildContentService({
      library: watched.library,
      publicToken: secrets.contentToken,
      previewToken: secrets.contentPreviewToken,
      perSecond: callsPerSecond,
      directory: join(dataDirectory, 'content'),
    })
    await app.listen({ host: '127.0.0.1', port: settings.ports.CONTENT_PORT })
    return {
      async stop() {
        await Promise.all([watched.stop(), app.close()])
      },
    }
  },
}
