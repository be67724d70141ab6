import { reportImportFailure } from './import-failure.ts'
import { onlineOrAfter } from './online-or-after.ts'

/** Delays in ms before the next attempt while the browser is online: the server may have failed for a moment. */
const firstDelayMs = 2_000
const longestDelayMs = 30_000

/**
 * Loads a module of the page; after a failure, loads it again when the browser reports `online`, and by itself after a
 * while. Never rejects in the browser; the server renders only what it has.
 */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(2 * delayMs, longestDelayMs)) {
    try {
      return await load()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      void reportImportFailure()
      await onlineOrAfter(delayMs)
    }
  }
}
