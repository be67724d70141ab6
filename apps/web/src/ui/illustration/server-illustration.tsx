import { use } from 'react'
import type { LazyIllustrationProps } from './illustration-loader.ts'

/** `LazyIllustration` on the server: suspends until the picture is loaded, then renders it. */
export function ServerIllustration({ loader, className }: LazyIllustrationProps) {
  const Picture = use(loader())
  return (
    <div className={className}>
      <Picture className="size-full" />
    </div>
  )
}
