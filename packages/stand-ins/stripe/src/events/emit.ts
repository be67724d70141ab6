import type { Context } from '../context.ts'
import type { Event, WebhookEndpoint } from '../objects/event.ts'
import { newId } from '../wire/ids.ts'
import { render } from '../wire/render.ts'

export const apiVersion = '2026-10-28.endive'

const wants = ({ enabled_events, status }: WebhookEndpoint, type: string): boolean =>
  status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type))

/** Previous values of the changed fields. */
function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const isSame = (field: string) => JSON.stringify(before[field]) === JSON.stringify(after[field])
  return Object.fromEntries(Object.entries(before).filter(([field]) => !isSame(field)))
}

/** Creates an event with a snapshot of the object, and a delivery for each subscribed endpoint. */
export function emit(context: Context, type: string, object: object, before?: object): Event {
  const { store, clock, call } = context
  const snapshot = render(object, {}, store) as Record<string, unknown>
  const previous = before && (render(before, {}, store) as Record<string, unknown>)
  const endpoints = store.all('webhook_endpoint').filter((endpoint) => wants(endpoint, type))
  const event: Event = {
    object: 'event',
    id: newId('evt'),
    created: clock.now(),
    api_version: apiVersion,
    data: { object: snapshot, ...(previous ? { previous_attributes: changedFields(previous, snapshot) } : {}) },
    pending_webhooks: endpoints.length,
    request: { id: call?.id ?? null, idempotency_key: call?.idempotencyKey ?? null },
    type,
  }
  store.put(event)
  for (const endpoint of endpoints)
    store.put({
      object: 'delivery',
      id: newId('del'),
      event: event.id,
      endpoint: endpoint.id,
      attempts: 0,
      nextAttempt: 0,
      outcome: null,
      delivered: false,
    })
  return event
}
