import type { ReactNode } from 'react'

interface PageHeadProps {
  readonly title: string
  readonly intro: string
  /** Actions of the page, such as a button that adds to its list. */
  readonly children?: ReactNode
}

/** Head of a page with a list: title, introduction and actions. */
export const PageHead = ({ title, intro, children }: PageHeadProps) => (
  <div className="flex flex-wrap items-start justify-between gap-4">
    <div>
      <h1 className="text-3xl">{title}</h1>
      <p className="measure mt-3 text-lg text-ink-soft">{intro}</p>
    </div>
    {children}
  </div>
)
