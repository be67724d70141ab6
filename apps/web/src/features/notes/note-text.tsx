import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

/** Number of characters from which on a note is collapsed: about ten lines on a phone. */
const maxExpandedLength = 400

/** Text of a note with line breaks; long texts are collapsed. */
export function NoteText({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(false)
  if (text === '') return null
  const isCollapsible = text.length > maxExpandedLength
  return (
    <>
      <p
        className={`mt-1 max-w-prose whitespace-pre-line wrap-anywhere ${isCollapsible && !isExpanded ? 'line-clamp-6' : ''}`}
      >
        {text}
      </p>
      {isCollapsible ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? texts.less : texts.more}
        </Button>
      ) : null}
    </>
  )
}
