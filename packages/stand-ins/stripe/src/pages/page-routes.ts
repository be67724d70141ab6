import type { FastifyReply } from 'fastify'

const base = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** `form-action` of the CSP also applies to redirects: lists the origins a form may redirect to. */
export function sendPage(
  reply: FastifyReply,
  page: string,
  options: { status?: number; leadsTo?: (string | null)[] } = {},
) {
  const elsewhere = (options.leadsTo ?? []).flatMap((url) => (url ? [new URL(url).origin] : []))
  const targets = [...new Set(["'self'", ...elsewhere])].join(' ')
  return reply
    .code(options.status ?? 200)
    .header('content-security-policy', `${base}; form-action ${targets}`)
    .type('text/html; charset=utf-8')
    .send(page)
}

/** The `:id` of a page's path. */
export const idOf = (params: unknown): string => (params as { id: string }).id
