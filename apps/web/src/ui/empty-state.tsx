import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** Picture, usually a LazyIllustration. */
  picture?: ReactNode
  title: string
  text?: ReactNode
  /** Action: one Button or ButtonLink. */
  action?: ReactNode
  /** Heading level of the title on this page. */
  level?: 2 | 3
}

/** Empty state in place of an empty list: illustration, text and action. */
export function EmptyState({ picture, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
      {picture ? <div className="mb-3 w-full max-w-64">{picture}</div> : null}
      <Heading className="text-xl">{title}</Heading>
      {text ? <p className="text-ink-soft">{text}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}
