import { reportImportFailure } from './import-failure.ts'

/**
 * Loads a module of the page; after a failure, loads it again each time the browser reports `online`. Never rejects
 * in the browser; the server renders only what it has.
 */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      void reportImportFailure()
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
}
