import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { accessLifetime } from './features/sessions/access-tokens.ts'
import { frameworkErrors, registerErrors } from './http/errors.ts'
import { registerJsonBody } from './http/json-body.ts'
import { registerLogging, requestIdOf } from './http/logging.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { Problem } from './problems/problem.ts'

export interface ServerOptions {
  sessionSecret: string
  trustProxy: string
  logger: FastifyBaseLogger
  /** Event-loop delay in milliseconds beyond which requests are refused with 503; 0 never refuses. */
  maxEventLoopDelayMs: number
}

/** Longest time to receive a whole request, headers and body. */
const requestTimeoutMs = 30_000

/**
 * Creates the HTTP server with the settings of every route: errors, logging, bodies, headers, cookies, tokens, load
 * limit.
 */
export async function createServer(webUrl: string, options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.logger,
    trustProxy: options.trustProxy,
    bodyLimit: 256 * 1024,
    genReqId: requestIdOf,
    requestTimeout: requestTimeoutMs,
    // requestTimeout has no effect while headersTimeout (60 s by default) is longer.
    http: { headersTimeout: requestTimeoutMs },
    return503OnClosing: false,
    frameworkErrors,
    routerOptions: { maxParamLength: 300 },
    logController: new LogController({ disableRequestLogging: true }),
  })
  const isHttps = webUrl.startsWith('https:')
  app.decorate('secureCookies', isHttps)
  registerErrors(app)
  registerLogging(app)
  registerJsonBody(app)
  registerSecurityHeaders(app, isHttps)
  await registerPlugins(app, options)
  return app
}

async function registerPlugins(
  app: FastifyInstance,
  { sessionSecret, maxEventLoopDelayMs }: ServerOptions,
): Promise<void> {
  await app.register(cookie)
  await app.register(jwt, {
    secret: sessionSecret,
    sign: { algorithm: 'HS256', iss: 'kostbar', aud: 'kostbar-api', expiresIn: accessLifetime },
    verify: {
      algorithms: ['HS256'],
      allowedIss: 'kostbar',
      allowedAud: 'kostbar-api',
      requiredClaims: ['exp', 'iss', 'aud'],
      // Number of tokens whose verified signature is cached; expiry and session are checked at every request.
      cache: 5000,
    },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: () => {
      throw new Problem('unavailable', { retryAfter: 1 })
    },
  })
}
