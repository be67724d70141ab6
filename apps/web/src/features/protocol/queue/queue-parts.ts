import type { ProtocolDay, ProtocolDayChanges, ProtocolMeal } from '@kostbar/contracts/protocol/schemas'
import type { ProtocolMealFields, StoredEntries, WaitingChanges, WaitingPhoto } from './entries.ts'

/** API calls that store one entry each. @throws ProblemError */
export interface EntryCalls {
  saveDay(day: string, rev: number, changes: ProtocolDayChanges): Promise<ProtocolDay>
  saveMeal(key: string, rev: number, content: ProtocolMealFields): Promise<ProtocolMeal>
  removeMeal(key: string): Promise<unknown>
  uploadPhoto(photo: WaitingPhoto): Promise<unknown>
}

/** Access to the stored protocol in the query cache. */
export interface StoredProtocol {
  get(): StoredEntries | undefined
  /** Reads it from the API again; resolved also when there is no connection. */
  refresh(): Promise<void>
  setDay(day: ProtocolDay): void
  setMeal(meal: ProtocolMeal): void
  dropMeal(key: string): void
}

/** Storage in which waiting entries survive a reload, shared by the tabs of a browser. */
export interface WaitingStorage {
  /** Undefined if it cannot be read. */
  load(): Promise<WaitingChanges | undefined>
  /** Stores what differs from `before`. */
  save(waiting: WaitingChanges, before: WaitingChanges): Promise<void>
  /** Calls the listener after another tab has saved. @returns a function that ends this */
  onOtherTab(listener: () => void): () => void
}
