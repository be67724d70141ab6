import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** Collapsed section of a list. */
export const Disclosure = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group mt-4 rounded-lg bg-sage px-4">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
      <ChevronRight
        className="size-4 transition-transform duration-(--quick) group-open:rotate-90"
        aria-hidden="true"
      />
      {title}
    </summary>
    <div className="pb-3">{children}</div>
  </details>
)
