/**
 * Memoises the import, because React's `use` needs the same promise on every render. A rejected import is tried again.
 */
export function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let promise: Promise<Module> | undefined
  return () => {
    promise ??= load().catch((error: unknown) => {
      promise = undefined
      throw error
    })
    return promise
  }
}
