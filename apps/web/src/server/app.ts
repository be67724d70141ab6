import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import compress from '@fastify/compress'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { PublicSettings } from '../lib/public-settings.ts'
import { createAnalytics } from './analytics.ts'
import { maxBufferedBytes, registerApiProxy } from './api-proxy.ts'
import { answerBrokenRequest } from './broken-requests.ts'
import { createBuiltRenderer } from './built-renderer.ts'
import { openContent } from './content/content.ts'
import { registerContentRoutes } from './content/content-routes.ts'
import { registerFileProxy } from './content/file-proxy.ts'
import type { Env } from './env.ts'
import { frameworkErrors, registerErrors } from './errors.ts'
import { registerHealth } from './health.ts'
import { registerNewsletterRelay } from './newsletter.ts'
import { registerOverload } from './overload.ts'
import { registerFormFallback, registerPages } from './pages.ts'
import { registerBodyLimits } from './request-bodies.ts'
import { registerRequestLog, requestSerializers } from './request-log.ts'
import { isSignedIn } from './request-session.ts'
import { originForm } from './request-target.ts'
import { createReviewRating } from './review-rating.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { registerSeoRoutes } from './seo/seo-routes.ts'
import { registerStaticFiles } from './static-files.ts'

/** Maximum time in ms for receiving a whole request; bodies have at most 256 kB. */
const requestTimeoutMs = 10_000

/** Interval in ms at which Node.js looks for requests that exceed the timeout. */
const requestCheckIntervalMs = 1_000

/** Milliseconds for which requests are still served after a shutdown signal, so that load balancers can react. */
const drainMs = 1_000

/** Builds the web server without listening: health check, API proxy, static files, content, SEO files and pages. */
export async function buildWebServer(env: Env): Promise<FastifyInstance> {
  const isDevelopment = env.NODE_ENV === 'development'
  const app = fastify({
    logger: { level: env.LOG_LEVEL, serializers: requestSerializers },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < env.WEB_TRUSTED_PROXIES,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: requestTimeoutMs,
    // The request timeout has no effect while headersTimeout (60 s by default) is longer.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: requestCheckIntervalMs },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    frameworkErrors,
    clientErrorHandler: answerBrokenRequest,
  })
  const analytics = createAnalytics(env)
  registerRequestLog(app)
  await registerSecurityHeaders(app, {
    webUrl: env.WEB_URL,
    storageUrl: env.STORAGE_URL,
    videoUrl: env.TRAINER_VIDEO_URL,
    analytics,
    development: isDevelopment,
  })
  await registerOverload(app, env.MAX_EVENT_LOOP_DELAY_MS)
  await app.register(compress, { threshold: 1024, syncThreshold: maxBufferedBytes })
  registerErrors(app)
  registerBodyLimits(app)
  registerHealth(app, env.NODE_ENV === 'production' ? drainMs : 0)
  await registerApiProxy(app, env.API_URL)
  if (!isDevelopment) await registerStaticFiles(app)
  const renderer = isDevelopment ? await importDevelopmentRenderer(app) : await createBuiltRenderer()
  const content = openContent(app, {
    apiUrl: env.CONTENT_API_URL.href,
    filesUrl: env.CONTENT_FILES_URL,
    token: env.CONTENT_TOKEN,
    previewToken: env.CONTENT_PREVIEW_TOKEN,
    webhookSecret: env.CONTENT_WEBHOOK_SECRET,
    oauthToken: env.CONTENT_OAUTH_TOKEN,
    directory: env.CONTENT_CACHE,
  })
  registerContentRoutes(app, {
    content: content.site,
    isSignedIn: isSignedIn({ apiUrl: env.API_URL, webUrl: env.WEB_URL }),
  })
  registerFileProxy(app, {
    filesUrl: env.CONTENT_FILES_URL,
    directory: env.CONTENT_CACHE && join(env.CONTENT_CACHE, 'files'),
  })
  registerSeoRoutes(app, { content: content.site, webUrl: env.WEB_URL })
  registerNewsletterRelay(app, { content: content.site, apiUrl: env.API_URL, webUrl: env.WEB_URL })
  registerFormFallback(app, env.WEB_URL)
  registerPages(app, {
    apiUrl: env.API_URL,
    webUrl: env.WEB_URL,
    analytics,
    renderer,
    settings: publicSettings(env, (err) => app.log.warn({ err }, 'reviews service: request failed')),
    content,
  })
  return app
}

/** The installation's public settings; the review rating is the last known one. */
function publicSettings(env: Env, onError: (error: unknown) => void): () => PublicSettings {
  const reviewRating = createReviewRating({ url: env.REVIEWS_URL, onError })
  const { APP_STORE_URL, PLAY_STORE_URL, TRAINER_VIDEO_URL } = env
  const urls = {
    appStore: APP_STORE_URL?.href,
    playStore: PLAY_STORE_URL?.href,
    trainerVideo: TRAINER_VIDEO_URL?.href,
  }
  return () => ({ ...urls, reviews: reviewRating() })
}

/** Imported on demand, because Vite is a development dependency. */
async function importDevelopmentRenderer(app: FastifyInstance) {
  const { createDevelopmentRenderer } = await import('./development-renderer.ts')
  return createDevelopmentRenderer(app)
}
