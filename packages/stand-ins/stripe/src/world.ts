import type { Clock } from './clock.ts'
import type { Store } from './store/store.ts'

/** What every part of the stand-in works on. */
export type World = {
  store: Store
  clock: Clock
  /** Where people reach its pages, without a slash at the end. */
  publicUrl: string
  /** The call that is being answered; null for what happens by itself. */
  call: { id: string; idempotencyKey: string | null } | null
}
