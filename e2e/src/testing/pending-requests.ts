import type { BrowserContext, Request } from 'playwright-core'

const byContext = new WeakMap<BrowserContext, Set<Request>>()

/** Begins to record the requests of a context; call it before its first page. */
export function watchPendingRequests(context: BrowserContext): void {
  const pending = new Set<Request>()
  byContext.set(context, pending)
  context.on('request', (request) => pending.add(request))
  context.on('requestfinished', (request) => pending.delete(request))
  context.on('requestfailed', (request) => pending.delete(request))
}

/** Requests of all pages of a watched context that have no answer yet. */
export const pendingRequests = (context: BrowserContext): ReadonlySet<Request> => byContext.get(context) ?? new Set()
