import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Line that opens and closes a `<details className="group">`, with an arrow at its end. */
export const DisclosureSummary = ({ children }: { readonly children: ReactNode }) => (
  <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-md font-semibold text-leaf [&::-webkit-details-marker]:hidden">
    {children}
    <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden="true" />
  </summary>
)
