import { pendingTicksKey } from '../../domain/sign-out/pending-shopping-keys.ts'
import { readQueue, writeQueue } from './stored-queue.ts'

/*
 * Ticks that the API has not confirmed yet, by account, until the user signs out: those that wait for a connection survive
 * the end of the tab. Unencrypted on the device, like the list on paper.
 */

/** A ticked item. */
interface PendingTick {
  readonly id: string
  readonly name: string
  readonly checked: true
  /** When it was ticked. The API applies no tick that is older than the last one. */
  readonly at: string
}

/** Ticks of this user that are not confirmed, oldest first; none when storage is disabled. */
export const pendingTicks = (userId: string): PendingTick[] => readQueue(pendingTicksKey(userId))

/** Keeps a tick, in place of an earlier one of the same item. */
export function queueTick(userId: string, tick: PendingTick): void {
  dropTick(userId, tick.id)
  writeQueue(pendingTicksKey(userId), [...pendingTicks(userId), tick])
}

/** Drops the tick of an item. @param at of the tick that was answered; a later one of the same item stays */
export const dropTick = (userId: string, id: string, at?: string): void =>
  writeQueue(
    pendingTicksKey(userId),
    pendingTicks(userId).filter((tick) => tick.id !== id || (at !== undefined && tick.at !== at)),
  )
