import { useEffect, useRef, useState } from 'react'
import { whenUsedOrDelayed } from './first-interaction.ts'
import { LazyComponent, type LazyComponentProps } from './lazy-component.tsx'

/** Distance from the viewport within which the component is loaded. */
const rootMargin = '200px'

interface DeferredComponentProps<Props extends object> extends Omit<LazyComponentProps<Props>, 'onError'> {
  /** CSS classes of the element around fallback and component. */
  readonly className?: string
}

/**
 * Lazy component that is not loaded with the page: it waits until its fallback is near the viewport, the page is used,
 * or three seconds have passed (for printing and for searching the page). Offline the fallback stays until the browser
 * is online again.
 */
export function DeferredComponent<Props extends object>({
  load,
  props,
  fallback,
  className,
}: DeferredComponentProps<Props>) {
  const frame = useRef<HTMLDivElement>(null)
  const [isNeeded, setNeeded] = useState(false)

  useEffect(() => {
    if (!frame.current) return
    const show = () => setNeeded(true)
    const visibility = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin },
    )
    visibility.observe(frame.current)
    void whenUsedOrDelayed().then(show)
    return () => visibility.disconnect()
  }, [])

  return (
    <div ref={frame} className={className}>
      {isNeeded ? <LazyComponent load={load} props={props} fallback={fallback} /> : fallback}
    </div>
  )
}
