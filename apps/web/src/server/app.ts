import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { PublicSettings } from '../lib/public-settings.ts'
import { analyticsOf } from './analytics.ts'
import { serveAssets } from './assets.ts'
import { builtRenderer } from './built-renderer.ts'
import { openContent } from './content/content.ts'
import { serveContent } from './content/routes.ts'
import { serveFiles } from './content/serve-files.ts'
import type { Env } from './env.ts'
import { errorPage } from './error-page.ts'
import { serveFound } from './found/serve-found.ts'
import { logRequests } from './log.ts'
import { serveNewsletter } from './newsletter.ts'
import { servePages, serveUnscriptedForms } from './pages.ts'
import { forwardApi } from './proxy.ts'
import { reviewFigures } from './reviews.ts'
import { secure } from './security.ts'
import { isMember } from './visitor.ts'

/** The web server, ready to listen: health, API proxy, built files and pages. */
export async function buildWebServer(env: Env): Promise<FastifyInstance> {
  const development = env.NODE_ENV === 'development'
  const app = fastify({
    logger: { level: env.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < env.WEB_TRUSTED_PROXIES,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // An address that cannot even be read, such as /%zz.
    frameworkErrors(_error, _request, reply: FastifyReply) {
      reply.code(400).type('text/plain; charset=utf-8').send('Diese Adresse ist ungültig.')
    },
  })
  const analytics = analyticsOf(env)
  logRequests(app)
  await secure(app, {
    webUrl: env.WEB_URL,
    storageUrl: env.STORAGE_URL,
    videoUrl: env.TRAINER_VIDEO_URL,
    analytics,
    development,
  })
  await app.register(compress, { threshold: 1024 })
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error)
    return reply
      .code(500)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(errorPage(reply.cspNonce.style))
  })
  // Only files and methods that do not exist come here; unknown pages are the app's own.
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Nicht gefunden'))
  app.get('/health', async () => ({ status: 'ok' }))
  await forwardApi(app, env.API_URL)
  if (!development) await serveAssets(app)
  const renderer = development ? await sourceRenderer(app) : await builtRenderer()
  const content = openContent(app, {
    apiUrl: env.CONTENT_API_URL.href,
    filesUrl: env.CONTENT_FILES_URL,
    token: env.CONTENT_TOKEN,
    previewToken: env.CONTENT_PREVIEW_TOKEN,
    webhookSecret: env.CONTENT_WEBHOOK_SECRET,
    oauthToken: env.CONTENT_OAUTH_TOKEN,
    directory: env.CONTENT_CACHE,
  })
  serveContent(app, { content: content.site, isMember: isMember({ apiUrl: env.API_URL, webUrl: env.WEB_URL }) })
  serveFiles(app, { filesUrl: env.CONTENT_FILES_URL, directory: env.CONTENT_CACHE && join(env.CONTENT_CACHE, 'files') })
  serveFound(app, { content: content.site, webUrl: env.WEB_URL })
  serveNewsletter(app, content.site)
  serveUnscriptedForms(app, env.WEB_URL)
  servePages(app, {
    apiUrl: env.API_URL,
    webUrl: env.WEB_URL,
    analytics,
    renderer,
    settings: publicSettings(env, (err) => app.log.warn({ err }, 'the reviews service gives no figures')),
    content,
  })
  return app
}

/** What pages may know of this deployment's settings, at the moment they are drawn. */
function publicSettings(env: Env, onError: (error: unknown) => void): () => PublicSettings {
  const reviews = reviewFigures({ address: env.REVIEWS_URL, onError })
  const { APP_STORE_URL, PLAY_STORE_URL, TRAINER_VIDEO_URL } = env
  const addresses = {
    appStore: APP_STORE_URL?.href,
    playStore: PLAY_STORE_URL?.href,
    trainerVideo: TRAINER_VIDEO_URL?.href,
  }
  return () => ({ ...addresses, reviews: reviews() })
}

/** Vite is there in development only. */
async function sourceRenderer(app: FastifyInstance) {
  const { developmentRenderer } = await import('./development-renderer.ts')
  return developmentRenderer(app)
}
