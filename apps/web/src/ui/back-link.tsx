import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Link to the parent page, above a page's title. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link
    to={to}
    className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-md px-2 font-semibold text-leaf no-underline hover:bg-leaf-soft"
  >
    <ChevronLeft className="size-5 shrink-0" aria-hidden="true" />
    {children}
  </Link>
)
