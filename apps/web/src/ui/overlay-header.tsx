import { X } from 'lucide-react'
import { Heading } from 'react-aria-components/Heading'
import { closeClass } from './overlay-class.ts'
import { texts } from './texts.ts'

interface OverlayHeaderProps {
  title: string
  /** Undefined: there is no button to close the overlay. */
  onClose: (() => void) | undefined
}

/** Title and close button of an overlay; the heading is the overlay's accessible name. */
export function OverlayHeader({ title, onClose }: OverlayHeaderProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <Heading slot="title" className="min-w-0 pt-1.5 text-xl wrap-anywhere">
        {title}
      </Heading>
      {onClose ? (
        <button type="button" aria-label={texts.close} onClick={onClose} className={`${closeClass} -mr-2 -mt-1`}>
          <X className="size-5" aria-hidden="true" />
        </button>
      ) : null}
    </div>
  )
}
