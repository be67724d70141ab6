import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useReducer } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import { loadWhenOnline } from './load-when-online.ts'
import { ProblemError } from './problem-error.ts'

/** Components loaded so far, by their import: mounted again, they show at once. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>()

export interface LazyComponentProps<Props extends object> {
  /** Imports the component. Declare this function at module level: a new function starts a new import. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Rendered until the component is loaded. */
  readonly fallback?: ReactNode
  /**
   * Called when the import failed, usually because the browser is offline: for what the user opens. Without it the fallback
   * stays, and the component is loaded when the browser is online again.
   */
  readonly onError?: (problem: ProblemError) => void
}

/**
 * Lazy component without Suspense. Unlike React's `lazy`, a failed import does not reach the error boundary and is not
 * remembered: mounting the component again retries.
 */
export function LazyComponent<Props extends object>({
  load,
  props,
  fallback = null,
  onError,
}: LazyComponentProps<Props>) {
  // During hydration the fallback, which is what the server has rendered.
  const inBrowser = useHydrated()
  const Component = inBrowser ? (loaded.get(load) as ComponentType<Props> | undefined) : undefined
  const [, showLoaded] = useReducer((count: number) => count + 1, 0)
  const hasOwnErrors = onError !== undefined
  const reportError = useEffectEvent((problem: ProblemError) => onError?.(problem))
  useEffect(() => {
    if (Component) return
    let mounted = true
    ;(hasOwnErrors ? load() : loadWhenOnline(load)).then(
      (component) => {
        loaded.set(load, component)
        if (mounted) showLoaded()
      },
      (error: unknown) => mounted && reportError(ProblemError.offline(error)),
    )
    return () => {
      mounted = false
    }
  }, [load, hasOwnErrors, Component])
  return Component ? <Component {...props} /> : fallback
}
