import { type ComponentType, Suspense, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { firstInteraction } from '../../lib/first-interaction.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { BlockRendererProps } from './block-renderer-props.ts'

/** Distance from the viewport within which islands are hydrated. */
const rootMargin = '200px'

interface IslandProps<Props extends object> {
  /** Imports the component; repeated calls return the same promise, which never rejects (`once`). */
  readonly load: () => Promise<ComponentType<Props>>
  /**
   * Props of the component; the same object in every render until one changes. New props load the code at once: until
   * then the server's HTML stays, which React would otherwise discard.
   */
  readonly props: Props
}

/**
 * Island: an interactive part of a page. The server renders it; its code is loaded and hydrated when it is near the
 * viewport or on the first interaction with the page. Until then it is under `data-unhydrated`, and clicks are queued
 * (queued-clicks.ts). How it all works together: docs/islands.md.
 *
 * Its queries must not be shared with components that hydrate earlier: their answers would differ from the server's
 * HTML.
 */
export function Island<Props extends object>({ load, props }: IslandProps<Props>) {
  const inBrowser = useHydrated()
  /** True when the island is rendered by the browser after navigation, without server HTML to hydrate. */
  const [isClientRendered] = useState(inBrowser)
  const frame = useRef<HTMLDivElement>(null)
  const [hydration] = useState(() => Promise.withResolvers<void>())
  const [component] = useState(() => (isClientRendered || import.meta.env.SSR ? load() : hydration.promise.then(load)))

  const [serverProps] = useState(props)
  useEffect(() => {
    if (props !== serverProps) hydration.resolve()
  }, [props, serverProps, hydration])

  useEffect(() => {
    if (!frame.current) return
    const visibility = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && hydration.resolve(),
      { rootMargin },
    )
    visibility.observe(frame.current)
    void firstInteraction().then(hydration.resolve)
    return () => visibility.disconnect()
  }, [hydration])

  const shownProps = useDeferredValue(props)
  const content = useMemo(
    () => (
      <Suspense>
        <HydratedIsland load={() => component} props={shownProps} />
      </Suspense>
    ),
    [component, shownProps],
  )

  // After client-side navigation, suspend the page (or the next Suspense boundary): no gaps that fill up later.
  if (isClientRendered) use(component)
  return <div ref={frame}>{content}</div>
}

function HydratedIsland<Props extends object>({ load, props }: IslandProps<Props>) {
  const Component = use(load())
  const inBrowser = useHydrated()
  return (
    <div data-unhydrated={inBrowser ? undefined : ''}>
      <Component {...props} />
    </div>
  )
}

/** Island of a content block. */
export function BlockIsland({ load, props: { block, context, first } }: BlockRendererProps) {
  const props = useMemo(() => ({ block, context, first }), [block, context, first])
  return <Island load={load} props={props} />
}
