import type { Addresses } from './addresses.ts'
import type { ContentAccess } from './content-access.ts'
import type { PaymentsAccess } from './payments-access.ts'
import type { PortName } from './ports.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import type { StorageAccess } from './storage-access.ts'

export type Mode = 'production' | 'development'

/** Context passed to every service. */
export type StackContext = {
  mode: Mode
  /** Absolute path of the directory a service may write to. */
  dataDirectory: string
  /** Absolute path of the files that the Storyblok stand-in serves. */
  contentDirectory: string
  /** Number of API processes that share the API's port. */
  apiProcesses: number
  settings: Settings
  secrets: Secrets
  addresses: Addresses
  /** The object storage: stand-in or own. */
  storage: StorageAccess
  /** Stripe: stand-in or own account. */
  payments: PaymentsAccess
  /** Storyblok: stand-in or own space. */
  content: ContentAccess
  /** Aborted when the start is cancelled. */
  signal: AbortSignal
}

export type RunningService = {
  stop(): Promise<void>
  /** Resolves with the reason when the service ends without stop(). */
  failed?: Promise<Error>
}

/**
 * One part of the stack. To add one, write it in services/ and name it in stack.ts; its address goes to addresses.ts and
 * a secret of its own to secrets.ts.
 */
export type Service = {
  /** Display name. */
  name: string
  /** Ports it listens on, checked before the start. */
  ports: readonly PortName[]
  /** Cleans up after a killed run, before the port check. */
  prepare?(context: StackContext): Promise<void>
  /** Resolves when the service is ready; with undefined for one-off tasks. */
  start(context: StackContext): Promise<RunningService | undefined>
}
