import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

/** Notes longer than this are collapsed; about ten lines on a phone. */
const maxExpandedLength = 400

/** The text of a note with its line breaks; long ones are collapsed. */
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
