import type { ProtocolDay, ProtocolDayChanges, ProtocolMeal } from '@kostbar/contracts/protocol/schemas'
import { createStore } from '../../../lib/external-store.ts'
import { ProblemError } from '../../../lib/problem-error.ts'
import { createSaveTimer } from '../../../lib/save-timer.ts'
import {
  countWaiting,
  isAnyGone,
  joinWaiting,
  keepEqual,
  mergeMeal,
  nothingWaiting,
  type ProtocolMealFields,
  type StoredEntries,
  type WaitingChanges,
  type WaitingDay,
  type WaitingMeal,
  type WaitingPhoto,
} from './entries.ts'
import {
  withDay,
  withMeal,
  withoutFirst,
  withoutPhoto,
  withoutPhotosOf,
  withoutSentDay,
  withoutSentMeal,
} from './queue-changes.ts'

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

export interface QueueState {
  readonly waiting: WaitingChanges
  /**
   * `LOADING`: it is not known yet what waited before a reload. `OFFLINE`: the last attempt got no answer. `REFUSED`: the
   * API refused an entry, see `problem`.
   */
  readonly status: 'LOADING' | 'STORED' | 'SAVING' | 'OFFLINE' | 'REFUSED'
  readonly problem: string | null
}

/** Codes of problems after which the same request may succeed later. */
const temporary = new Set([
  'offline',
  'unavailable',
  'too_many_requests',
  'unexpected',
  'session_expired',
  'not_signed_in',
])

/** After which entries of another tab are sent from here, in ms. */
const otherTabMs = 5_000

const isTemporary = (error: unknown) => !(error instanceof ProblemError) || temporary.has(error.code)

/**
 * Queue of protocol entries that wait to be stored, sent one at a time. Each has a client key of this device, so that
 * an entry whose response was lost is stored once. Entries stay queued until the API has confirmed them.
 */
export function createEntryQueue(calls: EntryCalls, stored: StoredProtocol, storage: WaitingStorage) {
  const state = createStore<QueueState>({ waiting: nothingWaiting, status: 'LOADING', problem: null })
  const timer = createSaveTimer(() => void send())
  let running: Promise<void> | undefined
  let loading: Promise<void> | undefined
  let isReloading = false
  /** Number of changes in other tabs. */
  let changesHeard = 0
  let stopListening: (() => void) | undefined

  const setWaiting = (change: (waiting: WaitingChanges) => WaitingChanges): void => {
    const before = state.get().waiting
    const waiting = change(before)
    state.set({ ...state.get(), waiting })
    void storage.save(waiting, before)
  }

  const dropPhoto = (key: string) => setWaiting((waiting) => withoutPhoto(waiting, key))

  async function sendMeal(meal: WaitingMeal): Promise<void> {
    const { key, content } = meal
    if (!content) {
      await calls.removeMeal(key)
      stored.dropMeal(key)
      setWaiting((waiting) => withoutSentMeal(waiting, meal, null))
      return
    }
    const rev = stored.get()?.meals.find((one) => one.key === key)?.rev ?? 0
    try {
      const saved = await calls.saveMeal(key, rev, content)
      stored.setMeal(saved)
      setWaiting((waiting) => withoutSentMeal(waiting, meal, saved))
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'changed_meanwhile') throw error
      const current = error.current as ProtocolMeal | null
      // Removed on another device: the local meal is stored as a new one.
      if (!current) stored.dropMeal(key)
      else {
        stored.setMeal(current)
        // Edited or removed while the request was under way: what waits now counts, not what was sent.
        const latest = state.get().waiting.meals.find((one) => one.key === key) ?? meal
        const merged = latest.content && mergeMeal(meal.base, latest.content, current)
        setWaiting((waiting) => withMeal(waiting, { key, content: merged, base: current }))
      }
    }
  }

  async function sendDay(sent: WaitingDay): Promise<void> {
    const rev = stored.get()?.days.find(({ day }) => day === sent.day)?.rev ?? 0
    try {
      stored.setDay(await calls.saveDay(sent.day, rev, sent.changes))
      setWaiting((waiting) => withoutSentDay(waiting, sent))
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'changed_meanwhile') throw error
      // Another device changed the day: the local changes are later and are sent again on top.
      stored.setDay(error.current as ProtocolDay)
    }
  }

  /** Next request; meals come before the photos that belong to them. Undefined when nothing waits. */
  function nextTask(): (() => Promise<void>) | undefined {
    const { meals, days, photos } = state.get().waiting
    const [meal] = meals
    if (meal) return () => sendMeal(meal)
    const [day] = days
    if (day) return () => sendDay(day)
    const [photo] = photos
    if (!photo) return undefined
    return async () => {
      await calls.uploadPhoto(photo)
      dropPhoto(photo.key)
    }
  }

  async function sendAll(): Promise<void> {
    // Without a pause otherwise: requests of a page that is being left must begin at once.
    if (loading) await loading
    try {
      for (let task = nextTask(); task; task = nextTask()) {
        state.set({ ...state.get(), status: 'SAVING', problem: null })
        await task()
        timer.resetRetries()
      }
      state.set({ ...state.get(), status: 'STORED', problem: null })
    } catch (error) {
      if (isTemporary(error)) {
        state.set({ ...state.get(), status: 'OFFLINE', problem: null })
        timer.retry()
      } else {
        const problem = error instanceof ProblemError ? (Object.values(error.fields)[0] ?? error.msg) : null
        state.set({ ...state.get(), status: 'REFUSED', problem })
      }
    }
  }

  /** Sends what waits. @returns a promise that is resolved when nothing waits or an attempt has failed */
  function send(): Promise<void> {
    timer.cancel()
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  /** Adds the entries that waited before a reload; what has been entered since then counts. */
  async function restore(): Promise<void> {
    const before = await storage.load()
    if (before) state.set({ ...state.get(), waiting: joinWaiting(before, state.get().waiting) })
  }

  /** Takes over what other tabs changed: entries they made wait here as well, those they sent do not any more. */
  async function reload(): Promise<void> {
    for (;;) {
      const [known, heard] = [state.get().waiting, changesHeard]
      const found = await storage.load()
      if (!found) return
      if (isAnyGone(known, found)) await stored.refresh()
      // Meanwhile an entry was made here, or in another tab.
      if (state.get().waiting !== known || changesHeard !== heard) continue
      state.set({ ...state.get(), waiting: keepEqual(known, found) })
      // The other tab sends them, unless it is closed before.
      if (countWaiting(found) > 0) timer.schedule(otherTabMs)
      return
    }
  }

  function onOtherTab(): void {
    changesHeard += 1
    if (isReloading) return
    isReloading = true
    void reload().finally(() => {
      isReloading = false
    })
  }

  const sendSoon = () => {
    timer.cancel()
    timer.schedule(0)
  }

  return {
    state,

    /** Loads the entries that waited before a reload, and sends them. */
    start: (): Promise<void> => {
      timer.start()
      stopListening = storage.onOtherTab(onOtherTab)
      loading = restore().then(() => {
        loading = undefined
        sendSoon()
      })
      return loading
    },

    /** Queues a new or changed meal; `content` null removes it with its waiting photos. */
    saveMeal: (key: string, content: ProtocolMealFields | null): void => {
      const waitsAlready = state.get().waiting.meals.find((meal) => meal.key === key)
      const base = waitsAlready ? waitsAlready.base : (stored.get()?.meals.find((meal) => meal.key === key) ?? null)
      if (content === null) setWaiting((waiting) => withoutPhotosOf(waiting, key))
      setWaiting((waiting) => withMeal(waiting, { key, content, base }))
      sendSoon()
    },

    /** Queues fields of a day. @param delayMs delay before sending, so that typing results in one request */
    saveDay: (day: string, changes: ProtocolDayChanges, delayMs = 0): void => {
      setWaiting((waiting) => withDay(waiting, { day, changes }))
      timer.cancel()
      timer.schedule(delayMs)
    },

    addPhoto: (photo: WaitingPhoto): void => {
      setWaiting((waiting) => ({ ...waiting, photos: [...waiting.photos, photo] }))
      sendSoon()
    },

    /** Removes a photo that is not uploaded yet. */
    dropPhoto,

    /** Removes the entry that the API refused, and continues with the others. */
    dropRefused: (): void => {
      setWaiting(withoutFirst)
      sendSoon()
    },

    /** Removes all waiting entries, after their protocol was discarded. */
    clear: (): void => setWaiting(() => nothingWaiting),

    /** Sends what waits now, for example when the connection is back or the page is left. */
    sendNow: (): void => void send(),

    /** Sends what waits a last time; no retries afterwards. @returns a promise that is resolved after the attempt */
    stop: (): Promise<void> => {
      timer.stop()
      // The queue may have been started again by the end of the attempt.
      return send().finally(stopListening)
    },
  }
}

export type EntryQueue = ReturnType<typeof createEntryQueue>
