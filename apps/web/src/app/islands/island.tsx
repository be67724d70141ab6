import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { BlockRendererProps } from './block-renderer-props.ts'
import { firstInteraction } from './first-interaction.ts'
import { loadWhenOnline } from './load-when-online.ts'

/** Islands this close to the viewport are hydrated. */
const rootMargin = '200px'

/**
 * Island: an interactive block. The server renders it; its code is loaded and hydrated when it is near the viewport
 * or on the first interaction with the page. Until then it is under `data-unhydrated`, and clicks are queued
 * (queued-clicks.ts). How it all works together: docs/islands.md.
 */
export function Island({ load, props }: BlockRendererProps) {
  const inBrowser = useHydrated()
  /** Rendered by the browser after navigation, without server HTML to hydrate. */
  const [isClientRendered] = useState(inBrowser)
  const frame = useRef<HTMLDivElement>(null)
  const [hydration] = useState(() => Promise.withResolvers<void>())
  const [component] = useState(() =>
    isClientRendered || import.meta.env.SSR ? load() : hydration.promise.then(() => loadWhenOnline(load)),
  )

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

  const { block, context, first } = props
  // Memoised: a re-render of a dehydrated Suspense boundary with new props makes React discard the server's HTML.
  const content = useMemo(
    () => (
      <Suspense>
        <HydratedBlock load={() => component} props={{ block, context, first }} />
      </Suspense>
    ),
    [component, block, context, first],
  )

  // After client-side navigation, suspend the whole page until its blocks are loaded: no gaps that fill up later.
  if (isClientRendered) use(component)
  return <div ref={frame}>{content}</div>
}

function HydratedBlock({ load, props }: BlockRendererProps) {
  const Block = use(load())
  const inBrowser = useHydrated()
  return (
    <div data-unhydrated={inBrowser ? undefined : ''}>
      <Block {...props} />
    </div>
  )
}
