import type { FastifyReply } from 'fastify'

/** Who may hold a draft in a frame: Storyblok's editor. */
const ancestors = "'self' https://app.storyblok.com"

/** Loosens the content policy for the visual editor: it frames the page, and marks blocks with styles of its own. */
export function allowEditor(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'))
  reply
    .header(
      'content-security-policy',
      policy
        .replace(/frame-ancestors [^;]+/, `frame-ancestors ${ancestors}`)
        .replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'"),
    )
    .removeHeader('x-frame-options')
}
