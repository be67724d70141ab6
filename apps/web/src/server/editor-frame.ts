import type { FastifyReply } from 'fastify'

const frameAncestors = "'self' https://app.storyblok.com"

/** Relaxes a draft's CSP: Storyblok's visual editor frames the page and adds inline styles to it. */
export function allowEditorFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply
    .header(
      'content-security-policy',
      policy
        .replace(/frame-ancestors [^;]+/, `frame-ancestors ${frameAncestors}`)
        .replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'"),
    )
    .removeHeader('x-frame-options')
}
