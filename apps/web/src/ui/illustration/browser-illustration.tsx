import { useEffect, useRef, useState } from 'react'
import type { LazyIllustrationProps, LoadedIllustration } from './illustration-loader.ts'

/** `LazyIllustration` in the browser: hydration keeps the server's markup; without it, the picture is loaded. */
export function BrowserIllustration({ loader, className }: LazyIllustrationProps) {
  const frame = useRef<HTMLDivElement>(null)
  const serverRendered = useRef(loader)
  const [Picture, setPicture] = useState<LoadedIllustration>()

  useEffect(() => {
    if (serverRendered.current === loader && frame.current?.firstElementChild) return
    let mounted = true
    loader().then(
      (loaded) => mounted && setPicture(() => loaded),
      // Decorative: the frame stays empty when the picture cannot be loaded.
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [loader])

  return Picture ? (
    <div key="loaded" className={className}>
      <Picture className="size-full animate-appear" />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React then keeps the children that the server rendered
    <div ref={frame} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
