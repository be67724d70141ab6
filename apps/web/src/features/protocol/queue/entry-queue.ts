import type { ProtocolDayChanges } from '@kostbar/contracts/protocol/schemas'
import { ProblemError } from '../../../lib/problem-error.ts'
import { createSaveTimer } from '../../../lib/save-timer.ts'
import { nothingWaiting, type ProtocolMealFields, type WaitingPhoto } from './entries.ts'
import { nextRequest } from './next-request.ts'
import { withDay, withMeal, withoutFirst, withoutPhoto, withoutPhotosOf } from './queue-changes.ts'
import type { EntryCalls, StoredProtocol, WaitingStorage } from './queue-parts.ts'
import { createQueueState } from './queue-state.ts'
import { createStoredWaiting } from './stored-waiting.ts'

/** Codes of problems after which the same request may succeed later. */
const temporary = new Set([
  'offline',
  'unavailable',
  'too_many_requests',
  'unexpected',
  'session_expired',
  'not_signed_in',
])

/** Delay in ms before entries of another tab are sent from here: that tab sends them itself, unless it is closed. */
const otherTabMs = 5_000

const isTemporary = (error: unknown) => !(error instanceof ProblemError) || temporary.has(error.code)

/**
 * Queue of protocol entries that wait to be stored, sent one at a time. Each has a client key of this device, so that
 * an entry whose response was lost is stored once. Entries stay queued until the API has confirmed them.
 */
export function createEntryQueue(calls: EntryCalls, stored: StoredProtocol, storage: WaitingStorage) {
  const state = createQueueState(storage)
  const storedWaiting = createStoredWaiting(state, stored, storage, () => timer.schedule(otherTabMs))
  const timer = createSaveTimer(() => void send())
  let running: Promise<void> | undefined
  let loading: Promise<void> | undefined
  let stopListening: (() => void) | undefined

  const next = () => nextRequest({ calls, stored, state })

  async function sendAll(): Promise<void> {
    // Without a pause otherwise: requests of a page that is being left must begin at once.
    if (loading) await loading
    try {
      for (let request = next(); request; request = next()) {
        state.setStatus('SAVING')
        await request()
        timer.resetRetries()
      }
      state.setStatus('STORED')
    } catch (error) {
      if (isTemporary(error)) {
        state.setStatus('OFFLINE')
        timer.retry()
      } else
        state.setStatus('REFUSED', error instanceof ProblemError ? (Object.values(error.fields)[0] ?? error.msg) : null)
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

  const sendSoon = (delayMs = 0) => {
    timer.cancel()
    timer.schedule(delayMs)
  }

  return {
    state: state.store,

    /** Loads the entries that waited before a reload, and sends them. */
    start: (): Promise<void> => {
      timer.start()
      stopListening = storedWaiting.follow()
      loading = storedWaiting.restore().then(() => {
        loading = undefined
        sendSoon()
      })
      return loading
    },

    /** Queues a new or changed meal; `content` null removes it with its waiting photos. */
    saveMeal: (key: string, content: ProtocolMealFields | null): void => {
      const waitsAlready = state.waiting().meals.find((meal) => meal.key === key)
      const base = waitsAlready ? waitsAlready.base : (stored.get()?.meals.find((meal) => meal.key === key) ?? null)
      if (content === null) state.changeWaiting((waiting) => withoutPhotosOf(waiting, key))
      state.changeWaiting((waiting) => withMeal(waiting, { key, content, base }))
      sendSoon()
    },

    /** Queues fields of a day. @param delayMs delay before sending, so that typing results in one request */
    saveDay: (day: string, changes: ProtocolDayChanges, delayMs = 0): void => {
      state.changeWaiting((waiting) => withDay(waiting, { day, changes }))
      sendSoon(delayMs)
    },

    addPhoto: (photo: WaitingPhoto): void => {
      state.changeWaiting((waiting) => ({ ...waiting, photos: [...waiting.photos, photo] }))
      sendSoon()
    },

    /** Removes a photo that is not uploaded yet. */
    dropPhoto: (key: string): void => state.changeWaiting((waiting) => withoutPhoto(waiting, key)),

    /** Removes the entry that the API refused, and continues with the others. */
    dropRefused: (): void => {
      state.changeWaiting(withoutFirst)
      sendSoon()
    },

    /** Removes all waiting entries, after their protocol was discarded. */
    clear: (): void => state.changeWaiting(() => nothingWaiting),

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
