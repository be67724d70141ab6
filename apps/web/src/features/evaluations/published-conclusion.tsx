import { useId } from 'react'
import { Card } from '../../ui/card.tsx'

interface PublishedConclusionProps {
  readonly title: string
  /** Who wrote it, if the page does not say so already. */
  readonly byline?: string
  readonly conclusion: string
}

/** Section with a published conclusion, to read. */
export function PublishedConclusion({ title, byline, conclusion }: PublishedConclusionProps) {
  const titleId = useId()
  return (
    <Card as="section" tone="sage" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {byline ? <p className="mt-1 text-sm text-ink-soft">{byline}</p> : null}
      <p dir="auto" className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">
        {conclusion}
      </p>
    </Card>
  )
}
