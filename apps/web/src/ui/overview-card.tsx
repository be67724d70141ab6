import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { MoreLink } from './more-link.tsx'

interface OverviewCardProps {
  readonly title: string
  /** One-line summary; its height is reserved while it loads. */
  readonly summary?: string | undefined
  readonly to: string
  readonly linkText: string
  readonly children: ReactNode
}

/** Card of the overview page with a link to the full page. */
export const OverviewCard = ({ title, summary, to, linkText, children }: OverviewCardProps) => (
  <Card as="section" className="flex flex-col">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="text-xl">{title}</h2>
      <p className="min-h-6 text-sm text-ink-soft" aria-live="polite">
        {summary}
      </p>
    </div>
    <div className="mt-3 min-h-28 flex-1">{children}</div>
    <MoreLink to={to} text={linkText} className="self-start" />
  </Card>
)
