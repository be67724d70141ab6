import { z } from 'zod'
import type { Event } from '../objects/event.ts'
import { boolean, text } from '../wire/params.ts'
import { filter, readRoutes } from './read-routes.ts'

/** `customer.subscription.*` matches all events of subscriptions. */
const matchesPattern = (type: string, pattern: string): boolean =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern

export const eventRoutes = [
  ...readRoutes('event', {
    path: '/v1/events',
    filters: {
      type: filter<Event>(({ type }, pattern) => matchesPattern(type, pattern)),
      types: filter<Event, string[]>(
        ({ type }, patterns) => patterns.some((pattern) => matchesPattern(type, pattern)),
        z.array(text),
      ),
      delivery_success: filter<Event, boolean>(
        ({ pending_webhooks }, isDelivered) => (pending_webhooks === 0) === isDelivered,
        boolean,
      ),
    },
  }),
  ...readRoutes('webhook_endpoint', { path: '/v1/webhook_endpoints', name: 'webhook endpoint' }),
]
