import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'

interface MoreLinkProps {
  readonly to: string
  readonly text: string
  /** Accessible name where `text` alone does not say of what. */
  readonly label?: string
  readonly className?: string
}

/** Link at the end of a card to the complete list. */
export const MoreLink = ({ to, text, label, className }: MoreLinkProps) => (
  <Link
    to={to}
    aria-label={label}
    className={classNames(
      '-mb-2 -ml-3 inline-flex max-w-[calc(100%+0.75rem)] min-h-11 items-center gap-1 rounded-md px-3 font-semibold text-leaf no-underline hover:bg-leaf-soft',
      className,
    )}
  >
    <span className="min-w-0 wrap-anywhere">{text}</span>
    <ChevronRight className="size-5 shrink-0" aria-hidden="true" />
  </Link>
)
