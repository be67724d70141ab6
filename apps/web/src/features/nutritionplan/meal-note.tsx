import { StickyNote } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

interface MealNoteProps {
  readonly note: string
  /** Truncates the note to three lines. */
  readonly truncated?: boolean
}

/** Note of a meal; renders nothing if empty. */
export const MealNote = ({ note, truncated = false }: MealNoteProps) =>
  note ? (
    <p className="mt-1 flex gap-2 rounded-md bg-apricot-soft px-3 py-2 text-sm whitespace-pre-line week-table:px-2 week-table:py-1.5 week-table:text-xs print:bg-transparent print:p-0! print:text-[7pt]! print:leading-tight! print:italic">
      <StickyNote className="mt-0.5 size-4 shrink-0 text-apricot-ink week-table:hidden" aria-hidden="true" />
      <span className={classNames('min-w-0 wrap-anywhere', truncated && 'line-clamp-3')}>
        <VisuallyHidden>{texts.note}: </VisuallyHidden>
        {note}
      </span>
    </p>
  ) : null
