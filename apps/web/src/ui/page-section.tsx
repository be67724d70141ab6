import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { restoreFocus } from './restore-focus.ts'

interface PageSectionProps {
  /** Id of the section, the fragment of its URL (`#passwort`). */
  readonly id: string
  readonly title: string
  readonly text?: ReactNode
  readonly tone?: 'raised' | 'sunk'
  /** Content to the right of the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of a long page with a fragment id. Its title can be focused with `focusSection`. */
export const PageSection = ({ id, title, text, tone, aside, children }: PageSectionProps) => (
  <Card as="section" id={id} {...(tone ? { tone } : {})} aria-labelledby={`${id}-titel`}>
    <div className="flex items-center justify-between gap-4">
      <h2 id={`${id}-titel`} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {aside}
    </div>
    {text ? <p className="mt-2 max-w-prose text-ink-soft">{text}</p> : null}
    <div className="mt-5">{children}</div>
  </Card>
)

/** Focuses a section's title after the focused element has been removed. */
export function focusSection(id: string): void {
  const title = document.getElementById(`${id}-titel`)
  if (title) restoreFocus(title)
}
