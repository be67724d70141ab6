import type { ReactNode } from 'react'

/** Notice that something needs JavaScript; shown only where it is off. */
export const NeedsScript = ({ children }: { children: ReactNode }) => (
  <p className="hidden rounded-lg bg-apricot-soft p-4 font-medium text-apricot-ink noscript:block">{children}</p>
)
