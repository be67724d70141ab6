import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ProblemError } from './problem-error.ts'

interface LazyComponentProps<Props extends object> {
  /** Imports the component. Declare it at module level: a new function loads again. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Rendered until the component is loaded. */
  readonly fallback?: ReactNode
  /** The import failed, usually offline. */
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
