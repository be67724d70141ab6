import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

interface SecurityOptions {
  /** The public address; strict transport security is only promised over https. */
  readonly webUrl: URL
  /** Where browsers send files to and load pictures from, by addresses the API has signed. */
  readonly storageUrl: URL
  /** Where the explainer video for trainers comes from, if there is one. */
  readonly videoUrl?: URL | undefined
  /** Lets the browser reach Vite's hot-reload socket. */
  readonly development: boolean
}

/** Puts the security headers on every answer and gives every request its nonces (`reply.cspNonce`). */
export async function secure(
  app: FastifyInstance,
  { webUrl, storageUrl, videoUrl, development }: SecurityOptions,
): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', storageUrl.origin],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", storageUrl.origin, ...(development ? ['ws:'] : [])],
        mediaSrc: videoUrl ? [videoUrl.origin] : ["'none'"],
        frameSrc: videoUrl ? [videoUrl.origin] : ["'none'"],
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
