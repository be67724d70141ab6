import type { Addresses } from './addresses.ts'
import type { ContentAccess } from './content-access.ts'
import type { PaymentsAccess } from './payments-access.ts'
import type { PortName } from './ports.ts'
import type { Secrets } from './secrets.ts'
import type { Settings } from './settings.ts'
import type { StorageAccess } from './storage-access.ts'

export type Mode = 'production' | 'development'

/** What every service gets to start with. */
export type StackContext = {
  mode: Mode
  /** Absolute path of the directory a service may write to. */
  dataDirectory: string
  settings: Settings
  secrets: Secrets
  addresses: Addresses
  /** The object storage, the local one or one's own. */
  storage: StorageAccess
  /** The payment service, the local stand-in or one's own account. */
  payments: PaymentsAccess
  /** The content service, the local one or one's own. */
  content: ContentAccess
  /** Aborted when the start is given up: waits end then. */
  signal: AbortSignal
}

export type RunningService = {
  stop(): Promise<void>
  /** Resolves with the reason when the service ends though nobody stopped it. */
  failed?: Promise<Error>
}

/**
 * One part of the stack. To add one, write it in services/ and name it in stack.ts; its address goes to addresses.ts and
 * a secret of its own to secrets.ts.
 */
export type Service = {
  /** As people read it in the progress. */
  name: string
  /** The ports it listens on; they are known to be free when it starts. */
  ports: readonly PortName[]
  /** Clears what a killed run left behind, before the ports are checked. */
  prepare?(context: StackContext): Promise<void>
  /** Resolves when the service can be used; with nothing when it only prepares something. */
  start(context: StackContext): Promise<RunningService | undefined>
}
