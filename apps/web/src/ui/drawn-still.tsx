import { use } from 'react'
import type { StillProps } from './scene.ts'

/** The server's side of a still: it waits for the drawing and draws it. */
export function DrawnStill({ scene, className }: StillProps) {
  const Picture = use(scene())
  return (
    <div className={className}>
      <Picture className="size-full" />
    </div>
  )
}
