import { Suspense, use, useEffect, useRef, useState } from 'react'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import { firstInteraction } from './first-interaction.ts'
import type { ShownBlock } from './shown-block.ts'

/**
 * A block that answers to people. What the server has drawn is taken over once it comes into view or people begin to
 * use the page; until then none of its code is loaded.
 */
export function LiveBlock({ load, props }: ShownBlock) {
  const inBrowser = useInBrowser()
  const [fresh] = useState(inBrowser)
  const frame = useRef<HTMLDivElement>(null)
  const [wanted] = useState(() => Promise.withResolvers<void>())
  const [code] = useState(() => (fresh || import.meta.env.SSR ? load() : wanted.promise.then(load)))

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

  // A page that is only now opened waits for its blocks, instead of showing gaps that fill up later.
  if (fresh) use(code)
  return (
    <div ref={frame}>
      <Suspense>
        <Loaded load={() => code} props={props} />
      </Suspense>
    </div>
  )
}

function Loaded({ load, props }: ShownBlock) {
  const Block = use(load())
  return <Block {...props} />
}
