import type { ReactNode } from 'react'

interface OffersSectionProps {
  title?: string | undefined
  text?: string | undefined
  children: ReactNode
}

/** Page section with optional title and text. */
export const OffersSection = ({ title, text, children }: OffersSectionProps) => (
  <section className="column py-10 md:py-16">
    {title ? <h2>{title}</h2> : null}
    {text ? <p className="measure mt-4 text-lg text-ink-soft">{text}</p> : null}
    <div className={title || text ? 'mt-8 md:mt-10' : undefined}>{children}</div>
  </section>
)
