import { useEffect, useRef, useState } from 'react'
import type { Drawing, StillProps } from './scene.ts'

/** The browser's side of a still: keeps what the server drew, or loads the drawing where there is nothing. */
export function KeptStill({ scene, className }: StillProps) {
  const frame = useRef<HTMLDivElement>(null)
  const kept = useRef(scene)
  const [Picture, setPicture] = useState<Drawing>()

  useEffect(() => {
    if (kept.current === scene && frame.current?.firstElementChild) return
    let here = true
    scene().then(
      (loaded) => here && setPicture(() => loaded),
      // A decoration that cannot be loaded leaves its place empty.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [scene])

  return Picture ? (
    <div key="loaded" className={className}>
      <Picture className="size-full animate-appear" />
    </div>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React to keep what the server has drawn
    <div ref={frame} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  )
}
