import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Analytics } from './analytics.ts'

interface SecurityOptions {
  /** The public address; strict transport security is only promised over https. */
  readonly webUrl: URL
  /** Where browsers send files to and load pictures from, by addresses the API has signed. */
  readonly storageUrl: URL
  /** Where the explainer video for trainers comes from, if there is one. */
  readonly videoUrl?: URL | undefined
  /** The services that count, for people who agree to it; null where there are none. */
  readonly analytics: Analytics | null
  /** Lets the browser reach Vite's hot-reload socket. */
  readonly development: boolean
}

/** Puts the security headers on every answer and gives every request its nonces (`reply.cspNonce`). */
export async function secure(
  app: FastifyInstance,
  { webUrl, storageUrl, videoUrl, analytics, development }: SecurityOptions,
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
        // Films play in a frame of their service once somebody has pressed the button.
        frameSrc: [
          'https://www.youtube-nocookie.com',
          'https://player.vimeo.com',
          ...(videoUrl ? [videoUrl.origin] : []),
        ],
        manifestSrc: ["'self'"],
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
