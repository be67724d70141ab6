let imports: Readonly<Record<string, () => Promise<unknown>>> = {}

/** Loads the lists of the modules that lazily imported files need. Call it after hydration. */
export async function loadModuleLists(): Promise<void> {
  try {
    imports = (await import('./lazy-modules.ts')).lazyModules
  } catch {
    // Ignored: without the lists, modules are fetched one after the other.
  }
  // Toasts tell of a lost connection, so they are loaded before it goes.
  preloadModules('src/ui/toast-container.tsx')
}

/**
 * Fetches a lazily imported file and all its modules in parallel; nothing before `loadModuleLists` is done.
 * @param file source file as `src/…`
 */
export function preloadModules(file: string): void {
  imports[`/${file}`]?.().catch(() => {
    // Ignored: the caller's own import reports the failure.
  })
}
