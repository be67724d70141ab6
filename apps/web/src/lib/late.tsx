import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ProblemError } from './problem-error.ts'

interface LateProps<Props extends object> {
  /** Imports the component; declared outside of components, so that it stays the same. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Stands there until the component is loaded. */
  readonly waiting?: ReactNode
  /** Told when the code cannot be loaded, usually for want of a connection. */
  readonly onFail: (problem: ProblemError) => void
}

/**
 * Shows a component whose code is loaded when it is wanted. Unlike with React's `lazy`, a failed load leaves the page
 * standing, and wanting the component again tries again.
 */
export function Late<Props extends object>({ load, props, waiting = null, onFail }: LateProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    let wanted = true
    load().then(
      (component) => wanted && setLoaded(() => component),
      (error: unknown) => wanted && fail(ProblemError.offline(error)),
    )
    return () => {
      wanted = false
    }
  }, [load])
  return Loaded ? <Loaded {...props} /> : waiting
}
