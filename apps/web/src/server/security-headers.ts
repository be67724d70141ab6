import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Analytics } from './analytics.ts'

interface SecurityHeadersOptions {
  /** Public URL of the site; HSTS is sent over https only. */
  readonly webUrl: URL
  /** URL of the object storage, for presigned uploads and downloads. */
  readonly storageUrl: URL
  /** URL of the trainers' explainer video. */
  readonly videoUrl?: URL | undefined
  /** Analytics services; null when none is configured. */
  readonly analytics: Analytics | null
  /** True in development: the CSP then allows Vite's hot-reload socket. */
  readonly development: boolean
}

/**
 * Route configuration (`config`) for answers that are no pages: a CSP that allows nothing. It is the same for all, while
 * helmet generates nonces and assembles the CSP of pages for each answer.
 */
export const headersWithoutPage = {
  helmet: {
    enableCSPNonces: false,
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  } satisfies FastifyHelmetOptions,
}

/**
 * Security headers of every response: CSP with nonces (`reply.cspNonce`; cached pages replace them by hashes), HSTS,
 * permissions policy.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { webUrl, storageUrl, videoUrl, analytics, development }: SecurityHeadersOptions,
): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(analytics?.scriptSources ?? [])],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', storageUrl.origin, ...(analytics?.imageSources ?? [])],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          storageUrl.origin,
          ...(analytics?.connectSources ?? []),
          ...(development ? ['ws:'] : []),
        ],
        mediaSrc: ["'self'", ...(videoUrl ? [videoUrl.origin] : [])],
        // Hosts of embedded videos; the frame is created on click.
        frameSrc: [
          'https://www.youtube-nocookie.com',
          'https://player.vimeo.com',
          ...(videoUrl ? [videoUrl.origin] : []),
        ],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: webUrl.protocol === 'https:' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    )
  })
}
