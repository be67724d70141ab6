import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

/** Characters from which a note is folded, about ten lines on a phone. */
const long = 400

/** The text of a note with its line breaks; a long one unfolds on demand. */
export function NoteText({ text }: { text: string }) {
  const [unfolded, unfold] = useState(false)
  if (text === '') return null
  const folds = text.length > long
  return (
    <>
      <p className={`mt-1 max-w-prose whitespace-pre-line wrap-anywhere ${folds && !unfolded ? 'line-clamp-6' : ''}`}>
        {text}
      </p>
      {folds ? (
        <Button variant="quiet" size="sm" className="-ml-3" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
          {unfolded ? texts.less : texts.more}
        </Button>
      ) : null}
    </>
  )
}
