import { z } from 'zod'
import { getEndpoint, getEvent } from '../billing/lookup.ts'
import type { Event, WebhookEndpoint } from '../objects/event.ts'
import { newId, randomText } from '../wire/ids.ts'
import { listPage, listParams } from '../wire/list.ts'
import { boolean, mergeMetadata, metadata, text } from '../wire/params.ts'
import { route } from '../wire/route.ts'

const listEvents = z.strictObject({
  ...listParams,
  type: text.optional(),
  types: z.array(text).optional(),
  delivery_success: boolean.optional(),
})
const endpoint = {
  description: text.optional(),
  enabled_events: z.array(text),
  metadata: metadata.optional(),
  url: z.url({ protocol: /^https?$/, error: 'Invalid URL: An explicit scheme (such as https) must be provided.' }),
}
const createEndpoint = z.strictObject({ ...endpoint, api_version: text.optional(), connect: boolean.optional() })
const updateEndpoint = z.strictObject({ ...endpoint, disabled: boolean }).partial()

/** `customer.subscription.*` fits all of its kind. */
const fits = (type: string, pattern: string): boolean =>
  pattern.endsWith('*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern

export const eventRoutes = [
  route('GET', '/v1/events/:id', z.strictObject({}), ({ world, id }) => getEvent(world, id)),

  route('GET', '/v1/events', listEvents, ({ world, params, path }) => {
    const patterns = params.type ? [params.type] : params.types
    const matches = ({ type, pending_webhooks }: Event) =>
      (!patterns || patterns.some((pattern) => fits(type, pattern))) &&
      (params.delivery_success === undefined || (pending_webhooks === 0) === params.delivery_success)
    return listPage(world.store.all('event').filter(matches), params, path)
  }),

  route('POST', '/v1/webhook_endpoints', createEndpoint, ({ world, params }) => {
    const made: WebhookEndpoint = {
      object: 'webhook_endpoint',
      id: newId('we'),
      created: world.clock.now(),
      api_version: params.api_version ?? null,
      description: params.description ?? null,
      enabled_events: params.enabled_events,
      metadata: mergeMetadata({}, params.metadata),
      status: 'enabled',
      url: params.url,
      _secret: `whsec_${randomText(32)}`,
    }
    world.store.put(made)
    return { ...made, secret: made._secret }
  }),

  route('GET', '/v1/webhook_endpoints/:id', z.strictObject({}), ({ world, id }) => getEndpoint(world, id)),

  route('POST', '/v1/webhook_endpoints/:id', updateEndpoint, ({ world, params, id }) => {
    const before = getEndpoint(world, id)
    const isDisabled = params.disabled ?? before.status === 'disabled'
    const after: WebhookEndpoint = {
      ...before,
      description: params.description ?? before.description,
      enabled_events: params.enabled_events ?? before.enabled_events,
      metadata: mergeMetadata(before.metadata, params.metadata),
      status: isDisabled ? 'disabled' : 'enabled',
      url: params.url ?? before.url,
    }
    world.store.put(after)
    return after
  }),

  route('DELETE', '/v1/webhook_endpoints/:id', z.strictObject({}), ({ world, id }) => {
    getEndpoint(world, id)
    world.store.drop('webhook_endpoint', id)
    return { id, object: 'webhook_endpoint', deleted: true }
  }),

  route('GET', '/v1/webhook_endpoints', z.strictObject(listParams), ({ world, params, path }) =>
    listPage(world.store.all('webhook_endpoint'), params, path),
  ),
]
