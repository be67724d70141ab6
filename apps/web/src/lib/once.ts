import { loadWhenOnline } from './load-when-online.ts'

/** Memoises an import (`loadWhenOnline`), because React's `use` needs the same promise on every render. Never rejects. */
export function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let promise: Promise<Module> | undefined
  return () => {
    promise ??= loadWhenOnline(load)
    return promise
  }
}
