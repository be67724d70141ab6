import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { firstInteraction } from './first-interaction.ts'
import type { ShownBlock } from './shown-block.ts'
import { untilLoaded } from './until-loaded.ts'

/**
 * A block that answers to people. What the server has drawn is taken over once it comes into view or people begin to
 * use the page; until then none of its code is loaded.
 */
export function LiveBlock({ load, props }: ShownBlock) {
  const inBrowser = useInBrowser()
  const [fresh] = useState(inBrowser)
  const frame = useRef<HTMLDivElement>(null)
  const [wanted] = useState(() => Promise.withResolvers<void>())
  const [code] = useState(() => (fresh || import.meta.env.SSR ? load() : wanted.promise.then(() => untilLoaded(load))))

  useEffect(() => {
    if (!frame.current) return
    const seen = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && wanted.resolve(),
      { rootMargin: '200px' },
    )
    seen.observe(frame.current)
    void firstInteraction().then(wanted.resolve)
    return () => seen.disconnect()
  }, [wanted])

  const { block, place, first } = props
  // The same element while nothing about the block changes: a new one would make React throw away what the server has
  // drawn and wait for the code with an empty place.
  const drawn = useMemo(
    () => (
      <Suspense>
        <Loaded load={() => code} props={{ block, place, first }} />
      </Suspense>
    ),
    [code, block, place, first],
  )

  // A page that is only now opened waits for its blocks, instead of showing gaps that fill up later.
  if (fresh) use(code)
  return <div ref={frame}>{drawn}</div>
}

function Loaded({ load, props }: ShownBlock) {
  const Block = use(load())
  const inBrowser = useInBrowser()
  return (
    <div data-waiting={inBrowser ? undefined : ''}>
      <Block {...props} />
    </div>
  )
}
