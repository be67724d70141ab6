import type { Clock } from './clock.ts'
import type { Store } from './store/store.ts'

/** Shared state of all handlers. */
export type Context = {
  store: Store
  clock: Clock
  /** Public base URL of the pages, without a trailing slash. */
  publicUrl: string
  /** The current API call, named in events; null for scheduled work. */
  call: { id: string; idempotencyKey: string | null } | null
}
