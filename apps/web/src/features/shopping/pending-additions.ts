import { pendingAdditionsKey } from '../../domain/sign-out/pending-shopping-keys.ts'
import { createStore } from '../../lib/external-store.ts'
import { readQueue, writeQueue } from './stored-queue.ts'

/** A new item; it is stored like a pending tick, see `pending-ticks.ts`. */
export interface PendingAddition {
  /** With which it is sent: the API adds it once, however often it arrives. */
  readonly key: string
  readonly name: string
  /** When it was ticked; undefined while it is not. */
  readonly tickedAt?: string
}

/** New items of this user that are not confirmed, oldest first; none when storage is disabled. */
export const pendingAdditions = (userId: string): PendingAddition[] => readQueue(pendingAdditionsKey(userId))

const changeQueue = (userId: string, change: (queue: PendingAddition[]) => PendingAddition[]): void =>
  writeQueue(pendingAdditionsKey(userId), change(pendingAdditions(userId)))

/** Keeps a new item. */
export const queueAddition = (userId: string, addition: PendingAddition): void =>
  changeQueue(userId, (queue) => [...queue, addition])

/** Drops a new item that was answered. */
export const dropAddition = (userId: string, key: string): void =>
  changeQueue(userId, (queue) => queue.filter((addition) => addition.key !== key))

/** What became of a new item before it was confirmed; it becomes so at the API once it is. */
type LaterChange = 'REMOVED' | { readonly tickedAt: string }

/** Later changes by key of the new item; its request is under way already, and cannot be changed. */
export const laterChanges = createStore<ReadonlyMap<string, LaterChange>>(new Map())

export const setLaterChange = (key: string, change: LaterChange): void =>
  laterChanges.set(new Map([...laterChanges.get(), [key, change]]))

/** Takes the later change of a new item that was answered; undefined when there is none. */
export function takeLaterChange(key: string): LaterChange | undefined {
  const changes = new Map(laterChanges.get())
  const change = changes.get(key)
  if (changes.delete(key)) laterChanges.set(changes)
  return change
}

/** Ticks a new item, or takes the tick back. */
export function tickAddition(userId: string, key: string, checked: boolean): void {
  const tickedAt = new Date().toISOString()
  if (checked) setLaterChange(key, { tickedAt })
  else takeLaterChange(key)
  changeQueue(userId, (queue) =>
    queue.map((addition) =>
      addition.key === key ? { key, name: addition.name, ...(checked ? { tickedAt } : {}) } : addition,
    ),
  )
}

/** Deletes a new item. */
export function removeAddition(userId: string, key: string): void {
  setLaterChange(key, 'REMOVED')
  dropAddition(userId, key)
}
