import { watch } from 'node:fs'
import type { Library } from './files/library.ts'

/** Debounce in ms: editors save in several steps. */
const quiet = 80

type WatchOptions = {
  directory: string
  read: () => Promise<Library>
  /** Called after each change is available. */
  onChange: (now: Library, before: Library) => void
  onError: (error: unknown) => void
}

/** Watches a folder and keeps its library up to date. */
export async function watchContent({ directory, read, onChange, onError }: WatchOptions) {
  let library = await read()
  let waiting: NodeJS.Timeout | undefined
  let reading: Promise<void> = Promise.resolve()

  const readAgain = async () => {
    const before = library
    library = await read()
    if (library !== before) onChange(library, before)
  }
  const watcher = watch(directory, { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      reading = reading.then(readAgain).catch(onError)
    }, quiet)
  })
  watcher.on('error', onError)
  return {
    library: () => library,
    async stop() {
      watcher.close()
      clearTimeout(waiting)
      await reading
    },
  }
}
