import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ProblemError } from './problem-error.ts'

export interface LazyComponentProps<Props extends object> {
  /** Imports the component. Declare this function at module level: a new function starts a new import. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Rendered until the component is loaded. */
  readonly fallback?: ReactNode
  /** Called when the import failed, usually because the browser is offline. */
  readonly onError: (problem: ProblemError) => void
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
  const [Component, setComponent] = useState<ComponentType<Props>>()
  const reportError = useEffectEvent(onError)
  useEffect(() => {
    let mounted = true
    load().then(
      (component) => mounted && setComponent(() => component),
      (error: unknown) => mounted && reportError(ProblemError.offline(error)),
    )
    return () => {
      mounted = false
    }
  }, [load])
  return Component ? <Component {...props} /> : fallback
}
