import { pendingAdditionsKey } from '../../domain/sign-out/pending-shopping-keys.ts'
import { readQueue, writeQueue } from './stored-queue.ts'

/** A new item; it is stored like a pending tick, see `pending-ticks.ts`. */
export interface PendingAddition {
  /** With which it is sent: the API adds it once, however often it arrives. */
  readonly key: string
  readonly name: string
}

/** New items of this user that are not confirmed, oldest first; none when storage is disabled. */
export const pendingAdditions = (userId: string): PendingAddition[] => readQueue(pendingAdditionsKey(userId))

/** Keeps a new item. */
export function queueAddition(userId: string, addition: PendingAddition): void {
  writeQueue(pendingAdditionsKey(userId), [...pendingAdditions(userId), addition])
}

/** Drops a new item that was answered. */
export const dropAddition = (userId: string, key: string): void =>
  writeQueue(
    pendingAdditionsKey(userId),
    pendingAdditions(userId).filter((addition) => addition.key !== key),
  )
