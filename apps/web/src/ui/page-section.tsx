import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { restoreFocus } from './restore-focus.ts'

interface PageSectionProps {
  /** Part of the page's address (`#passwort`). */
  readonly id: string
  readonly title: string
  /** What this is about, in a sentence or two. */
  readonly text?: ReactNode
  readonly tone?: 'raised' | 'sunk'
  /** Stands at the right of the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One of several things on a long page, with an address of its own. Its title takes the focus by script. */
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

/** Moves the focus to a section's title, when what had it is gone. */
export function focusSection(id: string): void {
  const title = document.getElementById(`${id}-titel`)
  if (title) restoreFocus(title)
}
