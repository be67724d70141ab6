import { useState } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { messageParts } from './message-parts.ts'
import { texts } from './texts.ts'

/** Number of characters from which on a message is folded: about one phone screen. */
const foldedLength = 1200

/** Text of a message with line breaks and links; long texts are folded on screen and whole in print. */
export function MessageText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false)
  const isFoldable = text.length > foldedLength
  return (
    <>
      <p
        className={`whitespace-pre-line wrap-anywhere ${isFoldable && !isWhole ? 'line-clamp-[14] print:line-clamp-none' : ''}`}
      >
        {messageParts(text).map(({ text: part, href }, index) =>
          href ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
            <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow" className="underline">
              {part}
              <VisuallyHidden> {texts.newTab}</VisuallyHidden>
            </a>
          ) : (
            part
          ),
        )}
      </p>
      {isFoldable ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-1 min-h-8 text-sm font-semibold underline underline-offset-4 print:hidden"
        >
          {isWhole ? texts.less : texts.whole}
        </button>
      ) : null}
    </>
  )
}
